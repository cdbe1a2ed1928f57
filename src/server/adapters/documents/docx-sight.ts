import { contrastOf } from '#core/contrast.ts'
import { mixed } from './docx-theme.ts'

/** Letters smaller, lines and boxes lower and glyphs narrower than this are there for a program, not for a reader. */
const LEAST_POINTS = 5
export const LEAST_BOX = 3
const LEAST_LINE = 3
/** Of the size of the letters: less of a line shows only their feet. */
const LEAST_LINE_SHARE = 0.3
const LEAST_SCALE = 20
/** Of the size, from one letter to the next. */
const LEAST_ADVANCE = 0.1
/** Below it the eye tells two colours no more apart than paper and its shade. */
const LEAST_CONTRAST = 1.2
/** How much of its ground may show through a letter. */
const MOST_TRANSPARENT = 0.95
/** Of points from its line or from the next letter. */
const FARTHEST_RAISED = 150
/** A letter is about half as wide as high. */
const LETTER_EMS = 0.5
/** Fonts that show pictures for letters, or nothing. */
const PICTURES =
  /^(?:wingdings(?: [23])?|webdings|(?:itc )?zapf ?dingbats|marlett|mt extra|bookshelf symbol 7|symbol|adobe ?blank ?2?|(?:[\w-]+ )?blank(?: ?font)?)$/i
const WORD = /\p{L}{3}/u

/** What decides whether letters are seen; lengths in points, `scale` in percent. */
export type Look = {
  isHidden?: boolean
  isFarOff?: boolean
  size?: number
  /** Of letters that are written from right to left or called complex. */
  complexSize?: number
  isComplex?: boolean
  scale?: number
  line?: number
  /** Of the usual height of a line. */
  lineShare?: number
  /** Added to the width of each letter. */
  spacing?: number
  position?: number
  /** The whole run is pressed into it. */
  fitWidth?: number
  font?: string
  color?: number | 'auto'
  /** Painted over the colour; `transparency` from 0 to 1. */
  fill?: number | 'none'
  transparency?: number
}

/** What lies behind a text: a colour, or something that is not known. */
export type Ground = number | 'unknown'
export const PAPER = 0xffffff

/** The first ground that is named, from the letters outwards. */
export function groundOf(...grounds: readonly (Ground | undefined)[]): Ground {
  return grounds.find((ground) => ground !== undefined) ?? PAPER
}

const sizeOf = ({ size = 10, complexSize, isComplex }: Look) => (isComplex ? (complexSize ?? size) : size)

/** From one letter to the next, in points. */
export function advanceOf(look: Look, letters: number): number {
  if (look.fitWidth !== undefined) return look.fitWidth / Math.max(1, letters)
  return (sizeOf(look) * LETTER_EMS * (look.scale ?? 100)) / 100 + (look.spacing ?? 0)
}

export function lineHeight(look: Look): number {
  return look.line ?? sizeOf(look) * 1.2 * (look.lineShare ?? 1)
}

/** Whether nobody who looks at the page sees these letters. Letters without a colour are put in one that is seen. */
export function isUnseen(look: Look, ground: Ground, text = ''): boolean {
  const size = sizeOf(look)
  const letters = [...text.trim()].length
  if (look.isHidden || look.isFarOff || size < LEAST_POINTS || (look.scale ?? 100) < LEAST_SCALE) return true
  if (lineHeight(look) < Math.max(LEAST_LINE, size * LEAST_LINE_SHARE)) return true
  if (Math.abs(look.position ?? 0) > FARTHEST_RAISED || (look.spacing ?? 0) > FARTHEST_RAISED) return true
  if (letters > 1 && advanceOf(look, letters) < size * LEAST_ADVANCE) return true
  if (PICTURES.test(look.font ?? '') && WORD.test(text)) return true
  return isOfGround(look, ground)
}

function isOfGround({ color, fill, transparency = 0 }: Look, ground: Ground): boolean {
  if (fill === 'none' || transparency > MOST_TRANSPARENT) return true
  const painted = fill ?? color
  if (ground === 'unknown' || painted === undefined || painted === 'auto') return false
  return contrastOf(channelsOf(mixed(ground, painted, transparency)), channelsOf(ground)) < LEAST_CONTRAST
}

const channelsOf = (color: number) => [color >> 16, color >> 8, color].map((part) => (part & 0xff) / 255)

/** In points from the left top of the page. */
export type Page = { width: number; height: number; left: number; right: number; top: number; columns: number }
/** Where text stands between, in points from the left edge of the page. */
export type Stretch = { left: number; right: number }

/** Whether a stretch of a line lies wholly beside the page. */
export const isBeside = ({ left, right }: Stretch, page: Page) => right < 1 || left > page.width - 1

type Box = { left?: number; top?: number; width?: number; height?: number }
/** The size of a box that does not say it. */
const USUAL_BOX = 100

/** A box that is too small to show a letter, or off the page. */
export function isBoxUnseen({ left, top, width, height }: Box, page: Page): boolean {
  if ((width ?? LEAST_BOX) < LEAST_BOX || (height ?? LEAST_BOX) < LEAST_BOX) return true
  const isAside = left !== undefined && isBeside({ left, right: left + (width ?? USUAL_BOX) }, page)
  return isAside || (top !== undefined && (top + (height ?? USUAL_BOX) < 1 || top > page.height - 1))
}

/** What a paragraph's letters take of its lines: all of them, or a part of the first. */
export function stretchesOf(
  frame: Stretch,
  { indent = 0, indentRight = 0, firstLine = 0, align = 'left' }: ParagraphPlace,
  width: number,
): Stretch[] {
  const [left, right] = [frame.left + indent, frame.right - indentRight]
  const first = left + firstLine
  const room = right - first
  if (width > room)
    return [
      { left: first, right: Math.max(first, right) },
      { left, right: Math.max(left, right) },
    ]
  const from = align === 'right' ? right - width : align === 'center' ? first + (room - width) / 2 : first
  return [{ left: from, right: from + width }]
}

export type ParagraphPlace = {
  indent?: number
  indentRight?: number
  /** Negative where the first line hangs. */
  firstLine?: number
  align?: 'left' | 'right' | 'center'
}
