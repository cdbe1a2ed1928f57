import { itemAt, must } from '#core/must.ts'
/** A small seeded generator (mulberry32): the same seed gives the same corpus on every machine. */
export type Random = {
  next(): number
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  some<T>(items: readonly T[], count: number): T[]
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (items) => itemAt(items, below(items.length)),
    some(items, count) {
      const left = [...items]
      const taken = []
      while (taken.length < count && left.length > 0) taken.push(must(left.splice(below(left.length), 1)[0]))
      return taken
    },
  }
}
