import { must } from '#core/must.ts'
import type { Glyph } from '#core/resume/parse/document.ts'

/** A letter, where it is painted, the line it stands on, and the font that paints it. */
export type Drawn = { glyph: Glyph; ink: Pick<Glyph, 'left' | 'right' | 'top' | 'bottom'>; foot: number; font: number }

export const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u
/** As high as an 'x', but in fonts of capitals. */
const LOW = /[acemnorsuvwxz]/
/** Nothing of them hangs below the line, but in fonts of capitals, where nothing does. */
const STANDING = /[abcdehiklmnorstuvwxzA-IK-PR-Z]/
const POINT = /[.,]/
const BLANK = ' '

/** In heights of the font. */
const NOTHING = 0.02
const DOT = 0.12
const LEAST_INK = 0.15
const MOST_APART = 0.12
const LOWEST = 0.12
const HIGHEST_POINT = 0.35

/** The longest ligatures are 'ffi' and its like: of 218 resumes none says more than three letters by one drawing. */
const LONGEST_LIGATURE = 4
const LEAST_STACKED = 8
const MOST_STACKED = 0.6

const LEAST_MISFITS = 3
const LEAST_SHARE = 0.12

/**
 * Hides letters that are drawn as nothing, and lines whose letters are not those that are drawn: a map from what a font
 * draws to what it says can say anything, but an 'x' is as high as an 'n', stands on the line, and a blank has no ink.
 */
export function hideMisdrawn(letters: readonly Drawn[]): void {
  for (const drawn of letters) if (LETTER.test(drawn.glyph.text) && isNothing(drawn)) drawn.glyph.isHidden = true
  hideStacked(letters)
  for (const ofFont of Map.groupBy(letters.filter(isAlone), ({ font }) => font).values()) {
    const low = middle(ofFont.filter(({ glyph }) => LOW.test(glyph.text)).map(riseOf))
    for (const line of Map.groupBy(ofFont, ({ foot }) => Math.round(foot)).values())
      if (isMisdrawn(line, low)) for (const { glyph } of line) glyph.isHidden = true
  }
}

const sizeOf = ({ glyph }: Drawn) => Math.max(glyph.style.size, 0.01)
const riseOf = (drawn: Drawn) => (drawn.foot - drawn.ink.top) / sizeOf(drawn)
const depthOf = (drawn: Drawn) => (drawn.ink.bottom - drawn.foot) / sizeOf(drawn)
const heightOf = (drawn: Drawn) => (drawn.ink.bottom - drawn.ink.top) / sizeOf(drawn)

function isNothing(drawn: Drawn): boolean {
  const height = heightOf(drawn)
  return height < NOTHING || (height < DOT && (drawn.ink.right - drawn.ink.left) / sizeOf(drawn) < DOT)
}

/** Words told by a single drawing, and lines of which nearly each drawing is said to be several letters. */
function hideStacked(letters: readonly Drawn[]): void {
  const stacks: Drawn[][] = []
  for (const drawn of letters) {
    const stack = stacks.at(-1)
    const under = stack?.at(-1)
    if (stack && under?.ink.left === drawn.ink.left && under.ink.top === drawn.ink.top) stack.push(drawn)
    else stacks.push([drawn])
  }
  const hide = (stack: readonly Drawn[]) => {
    for (const { glyph } of stack) glyph.isHidden = true
  }
  for (const stack of stacks) if (stack.length > LONGEST_LIGATURE) hide(stack)
  const lines = Map.groupBy(
    stacks.filter(([first]) => first && LETTER.test(first.glyph.text)),
    ([first]) => `${first?.font} ${Math.round(first?.foot ?? 0)}`,
  )
  for (const line of lines.values()) {
    const stacked = line.filter(({ length }) => length > 1)
    const count = stacked.flat().length
    if (count >= LEAST_STACKED && count > line.flat().length * MOST_STACKED) for (const stack of stacked) hide(stack)
  }
}

/** A ligature, or an icon said in words, is one drawing for many letters. */
function isAlone({ ink }: Drawn, at: number, all: readonly Drawn[]): boolean {
  return [all[at - 1], all[at + 1]].every((other) => !other || other.ink.left !== ink.left || other.ink.top !== ink.top)
}

function isMisdrawn(line: readonly Drawn[], low: number): boolean {
  const misfits = line.filter((drawn) => {
    const { text } = drawn.glyph
    if (text === BLANK) return heightOf(drawn) > LEAST_INK
    if (POINT.test(text)) return riseOf(drawn) > HIGHEST_POINT
    if (!STANDING.test(text)) return false
    return depthOf(drawn) > LOWEST || (LOW.test(text) && Math.abs(riseOf(drawn) - low) > MOST_APART)
  }).length
  const checked = line.filter(({ glyph: { text } }) => text === BLANK || POINT.test(text) || STANDING.test(text)).length
  return misfits >= LEAST_MISFITS && misfits > checked * LEAST_SHARE
}

function middle(values: number[]): number {
  return values.length === 0 ? 0 : must(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)])
}
