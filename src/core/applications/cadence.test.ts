import { expect, it } from 'vitest'
import { type ApplicationFacts, reminderOf } from './cadence.ts'

const facts = (own: Partial<ApplicationFacts>): ApplicationFacts => ({
  stage: 'applied',
  outcome: null,
  stageSinceOn: '2026-12-01',
  deadlineOn: null,
  snoozedUntil: null,
  remindsFollowUps: true,
  events: [],
  interviewedOn: [],
  ...own,
})
const talked: Partial<ApplicationFacts> = { stage: 'interviewing', interviewedOn: ['2026-12-10'] }

it.each<[string, Partial<ApplicationFacts>, string, string, string]>([
  ['thanks on the day after a talk', talked, '2026-12-11', 'thank_you', '2026-12-11'],
  ['thanks for some days', talked, '2026-12-14', 'thank_you', '2026-12-11'],
  ['asks where it is too late to thank', talked, '2026-12-16', 'follow_up', '2026-12-21'],
  [
    'waits for the promised day and asks then',
    { ...talked, snoozedUntil: '2027-01-02' },
    '2026-12-28',
    'follow_up',
    '2027-01-02',
  ],
  [
    'asks on the promised day though no talk is known',
    { stage: 'interviewing', snoozedUntil: '2027-01-02' },
    '2026-12-28',
    'follow_up',
    '2027-01-02',
  ],
  [
    'asks after a first call, and not on its day',
    { stage: 'talks', interviewedOn: ['2026-12-10'] },
    '2026-12-10',
    'follow_up',
    '2026-12-11',
  ],
  [
    'asks for a day where the only talk was cancelled',
    { stage: 'interviewing' },
    '2026-12-09',
    'follow_up',
    '2026-12-08',
  ],
  ['closes after thirty days of silence', {}, '2026-12-31', 'close_no_answer', '2026-12-31'],
  [
    'begins the silence behind the promised day',
    { snoozedUntil: '2027-01-02' },
    '2027-01-05',
    'follow_up',
    '2027-01-02',
  ],
  ['closes later then', { snoozedUntil: '2027-01-02' }, '2027-02-02', 'close_no_answer', '2027-02-01'],
])('%s', (_, own, today, kind, dueOn) => {
  expect(reminderOf(facts(own), today)).toMatchObject({ kind, dueOn })
})

it.each<[string, Partial<ApplicationFacts>]>([
  ['applied, due for a week', { stageSinceOn: '2026-11-20' }],
  ['in talks', { stage: 'talks' }],
  ['silent for a month', { stageSinceOn: '2026-10-20' }],
  ['between two interviews', { stage: 'interviewing', interviewedOn: ['2026-12-01'] }],
])('an interview ahead leaves nothing to ask where one is %s', (_, own) => {
  const ahead = { ...own, interviewedOn: [...(own.interviewedOn ?? []), '2026-12-10'] }
  expect(reminderOf(facts(own), '2026-12-03')).not.toBeNull()
  expect(reminderOf(facts(ahead), '2026-12-03')).toBeNull()
})

it('who was interviewed gives thanks, though the stage still says applied', () => {
  const own = facts({ stageSinceOn: '2026-11-20', interviewedOn: ['2026-12-02'] })
  expect(reminderOf(own, '2026-12-03')).toMatchObject({ kind: 'thank_you', dueOn: '2026-12-03' })
})
