import { must } from '#core/must.ts'
export type Spot = { x: number; y: number }

/** Round steps from 0 up to a top that holds `max`: about `count` of them, each 1, 2 or 5 times a power of ten. */
export function roundTicks(max: number, count: number): number[] {
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((times) => power * times >= rough) ?? 10)
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, index) => index * step)
}

/**
 * A smooth line through all spots, left to right, that never rises or falls where they do not
 * (monotone cubic interpolation, Steffen 1990), as SVG path data.
 */
export function smoothPath(spots: readonly Spot[]): string {
  const [first, ...others] = spots
  if (!first) return ''
  const tilts = tiltsOf(spots)
  return others.reduce(
    (path, to, index) => {
      const from = must(spots[index])
      const third = (to.x - from.x) / 3
      const bends = [
        from.x + third,
        from.y + third * must(tilts[index]),
        to.x - third,
        to.y - third * must(tilts[index + 1]),
        to.x,
        to.y,
      ]
      return `${path}C${bends.map(short).join(' ')}`
    },
    `M${short(first.x)} ${short(first.y)}`,
  )
}

/** How steep the line is at each spot. */
function tiltsOf(spots: readonly Spot[]): number[] {
  const slopes = spots.slice(1).map((spot, index) => (spot.y - must(spots[index]).y) / (spot.x - must(spots[index]).x))
  const inner = slopes.slice(1).map((after, index) => {
    const before = must(slopes[index])
    const [left, right] = [
      must(spots[index + 1]).x - must(spots[index]).x,
      must(spots[index + 2]).x - must(spots[index + 1]).x,
    ]
    const across = (before * right + after * left) / (left + right)
    return (Math.sign(before) + Math.sign(after)) * Math.min(Math.abs(before), Math.abs(after), Math.abs(across) / 2)
  })
  const [one = 0, last = 0] = [slopes[0], slopes.at(-1)]
  if (inner.length === 0) return [one, last]
  return [(3 * one - must(inner[0])) / 2, ...inner, (3 * last - must(inner.at(-1))) / 2]
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
