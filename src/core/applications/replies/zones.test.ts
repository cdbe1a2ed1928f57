import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { findMoments, momentText } from './moments.ts'
import { offsetName, onClockOf } from './zones.ts'

const read = (text: string) => findMoments(text, '2026-11-30').map(momentText)

it.each([
  ['Thursday 10 December 2026 at 14:00 CET', '2026-12-10T14:00+01:00'],
  ['10 December 14:00–15:00 CET', '2026-12-10T14:00+01:00'],
  ['CET 14:00 on 10 December', '2026-12-10T14:00+01:00'],
  ['10 December 14:00 hrs CET', '2026-12-10T14:00+01:00'],
  ['10 December at 14:00 Central European Time', '2026-12-10T14:00+01:00'],
  ['10 December, 14:00 (all times in CET)', '2026-12-10T14:00+01:00'],
  ['Times are in CET. Could you join us on 10 December at 14:00?', '2026-12-10T14:00+01:00'],
  ['10 December at 14:00 local time in Berlin', '2026-12-10T14:00+01:00'],
  ['10 December 2pm est', '2026-12-10T14:00-05:00'],
  ['10 December 2026, 2pm ET', '2026-12-10T14:00-05:00'],
  ['10 July 2027, 2pm ET', '2027-07-10T14:00-04:00'],
  ['10 December, 14:00 UTC+2', '2026-12-10T14:00+02:00'],
  ['10 December at 10am AEST', '2026-12-10T10:00+10:00'],
  ['le 10 décembre à 14h heure de Paris', '2026-12-10T14:00+01:00'],
  ['el 10 de diciembre a las 14:00 hora de Madrid', '2026-12-10T14:00+01:00'],
  ['10 Aralık 2026 saat 14:00 (TSİ)', '2026-12-10T14:00+03:00'],
  ['am 10. Dezember um 14 Uhr MEZ', '2026-12-10T14:00+01:00'],
  ['10 December 11:00 PST / 20:00 CET', '2026-12-10T11:00-08:00'],
])('%s names its zone', (text, moment) => expect(read(text)).toEqual([moment]))

it.each([
  ['le 10 décembre à 14 h et le 11 décembre à 15 h', ['2026-12-10T14:00', '2026-12-11T15:00']],
  ['le rendez-vous du 10 décembre 14:00 est confirmé', ['2026-12-10T14:00']],
  ['am 10. Dezember um 14 Uhr ist unser Gespräch', ['2026-12-10T14:00']],
  ['10 December at 14:00, west entrance', ['2026-12-10T14:00']],
  ['10 December 14:00 Mt. Royal office', ['2026-12-10T14:00']],
  ['10 December at 14:00, Central Station', ['2026-12-10T14:00']],
  ['10 December at 14:00 in Berlin', ['2026-12-10T14:00']],
  ['10 December at 14:00 with our London team', ['2026-12-10T14:00']],
  ['10 December at 14:00, art studio', ['2026-12-10T14:00']],
  ['10 December at 14:00 your time', ['2026-12-10T14:00']],
  ['10 December at 14:00. Our offices are in the CET park.', ['2026-12-10T14:00']],
])('%s names none', (text, moments) => expect(read(text)).toEqual(moments))

const at = (day: string, time: string | null, offset: string | null) => ({ day, time, offset })
it.each([
  ['Europe/Istanbul', at('2026-12-10', '14:00', '+01:00'), at('2026-12-10', '16:00', '+03:00')],
  ['Europe/Istanbul', at('2026-12-10', '22:30', '+00:00'), at('2026-12-11', '01:30', '+03:00')],
  ['America/New_York', at('2027-07-10', '09:00', '+02:00'), at('2027-07-10', '03:00', '-04:00')],
  ['America/New_York', at('2026-12-10', '02:00', '+01:00'), at('2026-12-09', '20:00', '-05:00')],
  ['Asia/Kolkata', at('2026-12-10', '14:00', '+01:00'), at('2026-12-10', '18:30', '+05:30')],
  ['Europe/Berlin', at('2026-12-10', '14:00', '+01:00'), at('2026-12-10', '14:00', '+01:00')],
  ['Europe/Berlin', at('2026-12-10', '14:00', null), at('2026-12-10', '14:00', null)],
  ['Europe/Berlin', at('2026-12-10', null, null), at('2026-12-10', null, null)],
])('on the clocks of %s %o is %o', (zone, moment, own) => expect(onClockOf(zone, moment)).toEqual(own))

it.each([
  ['+01:00', 'UTC+1'],
  ['-04:30', 'UTC−4:30'],
  ['+00:00', 'UTC'],
])('%s is read as %s', (offset, name) => expect(offsetName(offset)).toBe(name))

it.each(['14:00 CET ', 'utc+', 'at 14:00 (', 'all times ', '14:00 local time in '])(
  '%j takes no more than its length',
  (unit) => {
    expect(growth(read, unit, 20_000)).toBeLessThan(MOST_GROWTH)
  },
)
