import { placeScore } from '../words/place-words.ts'

export type SoftSplit = { left: string; right: string; by: 'at' | 'weak' | 'dash' | 'comma' | 'bracket' }

/** Words that put an employer behind a title. */
const AT = /\s+(?:at|@|bei|beim|chez|presso|bij)\s+/gi
/** Words that do so at times: 'Programista w Banku', but 'Fachinformatiker für Systemintegration'. */
const WEAK_AT = /\s+(?:w|we|en|em|na|no|for|with|für|in der|per)\s+/gi

const LONGEST_HEADER = 300

/** All ways to part 'Title, Company', 'Title at Company', 'Company (Title)' in two. */
export function softSplits(text: string): SoftSplit[] {
  if (text.length > LONGEST_HEADER) return []
  const splits: SoftSplit[] = []
  const add = (at: number, length: number, by: SoftSplit['by']) => {
    const left = text.slice(0, at).trim()
    const right = text
      .slice(at + length)
      .trim()
      .replace(/\)$/, (sign) => (by === 'bracket' ? '' : sign))
    if (left.length > 1 && right.length > 1) splits.push({ left, right, by })
  }
  for (const match of text.matchAll(AT)) add(match.index, match[0].length, 'at')
  for (const match of text.matchAll(WEAK_AT)) add(match.index, match[0].length, 'weak')
  for (const match of text.matchAll(/\s*@\s*/g)) add(match.index, match[0].length, 'at')
  for (const match of text.matchAll(/\s+[-–—]\s*|:\s+/g)) add(match.index, match[0].length, 'dash')
  for (const match of text.matchAll(/\s*[,;]\s+/g)) add(match.index, match[0].length, 'comma')
  for (const match of text.matchAll(/\s*\((?=[^()]{2,60}\)$)/g)) add(match.index, match[0].length, 'bracket')
  return splits
}

/** Takes a place off the end: 'Acme, Austin, TX' to 'Acme' and 'Austin, TX'. */
export function takePlace(text: string, known: (text: string) => boolean): { text: string; place: string | null } {
  const bracket = /^(.{2,}?)\s*\(([^()]{2,50})\)$/.exec(text)
  if (bracket && (placeScore(bracket[2]!) >= 2 || known(bracket[2]!))) return { text: bracket[1]!, place: bracket[2]! }
  const parts = text.split(/,\s+/)
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue
    const place = parts.slice(-count).join(', ')
    if (placeScore(place) >= 2 || known(place)) return { text: parts.slice(0, -count).join(', '), place }
  }
  return { text, place: null }
}
