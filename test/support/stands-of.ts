import { besideDeeds } from '#core/skills/beside-deeds.ts'
import { indexTerms, matchTerms } from '#core/skills/term-index.ts'
import { tokenise } from '#core/skills/tokens.ts'
import { skills } from './ada.ts'

/** How each 'Docker' of a line stands beside what the line tells. */
export function standsOf(line: string) {
  const tokens = tokenise(line)
  const matches = matchTerms(tokens, line, indexTerms(skills))
  const stands = besideDeeds(line, tokens, matches)
  return matches.flatMap(({ text }, at) => (text.startsWith('Docker') ? [stands[at]] : []))
}
