import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { addMs, dayEndIn, HOUR_MS } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import type { NaiveAction } from '#test/support/naive-streak.ts'
import { naiveStreak } from '#test/support/naive-streak.ts'
import { proveZone } from '#test/support/prove-zone.ts'
import { randomTrace, replayTrace } from '#test/support/streak-trace.ts'
import { isDateJump, judgeZoneChange, todayOf } from './day.ts'

const at = (text: string) => `${text}:00.000Z`
const acted = (instant: string, zone: string, date: string) => ({ instant: at(instant), zone, date })

describe('today', () => {
  test.each([
    ['the zone decides, not UTC', 'America/Los_Angeles', '2026-11-21T03:00', null, '2026-11-20'],
    ['a 30-minute zone', 'Asia/Kolkata', '2026-11-20T18:30', null, '2026-11-21'],
    ['a 45-minute zone', 'Pacific/Chatham', '2026-06-20T11:15', null, '2026-06-21'],
    [
      'west over midnight keeps the day already made',
      'America/New_York',
      '2026-11-21T00:30',
      acted('2026-11-20T23:30', 'Europe/Istanbul', '2026-11-21'),
      '2026-11-21',
    ],
    [
      'west over the date line keeps it too',
      'Pacific/Pago_Pago',
      '2026-11-21T11:00',
      acted('2026-11-21T10:30', 'Pacific/Kiritimati', '2026-11-22'),
      '2026-11-22',
    ],
    [
      'a clock set back keeps it too',
      'UTC',
      '2026-11-20T23:59',
      acted('2026-11-21T00:00', 'UTC', '2026-11-21'),
      '2026-11-21',
    ],
    [
      'the next day comes in its time',
      'America/New_York',
      '2026-11-22T05:00',
      acted('2026-11-20T23:30', 'Europe/Istanbul', '2026-11-21'),
      '2026-11-22',
    ],
  ])('%s', (_what, zone, now, last, date) => expect(todayOf(zone, at(now), last)).toBe(date))
})

describe('a date that jumps by two', () => {
  const losAngeles = acted('2026-11-02T04:00', 'America/Los_Angeles', '2026-11-01')
  const samoa = acted('2011-12-30T06:00', 'Pacific/Apia', '2011-12-29')
  test.each([
    ['no action yet', 'Pacific/Auckland', '2026-11-02T11:00', null, false],
    [
      'a day missed at home, 25 hours on (freeCodeCamp #6697, #7925)',
      'America/Los_Angeles',
      '2026-11-03T08:30',
      acted('2026-11-02T07:30', 'America/Los_Angeles', '2026-11-01'),
      false,
    ],
    ['flown east over the date line', 'Pacific/Auckland', '2026-11-02T11:00', losAngeles, true],
    [
      '36 hours later to the minute',
      'Pacific/Auckland',
      '2026-11-03T10:59',
      { ...losAngeles, instant: at('2026-11-01T22:59'), date: '2026-11-01' },
      true,
    ],
    [
      'a minute more',
      'Pacific/Auckland',
      '2026-11-03T10:59',
      { ...losAngeles, instant: at('2026-11-01T22:58'), date: '2026-11-01' },
      false,
    ],
    [
      'flown west, where days only get longer',
      'Europe/London',
      '2026-11-03T00:30',
      acted('2026-11-01T22:30', 'Europe/Paris', '2026-11-01'),
      false,
    ],
    [
      'another name of the same clocks',
      'Asia/Istanbul',
      '2026-11-02T21:30',
      acted('2026-11-01T20:30', 'Europe/Istanbul', '2026-11-01'),
      false,
    ],
    ['a jump by one needs no excuse', 'Pacific/Auckland', '2026-11-02T10:30', losAngeles, false],
    [
      'a jump by three has none',
      'Pacific/Kiritimati',
      '2026-11-03T10:30',
      acted('2026-11-02T00:00', 'Pacific/Pago_Pago', '2026-10-31'),
      false,
    ],
    ['the calendar skipped the day between', 'Pacific/Apia', '2011-12-30T12:00', samoa, true],
    [
      'the same, 36 hours exceeded',
      'Pacific/Apia',
      '2011-12-31T09:00',
      { ...samoa, instant: at('2011-12-29T20:00') },
      false,
    ],
    [
      'the day before the skipped one was missed',
      'Pacific/Apia',
      '2011-12-30T06:00',
      acted('2011-12-28T23:00', 'Pacific/Apia', '2011-12-27'),
      false,
    ],
  ])('%s', (_what, zone, now, last, isJump) => expect(isDateJump(zone, at(now), last)).toBe(isJump))
})

