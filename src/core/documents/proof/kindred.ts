import type { Aligned } from './align.ts'
import { isKin } from './kin.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import type { Segment } from './segments.ts'
import { isVerb } from './swapped-verbs.ts'
import { BOLD_VERBS } from './words/bold-verbs.ts'

/**
 * A new word takes the place of a word of its line that the rewrite leaves out, where the two are kin. It then carries the
 * limits of that word. Whatever says who is over whom, how much, how well or when has no kin.
 */
export function standForKin(tokens: readonly Aligned[], segments: readonly Segment[], language: Language): void {
  if (language.code !== 'en') return
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  for (const segment of segments)
    for (const token of segment.tokens) {
      if (!token.isContent || token.found.length > 0 || isClosed(token, language) || isVerb(token, tokens, language))
        continue
      const place = segment.units
        .flatMap((unit) => unit.tokens)
        .find(
          (source) =>
            source.value === null &&
            source.dampers.length === 0 &&
            !used.has(source) &&
            !language.glue.has(source.lower) &&
            isTime(source, language) === null &&
            isKin(token.lower, source.lower),
        )
      if (place === undefined) continue
      used.add(place)
      token.found.push(place)
    }
}

function isClosed(token: Aligned, language: Language): boolean {
  const { lower, text, at, value } = token
  return (
    value !== null ||
    (at > 0 && /^\p{Lu}/u.test(text)) ||
    [language.ranks, language.raisers, language.levels, language.light].some((words) => words.has(lower)) ||
    BOLD_VERBS.has(lower) ||
    language.dampers.has(lower) ||
    (language.comparative?.test(lower) ?? false) ||
    isTime(token, language) !== null
  )
}
