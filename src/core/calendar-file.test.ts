import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'
import { addDays, addMs, instantFromMs, MINUTE_MS } from './time.ts'

const text = fc
  .string({ unit: 'grapheme', maxLength: 120 })
  .map((words) => words.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ''))
const someDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2025-01-01', days))
const someMinute = fc.integer({ min: 29_000_000, max: 31_000_000 }).map((minutes) => instantFromMs(minutes * MINUTE_MS))
const when: fc.Arbitrary<CalendarEntry['at']> = fc.oneof(
  fc
    .record({ from: someDay, days: fc.integer({ min: 0, max: 20 }) })
    .map(({ from, days }) => ({ from, to: addDays(from, days) })),
  fc
    .record({ startsAt: someMinute, minutes: fc.integer({ min: 5, max: 300 }) })
    .map(({ startsAt, minutes }) => ({ startsAt, endsAt: addMs(startsAt, minutes * MINUTE_MS) })),
)
const entries = fc
  .array(
    fc.record({
      title: text.map((words) => `T${words.trim()}`),
      text: text.map((words) => `D${words.trim()}`),
      at: when,
      stamp: someMinute,
      sequence: fc.nat(20),
      isCancelled: fc.boolean(),
      alarms: fc.subarray([15, 60, 1_440]),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((entry, index) => ({ ...entry, uid: `entry-${index}@waymark` })))

const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '')
const plain = (date: string) => date.replaceAll('-', '')

it('is read by two other parsers as what was written, and keeps every line within 75 octets', () => {
  fc.assert(
    fc.property(text, entries, (name, list) => {
      const file = calendarFile(`N${name.trim()}`, list)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

      const calendar = new ICAL.Component(ICAL.parse(file) as never)
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`N${name.trim()}`)
      expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
      const events = calendar.getAllSubcomponents('vevent')
      expect(events).toHaveLength(list.length)
      const others = Object.values(sync.parseICS(file)).filter((part) => part?.type === 'VEVENT')
      expect(others).toHaveLength(list.length)
      for (const [index, entry] of list.entries()) {
        const event = must(events[index])
        const value = (property: string) => event.getFirstPropertyValue(property)
        expect(value('uid')).toBe(entry.uid)
        expect(value('summary')).toBe(entry.title)
        expect(value('description')).toBe(entry.text)
        expect(value('sequence')).toBe(entry.sequence)
        expect(value('status')).toBe(entry.isCancelled ? 'CANCELLED' : 'CONFIRMED')
        expect((value('dtstamp') as ICAL.Time).toICALString()).toBe(stamp(entry.stamp))
        const [start, end] = [value('dtstart') as ICAL.Time, value('dtend') as ICAL.Time]
        const [from, to] =
          'from' in entry.at
            ? [plain(entry.at.from), plain(addDays(entry.at.to, 1))]
            : [stamp(entry.at.startsAt), stamp(entry.at.endsAt)]
        expect([start.toICALString(), end.toICALString()]).toEqual([from, to])
        const alarms = event
          .getAllSubcomponents('valarm')
          .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
        const before = { 15: '-PT15M', 60: '-PT1H', 1_440: '-P1D' } as Record<number, string>
        expect(alarms).toEqual(entry.isCancelled ? [] : entry.alarms.map((minutes) => before[minutes]))

        const other = others.find((part) => (part as { uid?: string }).uid === entry.uid) as Record<string, unknown>
        expect(other).toMatchObject({
          summary: entry.title,
          description: entry.text,
          status: entry.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        })
        expect(Number(other.sequence)).toBe(entry.sequence)
        if (!('from' in entry.at)) expect((other.start as Date).toISOString()).toBe(entry.at.startsAt)
      }
    }),
    { numRuns: runs(150) },
  )
})

it('drops control characters, which no calendar may carry', () => {
  const at = { from: '2026-11-23', to: '2026-11-23' }
  const file = calendarFile('A', [
    { uid: 'a', title: 'B\u0000e\u0007ll\r\nEND:\u2028VEVENT', at, stamp: '2026-11-21T10:00:00.000Z', sequence: 0 },
  ])
  expect(file).toContain('SUMMARY:Bell\\nEND:\\nVEVENT\r\n')
})

it('joins one entry to the calendar that is there: only a feed has a name and is asked for again', () => {
  const entry: CalendarEntry = {
    uid: 'entry@waymark',
    title: 'Interview',
    at: { startsAt: '2026-12-03T13:30:00.000Z', endsAt: '2026-12-03T14:15:00.000Z' },
    stamp: '2026-11-29T12:00:00.000Z',
    sequence: 0,
  }
  expect(calendarFile('Waymark', [entry])).toMatch(/X-WR-CALNAME:Waymark\r\n[^]*REFRESH-INTERVAL/)
  const single = calendarFile(null, [entry])
  expect(single).not.toMatch(/CALNAME|^NAME|REFRESH|PUBLISHED-TTL/m)
  expect(single).toContain('DTSTART:20261203T133000Z')
})
