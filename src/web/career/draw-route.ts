/** The way up the hill of the next-step card: one curve, walked as far as the path is done. */
export type RouteDrawing = {
  /** Path data: what lies behind, and what lies ahead. */
  walked: string
  ahead: string
  passed: Point[]
  toCome: Point[]
  here: Point
  goal: Point
}

export type Point = { x: number; y: number }

/** Fits a view box of 360 by 272. */
export const ROUTE_BOX = { width: 360, height: 272 }

/** More marks than this on a line this long would touch each other. */
const MOST_MARKS = 9
/** The way to the first course, so that even a first day has a little behind it. */
const APPROACH = 0.2

/** The route of a path of `total` courses with `done` of them behind. */
export function drawRoute(done: number, total: number): RouteDrawing {
  const marks = Math.min(MOST_MARKS, Math.max(1, total))
  const behind = total <= 0 ? 0 : Math.min(marks, Math.floor((done / total) * marks))
  const isDone = total > 0 && done >= total
  const shareOf = (mark: number) => APPROACH + (1 - APPROACH) * (mark / marks)
  const hereAt = isDone ? 1 : shareOf(behind)
  const others = Array.from({ length: marks }, (_, mark) => mark).filter((mark) => isDone || mark !== behind)
  return {
    walked: pathOf(stretch(0, hereAt)),
    ahead: pathOf(stretch(hereAt, 1)),
    passed: others.filter((mark) => isDone || mark < behind).map((mark) => pointAt(shareOf(mark))),
    toCome: others.filter((mark) => !isDone && mark > behind).map((mark) => pointAt(shareOf(mark))),
    here: pointAt(hereAt),
    goal: pointAt(1),
  }
}

const CURVE: [Point, Point, Point, Point][] = [
  [at(60, 276), at(84, 236), at(58, 214), at(96, 196)],
  [at(96, 196), at(134, 178), at(150, 204), at(178, 172)],
  [at(178, 172), at(212, 136), at(268, 168), at(280, 126)],
  [at(280, 126), at(292, 84), at(262, 66), at(318, 46)],
]
const STEPS_PER_PIECE = 24

/** Points along the curve, each with how far along the whole it lies, 0 to 1. */
const trail = measure(
  CURVE.flatMap((piece, index) =>
    Array.from({ length: STEPS_PER_PIECE + (index === CURVE.length - 1 ? 1 : 0) }, (_, step) =>
      bezier(piece, step / STEPS_PER_PIECE),
    ),
  ),
)

function at(x: number, y: number): Point {
  return { x, y }
}

function bezier([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t
  const mix = (from: number, one: number, two: number, to: number) =>
    u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * two + t * t * t * to
  return at(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y))
}

function measure(points: Point[]): (Point & { share: number })[] {
  const lengths = points.map((point, index) => {
    const last = points[index - 1] ?? point
    return Math.hypot(point.x - last.x, point.y - last.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let walked = 0
  return points.map((point, index) => {
    walked += lengths[index]!
    return { ...point, share: walked / whole }
  })
}

function pointAt(share: number): Point {
  const index = Math.max(
    1,
    trail.findIndex((point) => point.share >= share - 1e-9),
  )
  const [before, after] = [trail[index - 1]!, trail[index]!]
  const part = (share - before.share) / (after.share - before.share)
  return at(before.x + (after.x - before.x) * part, before.y + (after.y - before.y) * part)
}

function stretch(from: number, to: number): Point[] {
  const between = trail.filter((point) => point.share > from && point.share < to)
  return [pointAt(from), ...between, pointAt(to)]
}

function pathOf(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
