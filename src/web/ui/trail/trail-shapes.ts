import type { Shape } from './place-trail.ts'

/** The wide map of the dashboard, with room for a card at its right foot. */
export const TODAY: Shape = [
  [0.03, 0.93],
  [0.1, 0.88],
  [0.17, 0.7],
  [0.28, 0.6],
  [0.39, 0.63],
  [0.5, 0.55],
  [0.6, 0.42],
  [0.7, 0.38],
  [0.82, 0.22],
]

/** The wide map at the goal: the line is walked to its end, left of the card. */
export const ARRIVED: Shape = [
  [0.03, 0.93],
  [0.12, 0.86],
  [0.2, 0.7],
  [0.32, 0.66],
  [0.42, 0.6],
  [0.52, 0.44],
  [0.58, 0.3],
]

/** The same as a strip on a phone: the card lies over its foot. */
export const STRIP: Shape = [
  [0.1, 0.96],
  [0.18, 0.78],
  [0.27, 0.64],
  [0.4, 0.66],
  [0.54, 0.54],
  [0.66, 0.46],
  [0.86, 0.28],
]

/** The tall map after the upload; its head belongs to the heading. */
export const REVEAL: Shape = [
  [0.06, 0.96],
  [0.11, 0.9],
  [0.16, 0.83],
  [0.27, 0.77],
  [0.38, 0.7],
  [0.48, 0.66],
  [0.6, 0.6],
  [0.72, 0.52],
  [0.86, 0.42],
]

/** A label and its distance from its stop. */
const LABEL_ROOM = 52

/** The same line with its end so far under a heading that the name of the goal finds room between them. */
export function under(shape: Shape, heading: number, height: number): Shape {
  const ys = shape.map(([, y]) => y)
  const [first, last] = [Math.max(...ys), Math.min(...ys)]
  const end = Math.max(last, (heading + LABEL_ROOM) / height)
  return shape.map(([x, y]) => [x, first - ((first - y) * (first - end)) / (first - last)])
}

/** A stone is half as tall, and the line bends a little below its points. */
const STONE_ROOM = 24
/** The line has this far to climb before what it goes over begins. */
const CLIMB = 90

/** The same line led over something that stands in the frame to its right, so that none of its stones lies under it. */
export function over(
  shape: Shape,
  { left, top }: { left: number; top: number },
  { width, height }: { width: number; height: number },
): Shape {
  const highest = (top - STONE_ROOM) / height
  return shape.map(([x, y]) => (x * width > left - CLIMB ? [x, Math.min(y, highest)] : [x, y]))
}
