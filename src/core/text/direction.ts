import bidiFactory from 'bidi-js'

/** Letters that are written from right to left, and any letter. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/gu

// its types tell of a module with a default, which it is not for Node
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

/** The language of words from right to left, by their script. */
export const rightToLeftLanguage = (text: string): 'he' | 'ar' | null =>
  /\p{Script=Hebrew}/u.test(text) ? 'he' : /\p{Script=Arabic}/u.test(text) ? 'ar' : null

/** A document goes from right to left when most of its letters do. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false
  const letters = text.match(LETTER) ?? []
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length
}

/** A paragraph goes the way of its first letter; without one, the way of the document (UAX 9, P2). */
export function startsRightToLeft(text: string, isDocument: boolean): boolean {
  const [first] = text.match(/\p{L}/u) ?? []
  return first === undefined ? isDocument : RIGHT_TO_LEFT.test(first)
}

/** Letters of one direction. */
export type Run = { text: string; isRightToLeft: boolean }

/** One line as runs from left to right; the letters of a run stay in the order in which they are read (UAX 9). */
export function runsOf(line: string, startsAtRight: boolean): Run[] {
  if (!startsAtRight && !RIGHT_TO_LEFT.test(line)) return [{ text: line, isRightToLeft: false }]
  const levels = levelsOf(line, startsAtRight)
  const runs: (Run & { level: number })[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last && last.level === level) last.text += line.charAt(at)
    else runs.push({ text: line.charAt(at), level, isRightToLeft: level % 2 === 1 })
  }
  // from the highest level down, what stands at that level or above turns round (L2)
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < runs.length; start += 1) {
      let end = start
      while ((runs[end]?.level ?? -1) >= level) end += 1
      if (end === start) continue
      runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
      start = end
    }
  return runs
}

/** How deep each letter of a line stands in a change of direction; odd: from right to left. */
export function levelsOf(line: string, startsAtRight: boolean): Uint8Array {
  const { levels } = bidi.getEmbeddingLevels(line, startsAtRight ? 'rtl' : 'ltr')
  // blanks at the end of a line belong to the paragraph (L1)
  for (let at = line.length - 1; at >= 0 && /\s/.test(line.charAt(at)); at -= 1) levels[at] = startsAtRight ? 1 : 0
  return levels
}

/** What is drawn for a letter that looks the other way from right to left: brackets and the like (L4). */
export function mirrored(letter: string): string {
  return bidi.getMirroredCharacter(letter) ?? letter
}
