export type Place = { x: number; y: number }

/** Where the end of each of `count` axes lies: the first on top, then clockwise; `share` 0 is the middle, 1 the rim. */
export function placeOnAxis(index: number, count: number, share: number, radius: number): Place {
  const angle = (index / count) * Math.PI * 2 - Math.PI / 2
  const reach = Math.min(1, Math.max(0, share)) * radius
  return { x: round(Math.cos(angle) * reach), y: round(Math.sin(angle) * reach) }
}

const MOST_LINES = 3

/** A closed line through one share per axis, as path data. */
export function ringOf(shares: readonly number[], radius: number): string {
  const places = shares.map((share, index) => placeOnAxis(index, shares.length, share, radius))
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** A label in at most three lines of about `width` letters, broken between words; what is longer ends in '…'. */
export function breakLabel(label: string, width = 14): string[] {
  const lines: string[] = []
  for (const word of label.split(/ |(?<=[-/])/)) {
    const last = lines.at(-1)
    const glue = last !== undefined && /[-/]$/.test(last) ? '' : ' '
    if (last !== undefined && `${last}${glue}${word}`.length <= width) lines[lines.length - 1] = `${last}${glue}${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, MOST_LINES)
  if (lines.length > MOST_LINES) kept[MOST_LINES - 1] += '…'
  return kept.map((line) => (line.length <= width + 3 ? line : `${line.slice(0, width + 2)}…`))
}

/** Which end of a label is at its axis. */
export function anchorAt({ x }: Place): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle'
  return x > 0 ? 'start' : 'end'
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
