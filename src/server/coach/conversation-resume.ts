import { z } from 'zod'
import { resumeLines } from '#core/coach/resume-lines.ts'
import { sanitiseLine } from '#core/text/sanitise.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'

const conversationResumeSchema = z.object({
  fileName: z.string().nullable(),
  lines: z.array(z.string()),
  /** Of one that is not on file, without who it is about: what is counted with it. */
  facts: resumeFactsSchema.optional(),
})

/** The resume a conversation is about, kept with it: its numbered lines must stay what they were. */
export type ConversationResume = z.infer<typeof conversationResumeSchema>

export function toConversationResume(fileName: string | null, facts: ResumeFacts): ConversationResume {
  return { fileName: fileName === null ? null : sanitiseLine(fileName), lines: resumeLines(facts) }
}

/** One that was read from a file and is kept nowhere but in its conversation. */
export function toShownResume(fileName: string | null, facts: ResumeFacts): ConversationResume {
  return { ...toConversationResume(fileName, facts), facts: { ...facts, basics: NO_FACTS.basics } }
}

export const isSameResume = (a: ConversationResume, b: ConversationResume): boolean =>
  JSON.stringify(a.lines) === JSON.stringify(b.lines)

export function readConversationResume(json: string | null): ConversationResume | null {
  return json === null ? null : conversationResumeSchema.parse(JSON.parse(json))
}
