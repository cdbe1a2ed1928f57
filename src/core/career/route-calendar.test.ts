import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleRoute } from '#core/career/schedule-route.ts'
import type { RouteDraft } from '#core/career/draft-routes.ts'
import { escapeText, foldLine, routeCalendar } from './route-calendar.ts'

const draft: RouteDraft = {
  kind: 'straight',
  via: null,
  steps: [
    {
      kind: 'course',
      courseId: 'c1',
      title: 'SQL, joins; and more\nof it',
      hours: 9,
      practiceHours: 0,
      projects: [],
      skills: ['sql'],
      adds: 0,
    },
  ],
  roles: [
    { roleId: 'tester', title: 'Tester', kind: 'interim', pay: '$40,000 - $50,000', reachedAfter: null, percent: 20 },
    { roleId: 'dev', title: 'Developer', kind: 'dream', pay: '$60,000 - $90,000', reachedAfter: 1, percent: 71 },
  ],
}
const route = scheduleRoute(draft, { startsOn: '2026-11-23', hoursPerDay: 1.5, timeframe: 'flexible' })
const file = routeCalendar(route, { ownerId: 'usr_1', dreamRole: 'Developer', madeAt: '2026-11-21T10:20:30.123Z' })

describe('routeCalendar', () => {
  it('has an entry for each step and for each role that comes into reach, none for the others', () => {
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(file).toContain('SUMMARY:SQL\\, joins\\; and more\\nof it\r\n')
    expect(file).toContain('SUMMARY:In reach: Developer\r\n')
    expect(file).not.toContain('Tester')
  })

  it('ends an all-day entry on the day after its last', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261130\r\n')
  })

  it('stamps in UTC without punctuation and ends every line with CRLF', () => {
    expect(file).toContain('DTSTAMP:20261121T102030Z\r\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('foldLine', () => {
  it('keeps 75 octets on one line and breaks at 76', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  it('never makes a line of more than 75 octets, cuts no character and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = escapeText(text)
        const folded = foldLine(line)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
