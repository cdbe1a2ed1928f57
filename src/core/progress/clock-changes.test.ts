import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { addMs, dayEndIn, HOUR_MS } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import type { NaiveAction } from '#test/support/naive-streak.ts'
import { naiveStreak } from '#test/support/naive-streak.ts'
import { proveZone } from '#test/support/prove-zone.ts'
import { randomTrace, replayTrace } from '#test/support/streak-trace.ts'
import { todayOf } from './day.ts'

describe('clock changes and clocks that drift', () => {
  test.each([
    ['Europe/London', '2026-03-27'],
    ['America/New_York', '2026-10-30'],
    ['Africa/Cairo', '2026-10-28'],
    ['Australia/Lord_Howe', '2026-04-03'],
    ['America/Scoresbysund', '2026-10-23'],
    ['Pacific/Chatham', '2026-09-25'],
    ['Africa/Casablanca', '2026-02-13'],
  ])(
    'in %s from %s five days at their first or last millisecond are five days (habitica #3231 #4211 #6103 #6161 #6879)',
    (zone, first) => {
      for (const edge of ['first', 'last'] as const) {
        const ledger = new MemoryLedger()
        ledger.zone = zone
        let end = dayEndIn(zone, first)
        for (let day = 0; day < 5; day += 1) {
          const start = end
          end = dayEndIn(zone, todayOf(zone, start, null))
          const instant = edge === 'first' ? start : addMs(end, -1)
          ledger.report({ activity: 'questionPractised' }, instant)
          ledger.report({ activity: 'studyLogged', hasStartedCourse: true }, instant)
          expect(ledger.streak(instant).length).toBe(day + 1)
        }
        expect(ledger.counts.dailyBonus).toBe(5)
      }
    },
  )

  test('acting a minute later each day keeps the run: days count, not 24 hours (Wynncraft #8555, monkeytype #3408)', () => {
    const ledger = new MemoryLedger()
    for (let day = 0; day < 30; day += 1) {
      ledger.report({ activity: 'questionPractised' }, addMs('2026-05-01T09:00:00.000Z', day * (24 * HOUR_MS + 60_000)))
    }
    expect(ledger.streak('2026-05-30T10:00:00.000Z').length).toBe(30)
    expect(ledger.counts).toMatchObject({ dailyBonus: 30, streak7: 1, streak14: 1, streak30: 1 })
  })

  test('many lessons in one day are one day (openlingo PR 28), at any hour of the server (freeCodeCamp #479 #9665)', () => {
    const ledger = new MemoryLedger()
    ledger.zone = 'Asia/Kolkata'
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = addMs('2026-05-01T18:30:00.000Z', hour * HOUR_MS)
      ledger.report({ activity: 'courseCompleted', courseId: `crs_${hour}` }, instant)
    }
    expect(ledger.streak('2026-05-02T18:29:59.999Z').dates).toEqual(['2026-05-02'])
  })

  test('the offset holds after the first day (monkeytype #4735 #7204)', () => {
    const ledger = new MemoryLedger()
    ledger.zone = 'Australia/Adelaide'
    const evening = '2026-06-01T14:29:00.000Z'
    for (let day = 0; day < 10; day += 1) {
      ledger.report({ activity: 'questionPractised' }, addMs(evening, day * 24 * HOUR_MS))
      ledger.report({ activity: 'questionPractised' }, addMs(evening, day * 24 * HOUR_MS + 120_000))
    }
    expect(ledger.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`),
    )
  })
})

describe('against a naive oracle', () => {
  test('random lives of travel, missed days and outages agree', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const trace = randomTrace(seed)
        const { ours, naive } = replayTrace(trace)
        expect(ours).toEqual(naive)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('the oracle itself tells a run, a freeze, an outage and a jump apart', () => {
    const daily = (count: number): NaiveAction[] =>
      Array.from({ length: count }, (_, day) => ({ at: Date.UTC(2026, 0, 1 + day, 12), zone: 'UTC' }))
    const on = (day: number, zone = 'UTC') => ({ at: Date.UTC(2026, 0, day, 12), zone })
    expect(naiveStreak(daily(7), [], on(9))).toMatchObject({ frozen: ['2026-01-08'], freezes: 0 })
    expect(naiveStreak(daily(7), [], on(10))).toMatchObject({ dates: [], freezes: 1 })
    expect(naiveStreak(daily(3), ['2026-01-04'], on(5)).dates).toHaveLength(3)
    expect(
      naiveStreak([{ at: Date.UTC(2026, 0, 2, 8), zone: 'Pacific/Honolulu' }], [], {
        at: Date.UTC(2026, 0, 2, 11, 30),
        zone: 'Pacific/Auckland',
      }).dates,
    ).toHaveLength(1)
  })

  test.each([
    'Africa/Cairo',
    'America/New_York',
    'America/Scoresbysund',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Chatham',
  ])('every change of clocks in %s in 2026 and 2027, a second before, at and after', (zone) => {
    const { changes, faults } = proveZone(zone, Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1))
    expect(faults).toEqual([])
    expect(changes).toBeGreaterThan(1)
  })
})
