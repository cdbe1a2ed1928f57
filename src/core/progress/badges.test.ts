import { describe, expect, test } from 'vitest'
import { addDays } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import { awarded, challenge, chat, check, course, MUST_HAVES, practice, read, round } from '#test/support/reports.ts'
import type { ActivityKey } from './activities.ts'
import { ACTIVITY_KEYS } from './activities.ts'
import type { PointEvent } from './point-event.ts'
import type { Report } from './report.ts'
import { BADGES } from '#core/progress/badges.ts'
import type { BadgeFacts } from '#core/progress/badges.ts'
import { challengeRunOf } from './challenge-run.ts'
import { badgeProgress, judgeBadges } from './judge-badges.ts'

const noFacts: BadgeFacts = { counts: {}, longestStreak: 0, longestStepDays: 0, challengeRun: 0 }
const counted =
  (activity: ActivityKey) =>
  (count: number): BadgeFacts => ({ ...noFacts, counts: { [activity]: count } })
const onDay = (day: number) => `${addDays('2026-01-01', day - 1)}T12:00:00.000Z`

function earnedBy(facts: BadgeFacts): string[] {
  return BADGES.filter(({ current, target }) => current(facts) >= target).map(({ id }) => id)
}

/** Reports a day each, and the day at which each badge came. */
function live(reports: readonly Report[]): { ledger: MemoryLedger; earned: [number, string, string][] } {
  const ledger = new MemoryLedger()
  const earned = reports.flatMap((report, at) =>
    awarded(ledger.report(report, onDay(at + 1))).badges.map(({ badgeId, sourceKey }): [number, string, string] => [
      at + 1,
      badgeId,
      sourceKey,
    ]),
  )
  return { ledger, earned }
}

describe('each badge', () => {
  test.each<[string, (count: number) => BadgeFacts, number]>([
    ['profile-pro', counted('profileCompleted'), 1],
    ['resume-ready', counted('resumeUploaded'), 1],
    ['first-chat', counted('chatSession'), 1],
    ['role-explorer', counted('interimRoleRead'), 3],
    ['first-mock-interview', counted('firstMockInterview'), 1],
    ['mock-marathon', counted('mockInterviewCompleted'), 10],
    ['course-finisher', counted('courseCompleted'), 1],
    ['quick-study', counted('courseCompleted'), 5],
    ['skill-starter', counted('skillCheckPassed'), 1],
    ['proof-collector', counted('skillCheckPassed'), 5],
    ['skill-master', counted('skillMaster'), 1],
    ['challenge-accepted', counted('challengeCompleted'), 1],
    ['arena-veteran', counted('challengeCompleted'), 30],
    ['career-launch', counted('careerMilestone'), 1],
    ['week-warrior', (longestStreak) => ({ ...noFacts, longestStreak }), 7],
    ['fortnight', (longestStreak) => ({ ...noFacts, longestStreak }), 14],
    ['month-master', (longestStreak) => ({ ...noFacts, longestStreak }), 30],
    ['centurion', (longestStreak) => ({ ...noFacts, longestStreak }), 100],
    ['comeback', (longestStepDays) => ({ ...noFacts, longestStepDays }), 14],
    ['arena-regular', (challengeRun) => ({ ...noFacts, challengeRun }), 7],
  ])('%s comes at its count and not one before', (id, factsAt, target) => {
    expect(earnedBy(factsAt(target - 1))).not.toContain(id)
    expect(earnedBy(factsAt(target))).toContain(id)
    expect(earnedBy(factsAt(target + 1))).toContain(id)
  })

  test('has an id, a name and its own sentence; nothing is earned by nothing', () => {
    expect(BADGES).toHaveLength(20)
    expect(new Set(BADGES.map(({ id }) => id)).size).toBe(20)
    expect(new Set(BADGES.map(({ name }) => name)).size).toBe(20)
    for (const { id, name, description } of BADGES) {
      expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'))
      expect(description).toMatch(/^[A-Z].*\.$/)
    }
    expect(earnedBy(noFacts)).toEqual([])
  })

  test('counts its own activity and no other', () => {
    const many = Object.fromEntries(ACTIVITY_KEYS.map((key) => [key, 100]))
    for (const [activity, ids] of [
      ['chatSession', ['first-chat']],
      ['studyLogged', []],
      ['mockInterviewCompleted', ['mock-marathon']],
      ['challengeCompleted', ['challenge-accepted', 'arena-veteran']],
    ] as const) {
      expect(earnedBy({ ...noFacts, counts: { [activity]: many[activity] } })).toEqual(ids)
    }
  })
})

