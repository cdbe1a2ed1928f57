/**
 * Of the random cases `npm test` tries two fifths, the same each time; `npm run check` a fifth; `npm run fuzz` all of them, as
 * many times as it is asked for, and others each time.
 */
const isQuick = process.env.WAYMARK_TESTS === 'quick'
const TIMES = process.env.WAYMARK_FUZZ
const FIFTHS = isQuick ? 1 : TIMES ? 5 : 2

/** How many random cases a property is tried on. */
export const runs = (all: number): number => Math.ceil((all * FIFTHS) / 5) * Number(TIMES ?? 1)

/** Of a list all, apart from the check: there every fifth. */
export const shareOf = <Item>(all: readonly Item[]): Item[] => all.filter((_, index) => !isQuick || index % 5 === 0)

/** The same where each comes after the one before it: all, or the first fifth. */
export const beginningOf = <Item>(all: readonly Item[]): Item[] =>
  all.slice(0, isQuick ? Math.ceil(all.length / 5) : undefined)
