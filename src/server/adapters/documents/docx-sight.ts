import { contrastOf } from '#core/contrast.ts'

/** Letters smaller, lines lower and glyphs narrower than this are there for a program, not for a reader. */
const LEAST_POINTS = 5
const LEAST_LINE = 3
const LEAST_SCALE = 20
/** Below it the eye tells two colours no more apart than paper and its shade. */
const LEAST_CONTRAST = 1.2
/** Of points from the edge of the page: no paper is as wide. */
const FARTHEST = 1600

/** What decides whether letters are seen; lengths in points, `scale` in percent. */
type Look = {
  isHidden?: boolean
  isFarOff?: boolean
  size?: number
  scale?: number
  line?: number
  color?: number | 'auto'
}

/** What lies behind a text: a colour, or something that is not known. */
export type Ground = number | 'unknown'
export const PAPER = 0xffffff

/** The first ground that is named, from the letters outwards. */
export function groundOf(...grounds: readonly (Ground | undefined)[]): Ground {
  return grounds.find((ground) => ground !== undefined) ?? PAPER
}

/** Whether nobody who looks at the page sees these letters. Letters without a colour are put in one that is seen. */
export function isUnseen(look: Look, ground: Ground): boolean {
  const { isHidden = false, isFarOff = false, size = 10, scale = 100, line = Infinity, color } = look
  if (isHidden || isFarOff || size < LEAST_POINTS || scale < LEAST_SCALE || line < LEAST_LINE) return true
  if (ground === 'unknown' || color === undefined || color === 'auto') return false
  return contrastOf(channelsOf(color), channelsOf(ground)) < LEAST_CONTRAST
}

export const isFarOff = (points: number) => points < -FARTHEST / 4 || points > FARTHEST

const channelsOf = (color: number) => [color >> 16, color >> 8, color].map((part) => (part & 0xff) / 255)