describe('the star of a badge', () => {
  const event = (activity: ActivityKey, sourceKey: string) => ({ activity, sourceKey }) as PointEvent

  test.each<[string, ActivityKey, Partial<BadgeFacts>]>([
    ['arena-regular', 'challengeCompleted', { challengeRun: 7 }],
    ['week-warrior', 'streak7', { longestStreak: 7 }],
    ['fortnight', 'streak14', { longestStreak: 14 }],
    ['month-master', 'streak30', { longestStreak: 30 }],
    ['centurion', 'streak100', { longestStreak: 100 }],
    ['quick-study', 'courseCompleted', { counts: { courseCompleted: 5 } }],
  ])('%s stands with %s, the first of two, not with what was reported', (badgeId, activity, facts) => {
    const grants = judgeBadges(
      { ...noFacts, ...facts },
      [],
      [event('studyLogged', 'a'), event(activity, 'b'), event(activity, 'c')],
    )
    expect(grants).toContainEqual({ badgeId, sourceKey: 'b' })
  })

  test('stands with what was reported where no deed of its own is among the events', () => {
    expect(
      judgeBadges({ ...noFacts, longestStepDays: 14 }, [], [event('studyLogged', 'a'), event('dailyBonus', 'b')]),
    ).toEqual([{ badgeId: 'comeback', sourceKey: 'a' }])
  })
})

describe('a life', () => {
  test('earns badges with the event that earned them, each once (sensei-certificates #118, bytedeck #1964)', () => {
    const { earned } = live([
      { activity: 'accountCreated' },
      { activity: 'profileCompleted' },
      chat('cnv_1'),
      read('a'),
      read('b'),
      read('c'),
      round('rnd_1'),
      course('crs_1'),
      check('e', MUST_HAVES.slice(0, 4)),
      chat('cnv_2'),
    ])
    expect(earned).toEqual([
      [2, 'profile-pro', 'profile'],
      [3, 'first-chat', 'chat:cnv_1'],
      [6, 'role-explorer', 'read:c'],
      [7, 'first-mock-interview', 'mock:first'],
      [7, 'week-warrior', 'streak:7'],
      [8, 'course-finisher', 'course:crs_1'],
      [9, 'skill-starter', 'check:e'],
      [9, 'skill-master', 'master:ui-ux-designer'],
    ])
  })

  test("an activity past the day's cap still counts", () => {
    const ledger = new MemoryLedger()
    for (let at = 1; at <= 5; at += 1) ledger.report(course(`crs_${at}`), onDay(1))
    expect(ledger.badges).toEqual(['course-finisher', 'quick-study'])
  })

  test('a badge taken away by nobody: voiding its event keeps it, and it is not granted again', () => {
    const { ledger } = live([course('crs_1')])
    ledger.void('course:crs_1', onDay(1))
    expect(awarded(ledger.report(course('crs_2'), onDay(2))).badges).toEqual([])
    expect(ledger.badges).toEqual(['course-finisher'])
  })

  test('a badge missed is made up for with the next event (exercism #6726)', () => {
    const { ledger } = live([course('crs_1')])
    ledger.badges.length = 0
    expect(awarded(ledger.report(practice, onDay(2))).badges).toEqual([
      { badgeId: 'course-finisher', sourceKey: 'practice:2026-01-02' },
    ])
  })

  test('coming back on the 14th day is a comeback, on the 13th it is not', () => {
    const ledger = new MemoryLedger()
    ledger.report(practice, onDay(1))
    expect(awarded(ledger.report(practice, onDay(14))).badges).toEqual([])
    expect(awarded(ledger.report(practice, onDay(28))).badges).toEqual([
      { badgeId: 'comeback', sourceKey: 'practice:2026-01-28' },
    ])
  })

  test('seven challenges in a row make a regular; six and a gap do not', () => {
    const gap = new MemoryLedger()
    for (const day of [1, 2, 3, 4, 5, 6, 8]) gap.report(challenge, onDay(day))
    expect(gap.badges).not.toContain('arena-regular')
    for (const day of [9, 10, 11, 12, 13]) gap.report(challenge, onDay(day))
    expect(gap.badges).not.toContain('arena-regular')
    expect(awarded(gap.report(challenge, onDay(14))).badges).toContainEqual({
      badgeId: 'arena-regular',
      sourceKey: 'challenge:2026-01-14',
    })
  })
})

describe('what is left', () => {
  test.each([
    ['nothing', [], 0],
    ['today', [10], 1],
    ['yesterday, today still open', [9], 1],
    ['the day before yesterday is over', [8], 0],
    ['up to yesterday', [7, 8, 9], 3],
    ['a gap ends it', [6, 7, 9, 10], 2],
    ['seven at most', [2, 3, 4, 5, 6, 7, 8, 9, 10], 7],
  ])('challenge days in a row: %s', (_what, days, run) => {
    const events = days.map((day) => ({ sourceKey: `challenge:2026-01-${String(day).padStart(2, '0')}` }))
    expect(challengeRunOf(events, '2026-01-10')).toBe(run)
  })

  test('is shown for every badge, full for those held, never past the target', () => {
    const facts: BadgeFacts = {
      counts: { courseCompleted: 3, interimRoleRead: 9 },
      longestStreak: 5,
      longestStepDays: 13,
      challengeRun: 2,
    }
    const progress = new Map(
      badgeProgress(facts, ['skill-master']).map((badge) => [badge.id, [badge.current, badge.target]]),
    )
    expect(progress.size).toBe(20)
    expect(Object.fromEntries(progress)).toMatchObject({
      'course-finisher': [1, 1],
      'quick-study': [3, 5],
      'role-explorer': [3, 3],
      'week-warrior': [5, 7],
      comeback: [0, 1],
      'arena-regular': [2, 7],
      'skill-master': [1, 1],
      'mock-marathon': [0, 10],
    })
  })
})
