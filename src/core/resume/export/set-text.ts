import { must } from '#core/must.ts'
import { dropUnseen } from '#core/text/unseen.ts'
import type { PrintFont, PrintFonts } from './font.ts'
import { wellFormed } from './well-formed.ts'

/** Glyphs of one font that stand side by side. */
export type Stretch = { font: PrintFont; glyphs: number[]; letters: string[] }

/** Letters that look the same as one the fonts have. */
const LIKE: Record<string, string> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\u2011': '-',
  '\u2010': '-',
  '\u00AD': '',
}

/** A text as glyphs, font by font; a letter that no font has is left out (ask `missingLetters` first). */
export function setText(text: string, fonts: readonly PrintFont[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const letter of letters(text)) {
    const font = fontOf(letter, fonts)
    if (!font) continue
    const last = stretches.at(-1)
    const stretch = last?.font === font ? last : { font, glyphs: [], letters: [] }
    if (stretch !== last) stretches.push(stretch)
    stretch.glyphs.push(font.glyphOf(must(letter.codePointAt(0))))
    stretch.letters.push(letter)
  }
  return stretches
}

/** Words come again and again, in every size that is tried: each is measured once. */
const measured = new WeakMap<readonly PrintFont[], Map<string, number>>()
const MOST_MEASURED = 20_000

/** In points. */
export function widthOf(text: string, size: number, fonts: readonly PrintFont[]): number {
  let known = measured.get(fonts)
  if (!known || known.size > MOST_MEASURED) measured.set(fonts, (known = new Map()))
  let thousandths = known.get(text)
  if (thousandths === undefined) {
    thousandths = 0
    for (const { font, glyphs } of setText(text, fonts)) for (const glyph of glyphs) thousandths += font.widthOf(glyph)
    known.set(text, thousandths)
  }
  return (thousandths * size) / 1000
}

/** The letters that cannot be printed. */
export function missingLetters(text: string, { regular, bold }: PrintFonts): string[] {
  return [...new Set(letters(text))].filter((letter) => !fontOf(letter, regular) || !fontOf(letter, bold))
}

/** Breaks at blanks, and inside a word that is longer than a line. `width` in points. */
export function breakLines(text: string, size: number, fonts: readonly PrintFont[], width: number): string[] {
  const blank = widthOf(' ', size, fonts)
  const lines: string[] = []
  let line = ''
  let length = 0
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const wordLength = widthOf(word, size, fonts)
    if (line && length + blank + wordLength <= width) {
      line += ` ${word}`
      length += blank + wordLength
      continue
    }
    if (line) lines.push(line)
    line = word
    length = wordLength
    while (length > width) {
      const fitting = fittingStart(line, size, fonts, width)
      lines.push(fitting)
      line = line.slice(fitting.length)
      length = widthOf(line, size, fonts)
    }
  }
  return line ? [...lines, line] : lines
}

function fittingStart(word: string, size: number, fonts: readonly PrintFont[], width: number): string {
  let start = ''
  let length = 0
  for (const letter of word) {
    length += widthOf(letter, size, fonts)
    if (start && length > width) break
    start += letter
  }
  return start
}

/** Composed where there is a composed letter: fonts draw those best, and readers find them. */
function letters(text: string): string[] {
  return [...wellFormed(text).normalize('NFC')]
    .flatMap((letter) => [...(LIKE[letter] ?? letter)])
    .filter((letter) => dropUnseen(letter) === letter && !/[\t\n]/.test(letter))
}

function fontOf(letter: string, fonts: readonly PrintFont[]): PrintFont | undefined {
  return fonts.find((font) => font.glyphOf(must(letter.codePointAt(0))) !== 0)
}
