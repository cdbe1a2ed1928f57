import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { Segment } from './segments.ts'
import type { SourceToken } from './sources.ts'

/**
 * 'Sales calls' are calls and 'hours of video' is video: a word that only says of what kind or how much something is
 * cannot be left to stand for the thing.
 */
export function checkHeads(tokens: readonly Aligned[], segments: readonly Segment[], language: Language): Finding[] {
  if (language.code !== 'en') return []
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  return tokens.flatMap((token) => {
    // 'two others' are two other engineers
    if (!token.isContent || token.value !== null || token.lower === 'others') return []
    if (token.found.length === 0 || !isCounted(token, tokens)) return []
    const next = tokens[token.at + 1]
    const isHead =
      next === undefined ||
      /[,;:.()]/.test(next.gap) ||
      language.glue.has(next.lower) ||
      language.prepositions.has(next.lower)
    const segment = segments.find((one) => one.tokens.includes(token))
    const places = token.found.filter(({ unit }) => unit.kind === 'bullet' && segment?.units.includes(unit))
    if (!isHead || places.length === 0) return []
    return places.every((place) => !isHeadThere(place, used, language))
      ? [{ token, why: 'only a part of what the source names' }]
      : []
  })
}

/** Behind a figure, where leaving out the thing changes what was counted. */
function isCounted({ at }: Aligned, tokens: readonly Aligned[]): boolean {
  return [tokens[at - 1], tokens[at - 2], tokens[at - 3]].some(
    (before) => before !== undefined && before.value !== null,
  )
}

function isHeadThere(
  { unit, at, part, lower }: SourceToken,
  used: ReadonlySet<SourceToken>,
  language: Language,
): boolean {
  const next = unit.tokens[at + 1]
  if (next === undefined || next.part !== part || next.value !== null) return true
  const thing = unit.tokens[at + 2]
  if (next.lower === 'of' && HOURS.test(lower))
    return thing === undefined || used.has(thing) || language.glue.has(thing.lower)
  if (language.glue.has(next.lower) || language.prepositions.has(next.lower)) return true
  return next.gap !== ' ' || used.has(next) || !NOUN.test(lower) || !PLURAL.test(next.lower)
}
/** What stands before a plural is its kind, unless it looks like a verb or an adjective. */
const NOUN = /(?<!ed|ly|al|ive|ous|ful|ic|able|ible|new)$/
const HOURS = /^(?:hours|minutes|days|pages|litres|tons|tonnes|boxes|rounds|sets)$/
const PLURAL = /[^s]s$/
