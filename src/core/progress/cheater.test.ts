import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { cheaterMoves, playCheater } from '#test/support/cheater.ts'
import { checkBounds } from '#test/support/cheater-bounds.ts'
import { course } from '#test/support/reports.ts'

describe('a cheater', () => {
  test('who reports, undoes, hops zones and switches plans at random never gets more than the table allows', () => {
    fc.assert(
      fc.property(cheaterMoves, (moves) => {
        playCheater(moves)
      }),
      { numRuns: runs(500) },
    )
  })

  test('is caught by the model when an event too many is slipped in', () => {
    const ledger = playCheater([{ kind: 'report', report: course('1'), times: 2 }])
    expect(ledger.total).toBe(220)
    ledger.events.push({ ...must(ledger.events[0]), sourceKey: 'course:9' })
    ledger.total += 60
    expect(() => checkBounds(ledger, '2026-10-20T22:00:00.000Z', 1)).toThrow('courseCompleted pays 2 times a day')
  })
})
