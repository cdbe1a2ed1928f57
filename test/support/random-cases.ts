import fc from 'fast-check'
import { runs } from './runs.ts'

/** The cases of `npm test` are the same each time; `npm run fuzz` looks for others, and says the seed of what it found. */
const SEED = 20_261_130
const isFuzz = process.env.WAYMARK_FUZZ !== undefined

/** Runs are for every property that names no number of its own. */
fc.configureGlobal({ numRuns: runs(100), ...(isFuzz ? {} : { seed: SEED }) })
