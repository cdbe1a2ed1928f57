import type { LetterContent } from './content.ts'

/** What may not go out: a slot that nobody filled. */
export function openSlots(content: LetterContent): string[] {
  return [content.subject, content.greeting, content.why, content.proof, content.proof2, content.close].flatMap(
    (text) => text.match(/\[[^\]\n]{0,60}\]|\{\{[^}\n]{0,60}\}\}/g) ?? [],
  )
}
