const SHARE = process.env.WAYMARK_TESTS === 'quick' ? 5 : 1

/** How many random cases a property is tried on: all of them in `npm test`, a fifth in `npm run check`. */
export const runs = (all: number): number => Math.ceil(all / SHARE)

/** The same of a list: all of it, or every fifth. */
export const shareOf = <Item>(all: readonly Item[]): Item[] => all.filter((_, index) => index % SHARE === 0)
