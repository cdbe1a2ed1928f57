import { must } from '#core/must.ts'
import { dropUnseen } from '#core/text/unseen.ts'
import { mirrored, runsOf } from '#core/text/direction.ts'
import type { PrintFont, PrintFonts, Shaper, Sign } from './font.ts'
import { wellFormed } from './well-formed.ts'

/** Signs of one font that stand side by side, from left to right. */
export type Stretch = { font: PrintFont; signs: Sign[] }

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
/** They part or join the letters beside them in Arabic and Indic scripts, and are drawn nowhere. */
const JOINERS = /[\u200C\u200D]/

/** A line as signs, font by font; a letter that no font has is left out (ask `missingLetters` first). */
export function setText(text: string, fonts: readonly PrintFont[], startsAtRight = false): Stretch[] {
  const stretches: Stretch[] = []
  for (const run of runsOf(letters(text).join(''), startsAtRight)) {
    const own: Stretch[] = []
    for (const { font, text: part } of byFont(run.text, fonts)) {
      const signs = font.shape
        ? shapedSigns(part, font.shape, fonts, run.isRightToLeft)
        : plainSigns(part, font, run.isRightToLeft)
      own.push({ font, signs })
    }
    for (const stretch of run.isRightToLeft ? own.toReversed() : own) {
      const last = stretches.at(-1)
      if (last?.font === stretch.font) last.signs.push(...stretch.signs)
      else stretches.push(stretch)
    }
  }
  return stretches
}

/** Words of one font and the blanks between them, which have no ink: readers take a whole phrase at once. */
function shapedSigns(text: string, shape: Shaper, fonts: readonly PrintFont[], isRightToLeft: boolean): Sign[] {
  const words = text.split(/( )/).filter(Boolean)
  return (isRightToLeft ? words.reverse() : words).flatMap((word) => {
    if (word !== ' ') return shape(word, isRightToLeft)
    const width = fontOf(' ', fonts)?.widthOf(fontOf(' ', fonts)?.glyphOf(0x20) ?? 0) ?? 0
    return [{ text: ' ', width, parts: [], isPlain: false }]
  })
}

/** Letters that follow each other and have one font. Marks and joiners stay with the letter before them, blanks between two. */
function byFont(text: string, fonts: readonly PrintFont[]): { font: PrintFont; text: string }[] {
  const parts: { font: PrintFont; text: string }[] = []
  for (const letter of text) {
    const last = parts.at(-1)
    if (JOINERS.test(letter)) {
      if (last?.font.shape) last.text += letter
      continue
    }
    const isKept = last?.font.shape && /\p{M}/u.test(letter) && last.font.glyphOf(must(letter.codePointAt(0))) !== 0
    const font = isKept ? last.font : fontOf(letter, fonts)
    if (!font) continue
    const before = parts.at(-2)
    if (last?.font === font) last.text += letter
    else if (last?.text === ' ' && font.shape && before?.font === font) {
      parts.pop()
      before.text += ` ${letter}`
    } else parts.push({ font, text: letter })
  }
  return parts
}

const plain = new WeakMap<PrintFont, Map<string, Sign>>()

function plainSigns(text: string, font: PrintFont, isRightToLeft: boolean): Sign[] {
  const signs = [...text].map((letter) => plainSign(letter, font, isRightToLeft ? mirrored(letter) : letter))
  return isRightToLeft ? signs.reverse() : signs
}

function plainSign(letter: string, font: PrintFont, drawn: string): Sign {
  let known = plain.get(font)
  if (!known) plain.set(font, (known = new Map()))
  const key = letter === drawn ? letter : letter + drawn
  let sign = known.get(key)
  if (!sign) {
    const glyph = font.glyphOf(must(drawn.codePointAt(0)))
    sign = { text: letter, width: font.widthOf(glyph), parts: [{ glyph, x: 0, y: 0 }], isPlain: true }
    known.set(key, sign)
  }
  return sign
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
    for (const { signs } of setText(text, fonts)) for (const sign of signs) thousandths += sign.width
    known.set(text, thousandths)
  }
  return (thousandths * size) / 1000
}

/** The letters that cannot be printed. */
export function missingLetters(text: string, { regular, bold }: PrintFonts): string[] {
  return [...new Set(letters(text))].filter(
    (letter) => !JOINERS.test(letter) && (!fontOf(letter, regular) || !fontOf(letter, bold)),
  )
}

/** Composed where there is a composed letter: fonts draw those best, and readers find them. */
function letters(text: string): string[] {
  return [...wellFormed(text).normalize('NFC')]
    .flatMap((letter) => [...(LIKE[letter] ?? letter)])
    .filter((letter) => (dropUnseen(letter) === letter && !/[\t\n]/.test(letter)) || JOINERS.test(letter))
}

function fontOf(letter: string, fonts: readonly PrintFont[]): PrintFont | undefined {
  return fonts.find((font) => font.glyphOf(must(letter.codePointAt(0))) !== 0)
}
