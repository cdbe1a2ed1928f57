import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Sources, SourceToken } from './sources.ts'

const POST = /(?:er|or|ist|ian|ant|euse|eur|erin|istin|antin|orin)$/

/** 'Evening class Accounting' makes no accountant. */
export function checkStudied(tokens: readonly Aligned[], { entries }: Sources): Finding[] {
  const isStudied = ({ unit }: SourceToken) => unit.kind === 'title' && entries[unit.entry]?.kind === 'education'
  return tokens.flatMap((token) => {
    const { isContent, found, lower } = token
    if (!isContent || found.length === 0 || !POST.test(lower)) return []
    const isMade = found.every((source) => isStudied(source) && source.lower !== lower)
    return isMade ? [{ token, why: 'what was studied is no post' }] : []
  })
}

const LEVEL =
  /^(?:native|fluent|conversational|basic|[abc][12]|muttersprach\p{L}*|fließend|anadil\p{L}*|maternelle|bilingue|courant|nativ[oa]|fluido)$/u

/** 'French A1, German native' is no 'French and German, native': a level stays with its language. */
export function checkLanguageLevels(tokens: readonly Aligned[]): Finding[] {
  const units = (token: Aligned) =>
    token.found
      .map(({ unit }) => unit)
      .filter(({ kind, tokens: words }) => kind === 'skill' && words.some(({ lower }) => LEVEL.test(lower)))
  let names: Aligned[] = []
  let before: Aligned | null = null
  return tokens.flatMap((token): Finding[] => {
    if (!LEVEL.test(token.lower)) {
      if (token.isContent && units(token).length > 0) names.push(token)
      const isLed = before !== null && token.isContent && units(token).length > 0 && names.length === 1
      return isLed && before && isOther(token, before) ? [{ token, why: 'a level of something else' }] : []
    }
    before = names.length === 0 ? token : null
    const others = names.filter((name) => isOther(name, token))
    names = []
    return others.map((name) => ({ token: name, why: 'a level of something else' }))
  })

  function isOther(name: Aligned, level: Aligned): boolean {
    return units(name).every((unit) => unit.tokens.every(({ lower }) => lower !== level.lower))
  }
}
