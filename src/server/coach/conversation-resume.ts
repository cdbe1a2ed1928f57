import { z } from 'zod'
import { resumeLines } from '#core/coach/resume-lines.ts'
import { sanitiseLine } from '#core/text/sanitise.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'

const conversationResumeSchema = z.object({ fileName: z.string().nullable(), lines: z.array(z.string()) })

/** The resume a conversation is about, kept with it: its numbered lines must stay what they were. */
export type ConversationResume = z.infer<typeof conversationResumeSchema>

export function toConversationResume(fileName: string | null, facts: ResumeFacts): ConversationResume {
  return { fileName: fileName === null ? null : sanitiseLine(fileName), lines: resumeLines(facts) }
}

export function readConversationResume(json: string | null): ConversationResume | null {
  return json === null ? null : conversationResumeSchema.parse(JSON.parse(json))
}
