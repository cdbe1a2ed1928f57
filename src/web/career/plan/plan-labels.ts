/** Where a label may stand: centred at `x`, at the first of `ys` that is free. */
export type Wanted = { id: string; text: string; x: number; ys: readonly number[] }
export type Placed = { id: string; text: string; left: number; y: number; width: number }

const CHAR = 7.1
const PADDING = 22
const HEIGHT = 28
const MARGIN = 8

/** Labels in the order of what they are worth: one that would lie over an earlier one stands elsewhere, or not at all. */
export function placeLabels(wanted: readonly Wanted[], width: number): Placed[] {
  const placed: Placed[] = []
  for (const { id, text, x, ys } of wanted) {
    const long = text.length * CHAR + PADDING
    const left = Math.min(width - long - MARGIN, Math.max(MARGIN, x - long / 2))
    const y = ys.find((one) => placed.every((other) => !meet({ left, y: one, width: long }, other)))
    if (y !== undefined) placed.push({ id, text, left, y, width: long })
  }
  return placed
}

function meet(one: Omit<Placed, 'id' | 'text'>, other: Omit<Placed, 'id' | 'text'>): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && Math.abs(one.y - other.y) < HEIGHT
}
