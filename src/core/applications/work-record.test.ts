import { expect, it } from 'vitest'
import type { ApplicationEvent } from './events.ts'
import { workRecord, type RecordedApplication } from './work-record.ts'

const event = (change: Partial<ApplicationEvent>): ApplicationEvent =>
  ({ id: 'e1', kind: 'stage', to: 'applied', onDate: '2026-11-20', isDayUnknown: false, ...change }) as ApplicationEvent

const application = (change: Partial<RecordedApplication> = {}): RecordedApplication => ({
  id: 'app_1',
  company: 'Sky Betting',
  title: 'SOC Analyst',
  location: 'Leeds',
  source: 'Indeed',
  method: 'Online form',
  contact: null,
  stage: 'applied',
  outcome: null,
  events: [event({})],
  interviewedOn: ['2026-11-25'],
  unsaidOn: [],
  ...change,
})

const period = { from: '2026-11-01', to: '2026-11-30' }

it('has a diary for the United Kingdom, in plain English and with its dates', () => {
  const { title, headers, entries } = workRecord([application()], period, 'uk', 'tr')
  expect([title, headers]).toEqual([
    'Work search diary',
    ['Date', 'What I did', 'Employer', 'Job', 'How', 'What came of it'],
  ])
  expect(entries.map(({ cells }) => cells)).toEqual([
    ['20/11/2026', 'Applied for a job', 'Sky Betting', 'SOC Analyst', 'Online form', 'Open'],
    ['25/11/2026', 'Went to an interview', 'Sky Betting', 'SOC Analyst', 'Online form', 'Open'],
  ])
})

it('names what the diary lacks, and applications without a day instead of guessing one', () => {
  const undated = application({
    id: 'app_2',
    company: 'Capita',
    events: [event({ isDayUnknown: true })],
    interviewedOn: [],
  })
  const record = workRecord([application({ method: null, interviewedOn: [] }), undated], period, 'uk', 'en')
  expect(record.incomplete).toEqual([{ applicationId: 'app_1', header: 'How' }])
  expect(record.undated).toEqual([{ applicationId: 'app_2', name: 'SOC Analyst, Capita' }])
  expect(record.entries).toHaveLength(1)
})

it.each([
  ['generic', 'en', '2026-11-20'],
  ['generic', 'de', '20.11.2026'],
  ['generic', 'tr', '20.11.2026'],
  ['us', 'tr', '11/20/2026'],
] as const)('writes the days of %s in %s as %s', (preset, language, day) => {
  expect(workRecord([application()], period, preset, language).entries[0]?.cells[0]).toBe(day)
})

it.each([
  ['2026-11-28', [{ applicationId: 'app_1', name: 'SOC Analyst, Sky Betting' }]],
  ['2026-10-28', []],
])(
  'leaves out a talk of %s of which nobody said whether it took place, and says so where it is of these days',
  (day, unsaid) => {
    const record = workRecord([application({ interviewedOn: [], unsaidOn: [day] })], period, 'generic', 'en')
    expect(record.entries.map(({ activity }) => activity)).toEqual(['applied'])
    expect(record.unsaid).toEqual(unsaid)
  },
)
