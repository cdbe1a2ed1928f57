import type { Color, Rgb } from 'culori'
import { asRgb } from './css-values.ts'

/** `isOverItself`: the element has no ground, so that what is behind its letters is the backdrop as it was. */
export type Blend = { mode: string; backdrop: Color; isOverItself: boolean }

/** One channel of what is drawn, over the same channel of what is behind it. */
const MODES: Record<string, (over: number, behind: number) => number> = {
  lighten: Math.max,
  darken: Math.min,
  multiply: (over, behind) => over * behind,
  screen: (over, behind) => 1 - (1 - over) * (1 - behind),
  difference: (over, behind) => Math.abs(over - behind),
  exclusion: (over, behind) => over + behind - 2 * over * behind,
  'plus-lighter': (over, behind) => Math.min(1, over + behind),
  'color-dodge': (over, behind) => (over >= 1 ? 1 : Math.min(1, behind / (1 - over))),
  'color-burn': (over, behind) => (over <= 0 ? (behind >= 1 ? 1 : 0) : 1 - Math.min(1, (1 - behind) / over)),
}

export const isBlend = (mode: string): boolean => mode in MODES

export function blended(colour: Color, { mode, backdrop }: Blend): Color {
  const by = MODES[mode]
  const [over, behind] = [asRgb(colour), asRgb(backdrop)]
  if (!by) return colour
  const mixed: Rgb = { mode: 'rgb', r: by(over.r, behind.r), g: by(over.g, behind.g), b: by(over.b, behind.b) }
  return mixed
}
