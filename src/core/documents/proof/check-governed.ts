import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import { governedIn, isFinite } from './governed.ts'
import type { Language } from './language.ts'
import type { Sources, SourceToken } from './sources.ts'

/**
 * What a source says of a plan, of the time to come or of somebody else's doing is true only together with the word that says so.
 * A rewrite may use it with that word, not without.
 */
export function checkGoverned(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const governed = units.flatMap((unit) => governedIn(unit, language))
  if (governed.length === 0) return []
  return tokens.flatMap((token) => {
    if (!token.isContent || token.found.length === 0) return []
    const isHead = isDeed(token, tokens, language)
    // 'coach' of elsewhere does not found the 'trained' that somebody else did
    const same = token.found.filter(({ marks }) =>
      [...marks].some((mark) => mark.startsWith('~') && token.marks.has(mark)),
    )
    const open = (same.length > 0 ? same : token.found).map((source) =>
      governed.find(
        ({ words, by, deedsOnly }) =>
          words.includes(source) && (!deedsOnly || isHead) && !by.some((one) => isKept(one, token)),
      ),
    )
    const why = open[0]?.why
    return why !== undefined && open.every((one) => one !== undefined) ? [{ token, why }] : []
  })

  /** A small word that leads to a clause holds for what stands behind it; a name or a noun may stand anywhere. */
  function isKept(by: SourceToken, token: Aligned): boolean {
    return tokens.some(
      (one) =>
        (one.lower === by.lower || (one.isContent && one.found.includes(by))) &&
        (one.isContent || one.at < token.at) &&
        !isDeed(one, tokens, language),
    )
  }
}

/** A verb that the rewrite says of the person: at the head of a clause; in German at its end too, in Turkish finite. */
function isDeed({ at, lower, gap, text }: Aligned, tokens: readonly Aligned[], language: Language): boolean {
  if (language.code === 'tr') return isFinite(lower)
  const before = tokens[at - 1]
  const isHead =
    before === undefined ||
    /[,;:.–—]/.test(gap) ||
    language.joints.has(before.lower) ||
    /^(?:and|then|by|et|und)$/.test(before.lower)
  if (language.code === 'de') {
    const next = tokens[at + 1]
    const isLast = next === undefined || /[,;:.–—]/.test(next.gap) || /^(?:und|sowie)$/.test(next.lower)
    return (
      (isLast && (at === 0 || /^\p{Ll}/u.test(text)) && /(?:t|en)$/.test(lower)) || (isHead && lower.endsWith('ung'))
    )
  }
  return (
    isHead && (language.code !== 'en' || /(?:ed|ing)$/.test(lower) || language.deedsOf(lower).length > 0 || at === 0)
  )
}
