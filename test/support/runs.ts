/** How many random cases a property is tried on: all of them in `npm test`, a fifth in `npm run check`. */
export const runs = (all: number): number => (process.env.WAYMARK_TESTS === 'quick' ? Math.ceil(all / 5) : all)
