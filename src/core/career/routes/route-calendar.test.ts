import { expect, it } from 'vitest'
import type { RouteDraft } from '#core/career/routes/draft-routes.ts'
import { scheduleRoute } from '#core/career/routes/schedule-route.ts'
import { routeCalendar } from './route-calendar.ts'

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
      projects: [{ projectId: 'p1', hours: 4 }],
      skills: ['sql'],
      adds: 0,
    },
  ],
  roles: [
    {
      roleId: 'tester',
      title: 'Tester',
      kind: 'interim',
      pay: '$40,000 - $50,000',
      reachedAfter: null,
      percent: 20,
      hasMusts: false,
    },
    {
      roleId: 'dev',
      title: 'Developer',
      kind: 'dream',
      pay: '$60,000 - $90,000',
      reachedAfter: 1,
      percent: 71,
      hasMusts: true,
    },
  ],
}
const route = scheduleRoute(draft, { startsOn: '2026-11-23', hoursPerDay: 1.5, timeframe: 'flexible' })
const facts = {
  ownerId: 'usr_1',
  dreamRole: 'Developer',
  madeAt: '2026-11-21T10:20:30.123Z',
  projects: { p1: { title: 'A shop report' } },
}
const file = routeCalendar(route, { ...facts, language: 'en' })

it('has an entry for each step and for each role that comes into reach, none for the others', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('SUMMARY:SQL\\, joins\\; and more\\nof it\r\n')
  expect(file).toContain('SUMMARY:In reach: Developer\r\n')
  expect(file).toContain('UID:usr_1-straight-step-c1@waymark\r\n')
  expect(file).toContain('X-WR-CALNAME:Route to Developer\r\n')
  expect(file).not.toContain('Tester')
})

it('names what to practise with', () => {
  expect(file).toContain('DESCRIPTION:9 hours\\nPractise: A shop report (4 hours)\r\n')
})

it('ends an all-day entry on the day after its last', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261130\r\n')
})

it('is in the language of its owner, with what that calls the roles', () => {
  const [milestone] = route.milestones.filter(({ kind }) => kind === 'dream')
  const toData = { ...route, milestones: milestone ? [{ ...milestone, title: 'Data Analyst' }] : [] }
  const turkish = routeCalendar(toData, { ...facts, dreamRole: 'Data Analyst', language: 'tr' })
  expect(turkish).toContain('X-WR-CALNAME:Veri Analisti yolu\r\n')
  expect(turkish).toContain('SUMMARY:Erişiminde: Veri Analisti\r\n')
  expect(turkish).toContain('DESCRIPTION:9 saat\\nAlıştırma: A shop report (4 saat)\r\n')
  expect(turkish).not.toMatch(/hours|Practise|In reach|percent/)
})
