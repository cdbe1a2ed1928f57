import fc from 'fast-check'
import { runs } from './runs.ts'

/** For every property that names no number of its own. */
fc.configureGlobal({ numRuns: runs(100) })
