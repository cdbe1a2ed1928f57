import type { Shape } from '../ui/trail/place-trail.ts'

export type Frame = {
  width: number
  height: number
  /** How much larger letters and lines are drawn than on the wide picture. */
  scale: number
  head: { x: number; y: number }
  /** Room around the figures at the foot. */
  foot: number
  /** How far right of where one is the words for it stand: a steep line leaves no room below. */
  aside: number
  shape: Shape
}

/** A post, and a story of a phone's height. */
export const frames = {
  wide: {
    width: 1200,
    height: 630,
    scale: 1,
    head: { x: 64, y: 84 },
    foot: 48,
    aside: 0,
    shape: [
      [0.05, 0.93],
      [0.11, 0.88],
      [0.16, 0.75],
      [0.22, 0.71],
      [0.32, 0.65],
      [0.42, 0.6],
      [0.52, 0.53],
      [0.62, 0.46],
      [0.74, 0.36],
      [0.86, 0.25],
    ],
  },
  tall: {
    width: 1080,
    height: 1920,
    scale: 1.55,
    head: { x: 84, y: 220 },
    foot: 84,
    aside: 170,
    shape: [
      [0.08, 0.84],
      [0.2, 0.8],
      [0.3, 0.72],
      [0.28, 0.64],
      [0.42, 0.58],
      [0.56, 0.53],
      [0.6, 0.46],
      [0.7, 0.41],
      [0.84, 0.35],
    ],
  },
} satisfies Record<'wide' | 'tall', Frame>
