import { wallClock } from './naive-streak.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The instants, in milliseconds, at which a zone's offset changes between two others. */
export function offsetChanges(zone: string, fromMs: number, toMs: number): number[] {
  const changes: number[] = []
  const offsetAt = (at: number) => wallClock({ at, zone }) - at
  for (let at = fromMs; at < toMs; at += DAY) {
    if (offsetAt(at) !== offsetAt(at + DAY)) changes.push(firstSecondAfter(at, at + DAY, offsetAt))
  }
  return changes
}

function firstSecondAfter(before: number, after: number, offsetAt: (at: number) => number): number {
  const old = offsetAt(before)
  let low = before
  let high = after
  while (high - low > 1_000) {
    const middle = low + Math.floor((high - low) / 2_000) * 1_000
    if (offsetAt(middle) === old) low = middle
    else high = middle
  }
  return high
}
