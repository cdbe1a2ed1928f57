import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { differs, figuresOf, type Figure } from './numbers.ts'
import { isCountedByTime, saysTime } from './periods.ts'
import { oncePerSources, type SourceToken, type Sources } from './sources.ts'

/** A number that stands in more places than this is compared with the first ones only: to refuse is the safe side. */
const MOST_PLACES = 40

type Place = { source: Figure<SourceToken>; rest: readonly Figure<SourceToken>[] }

const figuresByValue = oncePerSources(({ units }, language) => {
  const byValue = new Map<number | null, Place[]>()
  for (const unit of units) {
    const rest = figuresOf(unit.tokens, language)
    for (const source of rest) {
      const { value } = source.token
      const places = byValue.get(value) ?? []
      if (places.length < MOST_PLACES) places.push({ source, rest })
      byValue.set(value, places)
    }
  }
  return byValue
})

/** Every number of the rewrite is a number of the sources, of the same thing, in the same unit. */
export function checkFigures(
  tokens: readonly Aligned[],
  sources: Sources,
  isDated: (token: Aligned) => boolean,
  language: Language,
): Finding[] {
  const figures = figuresOf(tokens, language)
  const known = figuresByValue(sources, language)
  const values = new Set(figures.map(({ token }) => token.value))
  return figures.flatMap((figure) => {
    if (isDated(figure.token) || isArticle(figure.token, tokens)) return []
    const places = known.get(figure.token.value) ?? []
    if (places.length === 0) return [{ token: figure.token, why: 'this number is not in the sources' }]
    const isUnitless = figure.unit === '' && isBare(figure.token, tokens)
    const unit = isUnitless ? (figures.findLast((one) => one.token.at < figure.token.at)?.unit ?? '') : figure.unit
    const reasons = places.map(({ source, rest }) => {
      const isAlike = isUnitless && source.unit === ''
      return reasonAgainst(isAlike ? figure : { ...figure, unit }, source, rest, values, tokens)
    })
    const proven = places.filter((_, index) => reasons[index] === null)
    const isCounted = ({ token, per }: Figure<SourceToken>) =>
      per.size > 0 || isCountedByTime(tokensAround(token), token.at, language)
    const isWithoutTime = ({ source }: Place) =>
      figure.per.size === 0 && isCounted(source) && !saysTime(tokens, figure.token.at, language)
    if (proven.length > 0 && proven.every(isWithoutTime))
      return [{ token: figure.token, why: 'the source counts it by time' }]
    return proven.length > 0 ? [] : [{ token: figure.token, why: reasons[0] ?? 'this number is not in the sources' }]
  })
}

const tokensAround = ({ unit }: SourceToken) => unit.tokens

function reasonAgainst(
  figure: Figure<Aligned>,
  source: Figure<SourceToken>,
  rest: readonly Figure<SourceToken>[],
  values: ReadonlySet<number | null>,
  tokens: readonly Aligned[],
): string | null {
  // 'the first six' are 1 to 6
  const isFromFirst = source.needs === 1 && FIRST.test(tokens[figure.token.at - 1]?.lower ?? '')
  if (source.needs !== null && !values.has(source.needs) && !isFromFirst) return 'only the upper end of it'
  return differs(figure, source, rest)
}

/** '180 µA against a target of 250': a last figure without a unit has that of the one before it. */
function isBare({ at, tail }: Aligned, tokens: readonly Aligned[]): boolean {
  return (
    /^(?:of|to|from|than|below|under)$/.test(tokens[at - 1]?.lower ?? '') &&
    at === tokens.length - 1 &&
    /^\.?$/.test(tail)
  )
}

/** 'one' and 'ein' that only stand before a noun. */
function isArticle({ value, isSpelled, found }: Aligned, _tokens: readonly Aligned[]): boolean {
  return value === 1 && isSpelled && found.length === 0
}

export const FIRST = /^(?:first|ersten|ilk|premi(?:ers|ères)|primer[oa]s)$/
