import { expect, it } from 'vitest'
import { drawContours } from './draw-contours.ts'

const terrain = { seed: 7, width: 640, height: 600 }

it('draws the same terrain from the same seed, and another from another', () => {
  expect(drawContours(terrain)).toEqual(drawContours({ ...terrain }))
  expect(drawContours(terrain)).not.toEqual(drawContours({ ...terrain, seed: 8 }))
})

it('draws lines of whole numbers that start inside the frame', () => {
  const lines = drawContours(terrain)
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    expect(line).toMatch(/^M\d+ \d+(q-?\d+ -?\d+ -?\d+ -?\d+)+$/)
    const [x, y] = (/^M(\d+) (\d+)/.exec(line) ?? []).slice(1).map(Number)
    expect(x).toBeLessThanOrEqual(656)
    expect(y).toBeLessThanOrEqual(616)
  }
})
