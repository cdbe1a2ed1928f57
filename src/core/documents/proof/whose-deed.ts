import type { Language } from './language.ts'
import { isPast, othersClauses } from './others-clauses.ts'
import type { SourceToken, Unit } from './sources.ts'
import { isVerbForm } from './standing.ts'

const othersOf = new WeakMap<Unit, ReadonlySet<SourceToken>>()

/** What somebody else did, says the line. */
export function othersIn(unit: Unit, language: Language): ReadonlySet<SourceToken> {
  const words =
    othersOf.get(unit) ??
    new Set([...othersClauses(unit, language).flatMap((one) => one.words), ...ofNames(unit, language)])
  othersOf.set(unit, words)
  return words
}

/** 'I did the cache; Jonas did the page': a part that a name and a verb begin. */
function ofNames({ tokens }: Unit, language: Language): SourceToken[] {
  const named = new Set(
    tokens
      .filter(({ at, part, text }) => {
        const [before, next] = [tokens[at - 1], tokens[at + 1]]
        return (
          before !== undefined &&
          before.part !== part &&
          /^\p{Lu}\p{Ll}+$/u.test(text) &&
          next !== undefined &&
          isPast(next, language.code)
        )
      })
      .map(({ part }) => part),
  )
  return tokens.filter(({ part }) => named.has(part))
}

/**
 * 'Files sorted and indexed', 'differences reported to the manager': in a note whose only verb is a participle the person did it, unless
 * somebody is named or the thing may have done it by itself ('store closed', 'sales increased').
 */
export function isDoneByMe({ unit, at, part, lower }: SourceToken, language: Language): boolean {
  if (
    language.code !== 'en' ||
    !/(?:ed|n|t)$/.test(lower) ||
    language.deedsOf(lower).length === 0 ||
    BY_ITSELF.test(lower)
  )
    return false
  const said = unit.tokens.filter((one) => one.part === part)
  const first = said.find((one) => isVerbForm(one, language))
  const before = said.filter((one) => one.at < at)
  const next = said.find((one) => one.at === at + 1)
  const isJoined = /^(?:and|or)$/.test(before.at(-1)?.lower ?? '') && first !== undefined && first.at === at - 2
  return (
    (first?.at === at || isJoined) &&
    before.some(({ value, lower: word }) => value === null && !language.glue.has(word)) &&
    !before.some((one) => language.ranks.has(one.lower) || language.be.has(one.lower) || one.dampers.length > 0) &&
    !said.some((one) => language.byAgent.has(one.lower) || SELF.test(one.lower)) &&
    (next === undefined || /^(?:and|or)$/.test(next.lower) || language.prepositions.has(next.lower))
  )
}
const BY_ITSELF =
  /^(?:mov|clos|open|increas|reduc|rais|cut|lower|sav|gr[eo]w|improv|drop|f[ae]ll|ris|shr|shift|turn|chang|start|stop|end|pass|w[io]n|s[eo]ld?|acquir|merg|join|met|r[au]n|mixed|left|lost|serv|help|attend|received?|obtain|g[eo]t)/
const SELF = /^(?:i|we|me|us|that|which|who)$/
