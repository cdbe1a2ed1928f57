/** A plain line of values over the width of a box, with where it ends. */
export function sparkline(
  values: readonly number[],
  { width, height }: { width: number; height: number },
): { path: string; end: { x: number; y: number } } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = 6
  const points = values.map((value, index) => ({
    x: room + (index * (width - 2 * room)) / Math.max(1, values.length - 1),
    y: height - room - ((value - least) / Math.max(1, most - least)) * (height - 2 * room),
  }))
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return { path, end: points.at(-1) ?? { x: room, y: height - room } }
}
