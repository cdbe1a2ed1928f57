import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isVerbForm } from './standing.ts'
import type { SourceToken } from './sources.ts'

/**
 * 'Reserve goalkeeper coach' founds no 'Goalkeeper coach', 'Vertretungslehrer' no 'Lehrer': a line that only says what somebody was
 * keeps all words before that, but those that make it more.
 */
export function checkPosts(tokens: readonly Aligned[], language: Language): Finding[] {
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const isBare = !tokens.some((token) => isVerbForm(token, language))
  return tokens.flatMap((token) => {
    const { isContent, value, found } = token
    if (!isContent || value !== null || found.length === 0) return []
    const isCut = (source: SourceToken) =>
      source.unit.kind === 'bullet' &&
      isPost(source, language) &&
      (language.code === 'de' ? isTail(token, source) : lostBefore(source, used, language))
    // 'Played the mayor' makes nobody one
    const isObject = ({ unit, at }: SourceToken) =>
      language.code === 'en' &&
      unit.kind === 'bullet' &&
      unit.tokens.some((word) => word.at < at && isVerbForm(word, language) && !used.has(word)) &&
      language.determiners.has(unit.tokens[at - 1]?.lower ?? '')
    if (isBare && POST.test(token.lower) && found.every(isObject))
      return [{ token, why: 'a rank that is not yours in the sources' }]
    return found.every(isCut) ? [{ token, why: 'only in place of somebody, unpaid, or to learn it' }] : []
  })
}

/** 'Runner-up prize', 'Trostpreis' and 'class spokesperson': of which rank it was stands in the words before it. */
export function checkPrizes(tokens: readonly Aligned[], language: Language): Finding[] {
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  return tokens.flatMap((token) => {
    const { isContent, value, found, lower } = token
    if (!isContent || value !== null || found.length === 0 || !PRIZE.test(lower)) return []
    const isCut = (source: SourceToken) => {
      if (source.unit.kind !== 'bullet' || !PRIZE.test(source.lower)) return false
      if (language.code === 'de' && isTail(token, source)) return true
      const before = source.unit.tokens.slice(0, source.at).toReversed()
      const end = before.findIndex(
        (word, back) =>
          ((language.glue.has(word.lower) || language.prepositions.has(word.lower)) && word.gap !== '-') ||
          isVerbForm(word, language) ||
          !/^[ -]$/.test((before[back - 1] ?? source).gap),
      )
      return before.slice(0, end < 0 ? undefined : end).some((word) => !MORE.test(word.lower) && !used.has(word))
    }
    return found.every(isCut) ? [{ token, why: 'a rank that is not yours in the sources' }] : []
  })
}
const PRIZE =
  /^(?:\p{L}*(?:preise?s?|auszeichnung(?:en)?|sprecher(?:in)?|medaille)|prizes?|awards?|medals?|mentions?|scholarships?|spokes(?:person|man|woman)|representatives?|captain|ödül\p{L}*|madalya\p{L}*|temsilci\p{L}*)$/u

const POST =
  /(?:er|or|ist|ian|ant|ee|coach|man|woman|constable|nurse|cook|chef|clerk|minister|pilot|judge|guard|representative|agent|president|student|mayor|king|queen|prince|princess)$/
const DE_POST = /(?:er|erin|or|orin|ist|istin|ant|antin|kraft)$/
/** Less is said without them. */
const MORE =
  /^(?:senior|lead|leading|principal|chief|head|experienced|certified|qualified|registered|skilled|licensed|full|time|former|freelance|independent|self|employed|own|new|good|reliable|enthusiastic|dedicated|motivated)$/

/** The first word of a line that is no qualifier of the next, where nothing in that line is a verb. */
function isPost({ unit, at, lower, part }: SourceToken, language: Language): boolean {
  if (part !== 0) return false
  const line = unit.tokens.filter(({ part }) => part === 0)
  if (line.some((word) => word.at !== at && isVerbForm(word, language) && !MORE.test(word.lower))) return false
  if (language.code === 'de') return at === 0 && DE_POST.test(lower)
  if (language.code !== 'en' || !(POST.test(lower) || language.ranks.has(lower))) return false
  const next = unit.tokens[at + 1]
  const isHead =
    next === undefined || next.part !== 0 || language.prepositions.has(next.lower) || language.glue.has(next.lower)
  const before = line.filter((word) => word.at < at)
  return isHead && before.every((word) => word.value === null && !language.glue.has(word.lower))
}

const lostBefore = ({ unit, at }: SourceToken, used: ReadonlySet<SourceToken>, language: Language) =>
  unit.tokens.some(
    (word) => word.at < at && !language.glue.has(word.lower) && !MORE.test(word.lower) && !used.has(word),
  )

const isTail = ({ lower }: Aligned, { lower: whole }: SourceToken) =>
  whole.length > lower.length + 2 && whole.endsWith(lower)
