import { z } from 'zod'
import { resumeLines } from '#core/coach/resume-lines.ts'
import { withoutPerson } from '#core/coach/without-person.ts'
import { sanitiseLine } from '#core/text/sanitise.ts'
import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'
import { factsOf, factsRead } from '#server/resume/get-latest-resume.ts'
import type { SavedResumeRow } from '#server/resume/resume.repo.ts'

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
  return { ...toConversationResume(fileName, facts), facts: withoutPerson(facts) }
}

export const isSameResume = (a: ConversationResume, b: ConversationResume): boolean =>
  JSON.stringify(a.lines) === JSON.stringify(b.lines)

/** Whether it reads as the resume on file does, before its owner corrected it or since. */
export const isOnFile = (onFile: Pick<SavedResumeRow, 'facts' | 'corrections'>, resume: ConversationResume): boolean =>
  [factsRead(onFile), factsOf(onFile)].some((facts) => isSameResume(toConversationResume(null, facts), resume))

export function readConversationResume(json: string | null): ConversationResume | null {
  return json === null ? null : conversationResumeSchema.parse(JSON.parse(json))
}
