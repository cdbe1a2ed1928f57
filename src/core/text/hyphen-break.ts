/** 'Front-' and 'und Backend': the hyphen stands for the rest of a word that comes later. */
const SHARED = /^(?:und|oder|bzw|sowie|bis|and|or|en|of|och|og)(?![\p{L}-])/u

/**
 * What becomes of a hyphen at the end of a line: cut out of 'man-' and 'agement', kept in 'end-to-' and 'end' or 'Part-' and 'Dieu',
 * or null where no word was broken there.
 */
export function hyphenBreak(line: string, next: string): 'cut' | 'kept' | null {
  const last = /\S*\p{L}[-‐]$/u.exec(line)?.[0]
  if (last === undefined || SHARED.test(next)) return null
  if (/^\p{Ll}/u.test(next)) return last.slice(0, -1).includes('-') ? 'kept' : 'cut'
  return /^[\p{Lu}\d]/u.test(next) ? 'kept' : null
}
