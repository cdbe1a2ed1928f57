import type { Opening } from '#contract/career-plan.ts'

/** A live feed of open positions. `name` and `url` are shown wherever one of its openings is: it asks for that. */
export type JobFeed = { name: string; url: string; fetchOpenings(): Promise<Opening[]> }
