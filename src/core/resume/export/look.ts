import { contrastOf } from '#core/contrast.ts'
import { z } from 'zod'

export const TEMPLATES = ['plain', 'ruled', 'compact', 'side'] as const
export const PAPERS = ['a4', 'letter'] as const
/** 'fit': the largest letters that give the fewest pages. */
export const SIZES = ['fit', 'small', 'normal', 'large'] as const
export const DATE_STYLES = ['words', 'numbers'] as const

/** How a document looks; its words do not depend on it. */
export const lookSchema = z.object({
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  size: z.enum(SIZES),
  dates: z.enum(DATE_STYLES),
  mostPages: z.int().min(1).max(4),
})
export type Look = z.infer<typeof lookSchema>

/** What a document has before anybody chooses. */
export const FIRST_LOOK: Look = {
  template: 'plain',
  paper: 'a4',
  accent: '#2b296b',
  size: 'fit',
  dates: 'words',
  mostPages: 2,
}

/** Other things that are printed: a corrected resume, a record of applications. */
export const PLAIN_LOOK: Look = { ...FIRST_LOOK, size: 'normal' }

const LEAST_CONTRAST = 4.5

/** The colour itself where it can be read on white, else the nearest darker one that can. */
export function readableAccent(accent: string): string {
  const parts = channelsOf(accent)
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = hexOf(parts.map((part) => part * share))
    if (contrastOnWhite(darker) >= LEAST_CONTRAST) return darker
  }
  return '#000000'
}

export const contrastOnWhite = (colour: string): number => contrastOf(channelsOf(colour), [1, 1, 1])

/** From 0 to 1 each, as PDF counts. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

function hexOf(channels: readonly number[]): string {
  return `#${channels
    .map((part) =>
      Math.floor(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
