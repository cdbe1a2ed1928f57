/**
 * A cheater against the point table: random reports, undos, zone hops and plan changes, every bound checked after
 * each move. Usage: node proofs/load/prove-cheater.ts [traces] [seed]
 */
import * as fc from 'fast-check'
import { cheaterMoves, playCheater } from '#test/support/cheater.ts'

const traces = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 1)
const started = performance.now()
const seen = { moves: 0, events: 0, reversals: 0, days: 0, mostInADay: 0 }

fc.assert(
  fc.property(cheaterMoves, (moves) => {
    const ledger = playCheater(moves)
    const { events, days } = ledger
    seen.moves += moves.length
    seen.events += events.length
    seen.reversals += events.filter(({ reverses }) => reverses !== null).length
    seen.days += days.length
    for (const { date } of days) {
      const points = Object.values(ledger.sumsOf(date)).reduce((sum, activity) => sum + activity.points, 0)
      seen.mostInADay = Math.max(seen.mostInADay, points)
    }
  }),
  { numRuns: traces, seed },
)
console.log(`${traces} traces from seed ${seed}: no bound broken; ${JSON.stringify(seen)}`)
console.log(`${Math.round((performance.now() - started) / 1_000)} s, Node ${process.version}`)
