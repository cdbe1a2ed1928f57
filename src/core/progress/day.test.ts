import { describe, expect, test } from 'vitest'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
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
