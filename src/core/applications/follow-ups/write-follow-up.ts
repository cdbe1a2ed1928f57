import { oneStop } from '#core/text/one-stop.ts'
import type { FollowUpKind } from './fitting-follow-ups.ts'
import type { FollowUpFacts, FollowUpLanguage, Words } from './letter-words.ts'
import { english } from './words/en.ts'
import { french } from './words/fr.ts'
import { german } from './words/de.ts'
import { spanish } from './words/es.ts'
import { turkish } from './words/tr.ts'

const LETTERS: Record<FollowUpLanguage, Words> = { en: english, de: german, tr: turkish, fr: french, es: spanish }

/** A letter to send, filled from facts alone: what is not known is left out, never made up. */
export function writeFollowUp(
  kind: FollowUpKind,
  facts: FollowUpFacts,
  language: FollowUpLanguage,
): { subject: string; body: string } {
  const words = LETTERS[language]
  const { subject, lines } = words[kind](facts)
  const body = [words.greeting(facts.contactName), ...lines.map(oneStop), words.close(facts.senderName)]
    .filter(Boolean)
    .join('\n\n')
  return { subject, body }
}
