/** A way over the map: stops along one curve, and labels that never cover each other. */

export type TrailStop = {
  id: string
  kind: 'done' | 'here' | 'todo' | 'role' | 'goal'
  /** Said beside it where there is room; the goal, here and roles come first. */
  label?: string
  /** The same in fewer words, for a narrow map and where the whole finds no room. */
  short?: string
}
export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }
export type PlacedStop = TrailStop & Point
export type PlacedLabel = Box & { id: string; kind: TrailStop['kind']; text: string }
export type Trail = { walked: string; ahead: string; stops: PlacedStop[]; labels: PlacedLabel[] }

/** A curve as places of its frame, 0 to 1 from the left and from the top. */
export type Shape = readonly (readonly [number, number])[]

const SAMPLES = 24
const LABEL_HEIGHT = 30
const CHAR = 7.4
const CAPITAL = 10.4
const PADDING = 26
const ICON = 20
const MARGIN = 8
/** A map as narrow as a phone takes the short labels. */
const NARROW = 560
/** Room between a stop and its label. */
const GAP = 20

/** `walkedShare` is how far along the curve "here" lies; done stops are spread before it, the others behind it. */
export function placeTrail(
  stops: readonly TrailStop[],
  walkedShare: number,
  shape: Shape,
  size: { width: number; height: number },
  taken: readonly Box[] = [],
  mostLabels = Infinity,
): Trail {
  const curve = measured(shape.map(([x, y]) => ({ x: x * size.width, y: y * size.height })))
  const here = Math.min(1, Math.max(0, walkedShare))
  const placed = spread(stops, here).map(({ stop, share }) => ({ ...stop, ...at(curve, share) }))
  return {
    walked: pathOf(stretch(curve, 0, here)),
    ahead: pathOf(stretch(curve, here, 1)),
    stops: placed,
    labels: labelsOf(placed, size, taken, mostLabels),
  }
}

function spread(stops: readonly TrailStop[], here: number): { stop: TrailStop; share: number }[] {
  const done = stops.filter(({ kind }) => kind === 'done')
  const ahead = stops.filter(({ kind }) => kind !== 'done' && kind !== 'here')
  return stops.map((stop) => {
    if (stop.kind === 'here') return { stop, share: here }
    if (stop.kind === 'done') return { stop, share: (here * (done.indexOf(stop) + 0.6)) / (done.length + 0.4) }
    return { stop, share: here + ((1 - here) * (ahead.indexOf(stop) + 1)) / ahead.length }
  })
}

const RANK = { here: 0, goal: 1, role: 2, done: 3, todo: 4 }

function labelsOf(
  stops: readonly PlacedStop[],
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  most: number,
): PlacedLabel[] {
  const labels: PlacedLabel[] = []
  const inFrame = (box: Box) =>
    box.left >= MARGIN && box.top >= MARGIN && box.right <= width - MARGIN && box.bottom <= height - MARGIN
  const nodes = stops.map(({ x, y, id }) => ({ id, left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }))
  for (const stop of [...stops].sort((a, b) => RANK[a.kind] - RANK[b.kind])) {
    const icon = stop.kind === 'done' || stop.kind === 'goal' ? ICON : 0
    const others = [...labels, ...taken, ...nodes.filter(({ id }) => id !== stop.id)]
    for (const text of width < NARROW ? [stop.short ?? stop.label] : [stop.label, stop.short]) {
      if (!text || labels.length >= most) continue
      const labelWidth = Math.min(width - 2 * MARGIN, lengthOf(text) + PADDING + icon)
      const box = placesFor(stop, labelWidth, width).find(
        (place) => inFrame(place) && !others.some((other) => overlap(place, other)),
      )
      if (!box) continue
      labels.push({ ...box, id: stop.id, kind: stop.kind, text })
      break
    }
  }
  return labels
}

/** About as wide as the label's letters are: 'AWS' takes more than three small ones. */
function lengthOf(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals * CAPITAL + (text.length - capitals) * CHAR
}

/** Above, below, right and left of a stop; above and below also moved sideways into the frame. */
function placesFor({ x, y }: Point, labelWidth: number, width: number): Box[] {
  const boxAt = (left: number, top: number): Box => ({
    left,
    top,
    right: left + labelWidth,
    bottom: top + LABEL_HEIGHT,
  })
  const inside = (left: number) => Math.min(width - labelWidth - MARGIN, Math.max(MARGIN, left))
  const above = y - GAP - LABEL_HEIGHT
  const below = y + GAP
  const middle = y - LABEL_HEIGHT / 2
  const lefts = [x - labelWidth / 2, x - labelWidth + 24, x - 24].map(inside)
  return [
    ...lefts.map((left) => boxAt(left, above)),
    ...lefts.map((left) => boxAt(left, below)),
    boxAt(x + GAP, middle),
    boxAt(x - GAP - labelWidth, middle),
    boxAt(x + GAP, middle + 16),
    boxAt(x - GAP - labelWidth, middle - 16),
  ]
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

type Measured = (Point & { share: number })[]

/** A smooth line through the points (Catmull-Rom), with how far along the whole each sample lies. */
function measured(points: readonly Point[]): Measured {
  const all = points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const before = points[index - 1] ?? point
    const after = points[index + 2] ?? next
    return Array.from({ length: SAMPLES }, (_, step) => bend(before, point, next, after, step / SAMPLES))
  })
  let length = 0
  const lengths = all.map((point, index) => {
    const last = all[index - 1]
    if (last) length += Math.hypot(point.x - last.x, point.y - last.y)
    return length
  })
  return all.map((point, index) => ({ ...point, share: length === 0 ? 0 : (lengths[index] ?? 0) / length }))
}

function bend(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
}

function at(curve: Measured, share: number): Point {
  const index = curve.findIndex((point) => point.share >= share - 1e-9)
  const after = curve[index] ?? curve.at(-1) ?? { x: 0, y: 0, share: 1 }
  const before = curve[index - 1] ?? after
  const span = after.share - before.share
  const part = span === 0 ? 0 : (share - before.share) / span
  return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part }
}

function stretch(curve: Measured, from: number, to: number): Point[] {
  return [at(curve, from), ...curve.filter(({ share }) => share > from && share < to), at(curve, to)]
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`
}
