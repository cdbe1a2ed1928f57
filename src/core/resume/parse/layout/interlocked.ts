import type { Line } from './line.ts'

/** So much of a line's height beside the line before it: printed rows never do that to each other. */
const SHARED_HEIGHT = 0.3

/** What share of the lines begin before the line above them has ended: two columns that were read as one do. */
export function interlocked(lines: readonly Pick<Line, 'top' | 'bottom' | 'region'>[]): number {
  const isInto = (line: (typeof lines)[number], at: number) => {
    const above = lines[at - 1]
    if (!above || above.region !== line.region) return false
    const shared = Math.min(above.bottom, line.bottom) - Math.max(above.top, line.top)
    return shared > SHARED_HEIGHT * Math.min(above.bottom - above.top, line.bottom - line.top)
  }
  return lines.filter(isInto).length / Math.max(1, lines.length)
}
