import fc from 'fast-check'
import { runs } from './runs.ts'

/** The cases of `npm test` are the same each time; `npm run fuzz` names another seed. */
const SEED = Number(process.env.WAYMARK_SEED ?? 20_261_130)

/** Runs are for every property that names no number of its own. */
fc.configureGlobal({ numRuns: runs(100), seed: SEED })
