/** A fifth of the cases in `npm run check`; in `npm run fuzz` as many times more as it is asked for. */
const SHARE = process.env.WAYMARK_TESTS === 'quick' ? 5 : 1
const TIMES = Number(process.env.WAYMARK_FUZZ ?? 1)

/** How many random cases a property is tried on. */
export const runs = (all: number): number => Math.ceil(all / SHARE) * TIMES

/** The same of a list: all of it, or every fifth. */
export const shareOf = <Item>(all: readonly Item[]): Item[] => all.filter((_, index) => index % SHARE === 0)
