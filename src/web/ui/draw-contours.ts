import { must } from '#core/must.ts'
/**
 * Contour lines of an invented terrain, as SVG path data. The same seed gives the same drawing on every machine:
 * only + - * / are used, which every engine computes alike, so a prerendered page matches what the browser draws.
 */
export type Terrain = { seed: number; width: number; height: number } & {
  [measure in 'hills' | 'levels' | 'cell']?: number | undefined
}

type Point = [number, number]
type Hill = { x: number; y: number; rise: number; spread: number }

export function drawContours({ seed, width, height, hills = 6, levels = 14, cell = 16 }: Terrain): string[] {
  const terrain = raiseHills(seed, hills, width, height)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => heightAt(terrain, column * cell, row * cell)),
  )
  const all = heights.flat()
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return Array.from({ length: levels }, (_, index) => low + ((high - low) * (index + 1)) / (levels + 1))
    .flatMap((level) => joinSegments(cutCells(heights, level, cell)))
    .filter((line) => line.length > 5)
    .map(toPath)
}

/** A small generator of even chance (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function raiseHills(seed: number, count: number, width: number, height: number): Hill[] {
  const chance = seededChance(seed)
  const size = Math.min(width, height)
  return Array.from({ length: count }, () => ({
    x: chance() * width * 1.2 - width * 0.1,
    y: chance() * height * 1.2 - height * 0.1,
    // One in three is a hollow.
    rise: (0.4 + chance() * 0.9) * (chance() < 0.34 ? -0.8 : 1),
    spread: (0.2 + chance() * 0.36) * size,
  }))
}

function heightAt(hills: Hill[], x: number, y: number): number {
  return hills.reduce(
    (sum, hill) => {
      const [dx, dy] = [(x - hill.x) / hill.spread, (y - hill.y) / hill.spread]
      const falloff = 1 / (1 + dx * dx + dy * dy)
      return sum + hill.rise * falloff * falloff
    },
    (x - y) * 0.0003,
  )
}

/** Marching squares: where the level crosses each cell's edges. */
function cutCells(heights: number[][], level: number, cell: number): [Point, Point][] {
  const segments: [Point, Point][] = []
  for (let row = 0; row < heights.length - 1; row++) {
    const [upper, lower] = [must(heights[row]), must(heights[row + 1])]
    for (let column = 0; column < upper.length - 1; column++) {
      const corners = [
        must(upper[column]),
        must(upper[column + 1]),
        must(lower[column + 1]),
        must(lower[column]),
      ] as const
      const isAbove = corners[0] > level
      if (corners.every((corner) => corner > level === isAbove)) continue
      const crossings = crossEdges(corners, level, column * cell, row * cell, cell)
      for (let i = 0; i + 1 < crossings.length; i += 2) segments.push([must(crossings[i]), must(crossings[i + 1])])
    }
  }
  return segments
}

function crossEdges(
  [a, b, c, d]: readonly [number, number, number, number],
  level: number,
  x: number,
  y: number,
  cell: number,
) {
  const points: Point[] = []
  const part = (from: number, to: number) => ((level - from) / (to - from)) * cell
  if (a > level !== b > level) points.push([x + part(a, b), y])
  if (b > level !== c > level) points.push([x + cell, y + part(b, c)])
  if (d > level !== c > level) points.push([x + part(d, c), y + cell])
  if (a > level !== d > level) points.push([x, y + part(a, d)])
  return points
}

/** A point as one number, to a thousandth: as words they took a phone longer than all the rest. */
const keyOf = ([x, y]: Point) => Math.round(x * 1_000) * 10_000_000 + Math.round(y * 1_000)

/** Strings segments with a shared end together into lines. */
function joinSegments(segments: [Point, Point][]): Point[][] {
  const byEnd = new Map<number, number[]>()
  segments.forEach((segment, index) => {
    for (const end of segment) {
      const key = keyOf(end)
      const others = byEnd.get(key)
      if (others) others.push(index)
      else byEnd.set(key, [index])
    }
  })
  const used = new Set<number>()
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    let end = from
    for (;;) {
      const next = (byEnd.get(keyOf(end)) ?? []).find((index) => !used.has(index))
      if (next === undefined) return line
      used.add(next)
      const [first, second] = must(segments[next])
      end = keyOf(first) === keyOf(end) ? second : first
      line.push(end)
    }
  }
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return []
    used.add(index)
    return [[...follow(segment[0]).reverse(), segment[0], segment[1], ...follow(segment[1])]]
  })
}

/** Through the middles of every other pair of points, bent at the points: smooth, whole numbers, relative, short. */
function toPath(line: Point[]): string {
  const whole = thinOut(line).map(([x, y]): Point => [Math.round(x), Math.round(y)])
  let [penX, penY] = must(whole[0])
  let path = `M${penX} ${penY}`
  for (let i = 1; i < whole.length - 1; i++) {
    const [bendX, bendY] = must(whole[i])
    const [nextX, nextY] = must(whole[i + 1])
    const isLast = i === whole.length - 2
    const endX = isLast ? nextX : Math.round((bendX + nextX) / 2)
    const endY = isLast ? nextY : Math.round((bendY + nextY) / 2)
    path += `q${bendX - penX} ${bendY - penY} ${endX - penX} ${endY - penY}`
    penX = endX
    penY = endY
  }
  return path
}

/** Every other point; a ring starts and ends in the middle of one of its own edges, so that no gap shows. */
function thinOut(line: Point[]): Point[] {
  const [first, last] = [must(line[0]), must(line.at(-1))]
  if (first[0] !== last[0] || first[1] !== last[1]) {
    return line.filter((_, index) => index % 2 === 0 || index === line.length - 1)
  }
  const ring = line.slice(1).filter((_, index) => index % 2 === 0)
  const [start, end] = [must(ring[0]), must(ring.at(-1))]
  const seam: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return [seam, ...ring, seam]
}
