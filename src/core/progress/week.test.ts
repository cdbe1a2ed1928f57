import { describe, expect, test } from 'vitest'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import { course, practice } from '#test/support/reports.ts'
import { boardWeekOf } from './week.ts'

describe('the week of the board', () => {
  test.each([
    ['2026-11-15T23:59:59.999Z', '2026-11-09'],
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2027-01-01T00:00:00.000Z', '2026-12-28'],
  ])('%s is in the week of %s', (instant, monday) => expect(boardWeekOf(instant)).toBe(monday))

  test('turns on Monday in UTC for everyone, wherever their own Monday is (devtrack #1779)', () => {
    const ledger = new MemoryLedger()
    ledger.zone = 'Pacific/Auckland'
    ledger.report(course('crs_1'), '2026-11-15T23:00:00.000Z')
    expect(ledger.events[0]?.localDate).toBe('2026-11-16')
    ledger.report(course('crs_2'), '2026-11-16T00:00:00.000Z')
    expect(ledger.weeks).toEqual(
      new Map([
        ['2026-11-09', 60],
        ['2026-11-16', 60],
      ]),
    )
  })

  test('leaves the daily bonus out, so that a plan buys no rank; streak rewards count', () => {
    const ledger = new MemoryLedger()
    ledger.plan = 'accelerator'
    for (let day = 16; day <= 22; day += 1) ledger.report(practice, `2026-11-${day}T12:00:00.000Z`)
    expect(ledger.total).toBe(7 * 1_010 + 50)
    expect(ledger.weeks).toEqual(new Map([['2026-11-16', 120]]))
  })
})
