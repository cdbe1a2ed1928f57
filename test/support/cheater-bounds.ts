import { must } from '#core/must.ts'
import type { PointEvent } from '#core/progress/point-event.ts'
import { replayLedger } from '#core/progress/replay.ts'
import type { MemoryLedger } from './memory-ledger.ts'

/** What the rule set's table allows, written down a second time and on purpose not taken from the product. */
const PAID_A_DAY: Record<string, { points: number; times: number }> = {
  resumeImproved: { points: 50, times: 1 },
  chatSession: { points: 10, times: 3 },
  studyLogged: { points: 10, times: 1 },
  questionPractised: { points: 10, times: 1 },
  challengeCompleted: { points: 20, times: 1 },
  courseCompleted: { points: 60, times: 2 },
  skillCheckPassed: { points: 30, times: 5 },
  mockInterviewCompleted: { points: 60, times: 5 },
  followUpSent: { points: 10, times: 3 },
  debriefWritten: { points: 10, times: 3 },
}
/** Of the hunt, three things a day together. */
const HUNT = ['followUpSent', 'debriefWritten']
const ONCE: Record<string, number> = {
  accountCreated: 50,
  profileCompleted: 100,
  resumeUploaded: 100,
  feedbackGiven: 20,
  firstMockInterview: 100,
  skillMaster: 250,
  streak7: 50,
  streak14: 100,
  streak30: 250,
  streak60: 500,
  streak100: 1_000,
  streak365: 2_000,
}
const DAY = 86_400_000

/** Throws with the bound that broke. */
export function checkBounds(ledger: MemoryLedger, now: string, levelBefore: number): void {
  const { events } = ledger
  hold('the total is the sum of the events', ledger.total === sum(events))
  hold('the total is not negative', ledger.total >= 0)
  hold('the level never falls', ledger.levelNumber >= levelBefore)
  for (const day of groups(events, ({ localDate }) => localDate).values()) checkDay(day)
  for (const [activity, points] of Object.entries(ONCE)) {
    hold(
      `${activity} pays ${points} once`,
      [0, points].includes(sum(events.filter((event) => event.activity === activity))),
    )
  }
  for (const [course, tries] of groups(events.filter(isCourse), ({ sourceKey }) =>
    sourceKey.replace(/^(undo:|void:)?course:|#\d$/g, ''),
  )) {
    hold(`course ${course} pays 0 or 60`, [0, 60].includes(sum(tries)))
  }
  for (const [thing, tries] of groups(
    events.filter(({ activity }) => HUNT.includes(activity)),
    ({ sourceKey }) => sourceKey.replace(/^(undo:|void:)?|#\d$/g, ''),
  ))
    hold(`${thing} pays 0 or 10`, [0, 10].includes(sum(tries)))
  checkMilestones(events)
  checkDays(ledger, now)
  checkReplay(ledger)
}

function checkDay(day: PointEvent[]): void {
  const repeatable = day.filter(({ activity }) => activity in PAID_A_DAY)
  hold('repeatables pay 300 a day', sum(repeatable) <= 300)
  for (const [activity, events] of groups(repeatable, (event) => event.activity)) {
    const { points, times } = must(PAID_A_DAY[activity])
    hold(`${activity} pays ${times} times a day`, sum(events) <= points * times)
    hold(
      `${activity} pays all or nothing`,
      events.every((event) => [0, points].includes(Math.abs(event.points))),
    )
  }
  hold('the hunt pays 30 a day', sum(day.filter(({ activity }) => HUNT.includes(activity))) <= 30)
  const bonuses = day.filter(({ activity, reverses }) => activity === 'dailyBonus' && reverses === null)
  hold('one bonus a day, of a plan', bonuses.length === 1 && [100, 500, 1_000].includes(must(bonuses[0]).points))
}

function checkMilestones(events: PointEvent[]): void {
  const instants = events
    .filter(({ activity, reverses }) => activity === 'careerMilestone' && reverses === null)
    .map(({ instant }) => Date.parse(instant))
  for (const [at, instant] of instants.entries())
    hold('milestones are 30 days apart', at === 0 || instant - must(instants[at - 1]) >= 30 * DAY)
  hold('a milestone a type', instants.length <= 3)
}

/** Zones are 26 hours apart at most, so hopping them gains two dates over the days that really passed. */
function checkDays(ledger: MemoryLedger, now: string): void {
  const { days, events } = ledger
  if (events.length === 0) return
  const passed = (Date.parse(now) - Date.parse(must(events[0]).instant)) / DAY
  hold('days cannot be minted', days.length <= Math.floor(passed) + 3)
  hold(
    'days ascend',
    days.every(({ date }, at) => at === 0 || must(days[at - 1]).date < date),
  )
  hold('a streak is made of days', ledger.streak(now).length <= days.length)
}

function checkReplay(ledger: MemoryLedger): void {
  const { total, levelNumber, lastAction, days, counts, weeks } = ledger
  const told = JSON.stringify(replayLedger(ledger.events), flat)
  hold(
    'the ledger alone tells all the rest',
    told === JSON.stringify({ total, levelNumber, lastAction, days, counts, weeks }, flat),
  )
}

/** Maps as sorted pairs; a week of 0 points is as good as none. */
function flat(_key: string, value: unknown): unknown {
  return value instanceof Map
    ? [...(value as Map<string, number>)].filter(([, points]) => points !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value
}

function isCourse({ activity }: PointEvent): boolean {
  return activity === 'courseCompleted'
}

function sum(events: PointEvent[]): number {
  return events.reduce((total, { points }) => total + points, 0)
}

function groups(events: PointEvent[], keyOf: (event: PointEvent) => string): Map<string, PointEvent[]> {
  const grouped = new Map<string, PointEvent[]>()
  for (const event of events) grouped.set(keyOf(event), [...(grouped.get(keyOf(event)) ?? []), event])
  return grouped
}

function hold(bound: string, isHeld: boolean): void {
  if (!isHeld) throw new Error(`Broken: ${bound}`)
}
