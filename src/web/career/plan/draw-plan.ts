import { must } from '#core/must.ts'
import type { DatedRoute } from '#contract/career-plan.ts'

/**
 * The map of the planner: time runs to the right, each route is a trail from "you are here" to its flag, and a
 * role that comes into reach is a mark on it.
 */
export type PlanDrawing = {
  here: Point
  walked: string
  trails: Trail[]
  ticks: { x: number; week: number }[]
  /** Where the timeframe ends. */
  deadline: number | null
  floor: number
}

export type Point = { x: number; y: number }
export type Mark = Point & { week: number; titles: string[] }
/** `stops` are the ends of its steps, `marks` the roles that come into reach. */
export type Trail = { ahead: string; stops: Point[]; marks: Mark[]; flag: Point }
export type Box = { width: number; height: number }

/** Spans that the map grows through, in weeks: between them a change of hours moves the flags, not the scale. */
const SPANS = [13, 26, 52, 78, 104, 156, 208, 312, 416, 624, 1_040]
const FLOOR = 44
const TOP = 86
const RIGHT = 36
const SAMPLES = 48

export function drawPlan(routes: readonly DatedRoute[], limitWeeks: number | null, box: Box): PlanDrawing {
  const longest = Math.max(1, limitWeeks ?? 0, ...routes.map((route) => route.weeks))
  const span = SPANS.find((weeks) => weeks >= longest) ?? longest
  const floor = box.height - FLOOR
  const here = { x: Math.max(46, box.width * 0.1), y: floor - 64 }
  const xOf = (week: number) => here.x + (week / span) * (box.width - RIGHT - here.x)
  return {
    here,
    walked: pathOf(bend({ x: here.x * 0.2, y: floor - 4 }, here, 5)),
    trails: routes.map((route, index) =>
      drawTrail(route, here, { x: xOf(route.weeks), y: laneOf(index, routes.length, floor) }),
    ),
    ticks: ticksOf(span, box.width).map((week) => ({ x: xOf(week), week })),
    deadline: limitWeeks === null ? null : xOf(limitWeeks),
    floor,
  }
}

function laneOf(index: number, count: number, floor: number): number {
  return TOP + ((floor - 104 - TOP) * index) / Math.max(1, count - 1)
}

function drawTrail(route: DatedRoute, here: Point, flag: Point): Trail {
  const points = bend(here, flag, Math.min(16, (flag.x - here.x) / 12))
  const byWeek = new Map<number, string[]>()
  for (const { kind, week, title } of route.milestones) {
    if (kind === 'interim' && week !== null && week > 0 && week < route.weeks)
      byWeek.set(week, [...(byWeek.get(week) ?? []), title])
  }
  const marks = [...byWeek]
    .sort(([a], [b]) => a - b)
    .map(([week, titles]) => ({ ...along(points, week / route.weeks), week, titles }))
  const ends = new Set(
    route.steps.map((step) => step.endWeek).filter((week) => week < route.weeks && !byWeek.has(week)),
  )
  return { ahead: pathOf(points), stops: [...ends].map((week) => along(points, week / route.weeks)), marks, flag }
}

/** A winding line that gains height late: evenly in x, so that places along it are places in time. */
function bend(from: Point, to: Point, sway: number): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES
    const climb = t * t * (3 - 2 * t)
    const turn = Math.sin(t * Math.PI * 4) * sway * 4 * t * (1 - t)
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * climb + turn }
  })
}

function along(points: readonly Point[], share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (points.length - 1)
  const [before, after] = [must(points[Math.floor(place)]), must(points[Math.ceil(place)])]
  const part = place - Math.floor(place)
  return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part }
}

const TICK_WIDTH = 96
const TICK_STEPS = [4, 13, 26, 52, 104, 208, 520]

function ticksOf(span: number, width: number): number[] {
  const most = Math.max(2, Math.floor(width / TICK_WIDTH))
  const step = TICK_STEPS.find((weeks) => span / weeks <= most) ?? span
  return Array.from({ length: Math.floor(span / step) }, (_, index) => (index + 1) * step)
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
