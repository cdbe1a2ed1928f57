import { describe, expect, it } from 'vitest'
import { afterQuiet, instantAt, isQuiet } from './own-clock.ts'

describe('the instant at which clocks show a time', () => {
  it.each([
    ['in winter', 'Europe/Berlin', '2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
    ['in summer', 'Europe/Berlin', '2026-07-15', '09:00', '2026-07-15T07:00:00.000Z'],
    ['before clocks go back', 'Europe/Berlin', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['shown twice: the first one', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after clocks went back', 'Europe/Berlin', '2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
    ['before clocks go on', 'Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['jumped over: as much later', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['west of Greenwich, shown twice', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ] as const)('%s', (_when, zone, date, time, instant) => {
    expect(instantAt(zone, date, time)).toBe(instant)
  })
})

describe('quiet hours over midnight', () => {
  const clock = { zone: 'UTC', quiet: { from: '22:00', to: '07:00' } } as const
  it.each([
    ['2026-01-15T21:59:00.000Z', false, '2026-01-15T21:59:00.000Z'],
    ['2026-01-15T22:00:00.000Z', true, '2026-01-16T07:00:00.000Z'],
    ['2026-01-15T06:59:00.000Z', true, '2026-01-15T07:00:00.000Z'],
    ['2026-01-15T07:00:00.000Z', false, '2026-01-15T07:00:00.000Z'],
  ] as const)('%s: %s', (instant, quiet, after) => {
    expect(isQuiet(clock, instant)).toBe(quiet)
    expect(afterQuiet(clock, instant)).toBe(after)
  })
})
