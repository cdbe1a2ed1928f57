import { within } from '#server/deadline.ts'
import { createFairTurns, type FairTurns } from './fair-turns.ts'

export type Queues = Record<'reading' | 'exporting' | 'reckoning' | 'saving' | 'paying', FairTurns>

/** Two readers' children; a user may have two files read and twenty under way. */
const READING = { atOnce: 4, perKey: 2, waitingPerKey: 18 }
/** An export holds a few rows and a piece of one file at a time. */
const EXPORTING = { atOnce: 8, perKey: 1, waitingPerKey: 1 }

/** What goes through all applications of a person: one at a time each, so that thousands of rows make their owner wait. */
const RECKONING = { atOnce: 4, perKey: 1, waitingPerKey: 12 }

/** Facts by the thousand are gone through where all are answered: one person's at a time. */
const SAVING = { atOnce: 1, perKey: 1, waitingPerKey: 6 }

/** Who presses twice waits for the first; what waits for the provider holds no place of those who can be answered at once. */
const PAYING = { atOnce: 200, perKey: 1, waitingPerKey: 20, patienceMs: 9_000 }

/** The page that asked gives up after thirty seconds, so it gets its answer before that. */
export const PAYING_MS = 20_000

/** The time of the work begins with the wait for its turn. */
const fromArrival = (turns: FairTurns, ms: number): FairTurns => ({
  ...turns,
  run: (key, work, signal, cost) => within(ms, () => turns.run(key, work, signal, cost)),
})

export function createQueues(): Queues {
  return {
    reading: createFairTurns(READING),
    exporting: createFairTurns(EXPORTING),
    reckoning: createFairTurns(RECKONING),
    saving: createFairTurns(SAVING),
    paying: fromArrival(createFairTurns(PAYING), PAYING_MS),
  }
}
