import { itemAt } from './must.ts'

/** Repeatable chance: the same seed gives the same numbers from 0 (included) to 1 (excluded), on every machine. */
export type Chance = () => number

/** FNV-1a of the seed starts a mulberry32. Good for shuffling items; never for secrets. */
export function seededChance(seed: string): Chance {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A shuffled copy; every order is equally likely (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    ;[copy[at], copy[other]] = [itemAt(copy, other), itemAt(copy, at)]
  }
  return copy
}