describe('a change of zone', () => {
  const now = '2026-11-21T12:00:00.000Z'
  test.each([
    ['never changed', 'Asia/Tokyo', null, { kind: 'changed' }],
    ['the same zone costs nothing', 'UTC', now, { kind: 'same' }],
    ['unknown', 'Europe/Atlantis', null, { kind: 'refused', reason: 'unknownZone' }],
    ['an offset is no zone', '+14:00', null, { kind: 'refused', reason: 'unknownZone' }],
    [
      'a millisecond early',
      'Asia/Tokyo',
      '2026-11-20T12:00:00.001Z',
      { kind: 'refused', reason: 'tooSoon', retryAt: '2026-11-21T12:00:00.001Z' },
    ],
    ['24 hours later', 'Asia/Tokyo', '2026-11-20T12:00:00.000Z', { kind: 'changed' }],
  ])('%s', (_what, wanted, changedAt, expected) =>
    expect(judgeZoneChange(wanted, 'UTC', changedAt, now)).toEqual(expected),
  )
})

describe('travel', () => {
  const study = { activity: 'studyLogged', hasStartedCourse: true } as const

  function travel(stops: [string, string][]): MemoryLedger {
    const ledger = new MemoryLedger()
    for (const [instant, zone] of stops) {
      ledger.zone = zone
      ledger.report(study, at(instant))
    }
    return ledger
  }

  test('west and back: the repeated day pays nothing twice (habitica #3433 #3806 #8944)', () => {
    const ledger = travel([
      ['2026-11-20T20:00', 'Asia/Tokyo'],
      ['2026-11-21T04:00', 'America/Los_Angeles'],
      ['2026-11-21T20:00', 'America/Los_Angeles'],
      ['2026-11-22T09:00', 'America/Los_Angeles'],
    ])
    expect(ledger.days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22'])
    expect(ledger.counts).toMatchObject({ studyLogged: 2, dailyBonus: 2 })
  })

  test('west over the date line: the day made twice is one day, and the run goes on', () => {
    const ledger = travel([
      ['2026-11-20T10:00', 'Pacific/Auckland'],
      ['2026-11-20T20:00', 'Pacific/Auckland'],
      ['2026-11-21T08:00', 'Pacific/Honolulu'],
      ['2026-11-22T10:00', 'Pacific/Honolulu'],
      ['2026-11-22T20:00', 'Pacific/Honolulu'],
    ])
    expect(ledger.streak(at('2026-11-22T20:00')).dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  })

  test('east over the date line: the day that was not lived is not missed, and adds nothing', () => {
    const ledger = travel([
      ['2026-11-19T08:00', 'Pacific/Honolulu'],
      ['2026-11-20T08:00', 'Pacific/Honolulu'],
      ['2026-11-20T22:00', 'Pacific/Auckland'],
      ['2026-11-22T08:00', 'Pacific/Auckland'],
    ])
    expect(ledger.days).toEqual([
      { date: '2026-11-18', isJump: false },
      { date: '2026-11-19', isJump: false },
      { date: '2026-11-21', isJump: true },
      { date: '2026-11-22', isJump: false },
    ])
    expect(ledger.streak(at('2026-11-22T08:00')).length).toBe(4)
  })

  test('landing in the east still shows the run before anything is done there, and after 36 hours no more', () => {
    const ledger = travel([['2026-11-20T08:00', 'Pacific/Honolulu']])
    ledger.zone = 'Pacific/Kiritimati'
    expect(ledger.streak(at('2026-11-20T10:00'))).toMatchObject({ today: '2026-11-21', length: 1 })
    ledger.zone = 'Pacific/Auckland'
    expect(ledger.streak(at('2026-11-20T11:30'))).toMatchObject({ today: '2026-11-21', length: 1 })
    expect(ledger.streak(at('2026-11-22T11:30'))).toMatchObject({ today: '2026-11-23', length: 0 })
  })

  test('the day ends where the person is; after a flight west, when the day already made ends there', () => {
    const ledger = travel([['2026-11-20T23:00', 'Asia/Tokyo']])
    expect(ledger.streak(at('2026-11-20T23:00')).dayEndsAt).toBe('2026-11-21T15:00:00.000Z')
    ledger.zone = 'America/Los_Angeles'
    expect(ledger.streak(at('2026-11-21T01:00'))).toMatchObject({
      today: '2026-11-21',
      dayEndsAt: '2026-11-22T08:00:00.000Z',
    })
  })
})

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
