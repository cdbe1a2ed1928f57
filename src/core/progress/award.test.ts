import { describe, expect, test } from 'vitest'

import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import {
  awarded,
  challenge,
  chat,
  check,
  course,
  debrief,
  followUp,
  improved,
  ledgerWithDayMade,
  paid,
  practice,
  read,
  round,
  study,
} from '#test/support/reports.ts'
import { ACTIVITY_KEYS, activityOf, CATEGORY_LABELS, MILESTONE_LABELS, MILESTONE_TYPES } from './activities.ts'
import type { Report } from './report.ts'
import { keysAsked } from './report.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const justBefore = addMs(NOW, -MINUTE_MS)
const after = (days: number) => addMs(NOW, days * DAY_MS)

describe('the table', () => {
  test.each<[Report, string, string, string, number, boolean]>([
    [{ activity: 'accountCreated' }, 'platformEngagement', 'Account Created', 'account', 50, false],
    [{ activity: 'profileCompleted' }, 'platformEngagement', 'Profile Completed', 'profile', 100, false],
    [{ activity: 'resumeUploaded' }, 'platformEngagement', 'Resume Uploaded', 'resume:first', 100, false],
    [improved, 'platformEngagement', 'Resume Improved', 'resume:2026-W47', 50, true],
    [chat('cnv_1'), 'platformEngagement', 'Chat Session', 'chat:cnv_1', 10, true],
    [read('qa-tester'), 'platformEngagement', 'Interim Role Read', 'read:qa-tester', 0, false],
    [{ activity: 'feedbackGiven' }, 'platformEngagement', 'Feedback Given', 'feedback', 20, false],
    [study, 'learningProgress', 'Study Logged', 'study:2026-11-21', 10, true],
    [practice, 'learningProgress', 'Question Practised', 'practice:2026-11-21', 10, true],
    [challenge, 'learningProgress', 'Challenge Completed', 'challenge:2026-11-21', 20, true],
    [course('crs_1'), 'learningProgress', 'Course Completed', 'course:crs_1', 60, true],
    [check('figma'), 'learningProgress', 'Skill Check Passed', 'check:figma', 30, true],
    [followUp('app_1'), 'platformEngagement', 'Follow-Up Sent', 'follow-up:app_1', 10, true],
    [debrief('apt_1'), 'learningProgress', 'Debrief Written', 'debrief:apt_1', 10, true],
    [
      { activity: 'careerMilestone', type: 'firstTechJob' },
      'learningProgress',
      'Career Milestone',
      'milestone:firstTechJob',
      1_000,
      false,
    ],
  ])('%j', (report, category, label, sourceKey, points, isRepeatable) => {
    const { activity } = report
    const place = {
      userId: 'usr_1',
      localDate: '2026-11-21',
      instant: NOW,
      zone: 'UTC',
      ruleVersion: 2,
      reverses: null,
    }
    const { events } = awarded(ledgerWithDayMade(justBefore).report(report, NOW))
    expect(events).toEqual([{ category, activity, points, sourceKey, ...place }])
    expect(activityOf(activity)).toMatchObject({ label, isRepeatable, kind: 'action' })
  })

  test('labels are in title case, one for every activity, category and milestone', () => {
    for (const key of ACTIVITY_KEYS) expect(activityOf(key).label).toMatch(/^[A-Z0-9][\w-]*( [A-Z][\w-]*)*$/)
    expect(ACTIVITY_KEYS).toHaveLength(25)
    expect(new Set(ACTIVITY_KEYS.map((key) => activityOf(key).label)).size).toBe(25)
    expect(CATEGORY_LABELS).toEqual({
      platformEngagement: 'Platform Engagement',
      learningProgress: 'Learning Progress',
    })
    expect(Object.keys(MILESTONE_LABELS)).toEqual([...MILESTONE_TYPES])
  })
})

describe('the same thing again', () => {
  const once: Report[] = [
    { activity: 'accountCreated' },
    { activity: 'profileCompleted' },
    { activity: 'resumeUploaded' },
    { activity: 'feedbackGiven' },
    { activity: 'careerMilestone', type: 'firstTechJob' },
    chat('cnv_1'),
    read('qa-tester'),
    course('crs_1'),
    check('figma'),
    round('rnd_1'),
    followUp('app_1'),
    debrief('apt_1'),
  ]
  test.each(once)(
    '%j pays once, that day and a year later (habitica #2805 #7482 #8991, exercism #5664, peer-learning #1490)',
    (report) => {
      const ledger = ledgerWithDayMade(justBefore)
      const first = awarded(ledger.report(report, NOW)).events[0]
      const total = ledger.total
      expect(ledger.report(report, addMs(NOW, 1))).toEqual({ kind: 'repeat', event: first })
      expect(ledger.report(report, after(365))).toEqual({ kind: 'repeat', event: first })
      expect(ledger.total).toBe(total)
    },
  )

  test.each([study, practice, challenge])('%j pays once a day', (report) => {
    const ledger = ledgerWithDayMade(justBefore)
    expect(paid(ledger.report(report, NOW))).toHaveLength(1)
    expect(ledger.report(report, '2026-11-21T23:59:59.999Z').kind).toBe('repeat')
    expect(paid(ledger.report(report, '2026-11-22T00:00:00.000Z'))).toHaveLength(2)
  })

  test('a better resume pays once a week, from Monday on', () => {
    const ledger = ledgerWithDayMade(justBefore)
    expect(paid(ledger.report(improved, NOW))).toEqual([['resumeImproved', 50]])
    expect(ledger.report(improved, '2026-11-22T23:59:59.999Z').kind).toBe('repeat')
    expect(paid(ledger.report(improved, '2026-11-23T00:00:00.000Z'))[0]).toEqual(['resumeImproved', 50])
  })

  test('a repeat makes no day: finishing the old course again keeps no streak (ecoplay #255)', () => {
    const ledger = ledgerWithDayMade(justBefore)
    ledger.report(course('crs_1'), NOW)
    expect(ledger.report(course('crs_1'), after(1)).kind).toBe('repeat')
    expect(ledger.days).toHaveLength(1)
    expect(ledger.counts.dailyBonus).toBe(1)
  })
})

describe('facts that earn nothing', () => {
  test.each<[Report, string]>([
    [{ activity: 'resumeImproved', isDifferentText: false }, 'sameText'],
    [chat('cnv_1', 2), 'tooFewQuestions'],
    [{ activity: 'studyLogged', hasStartedCourse: false }, 'noStartedCourse'],
    [round('rnd_1', 4), 'roundIncomplete'],
    [
      { activity: 'mockInterviewCompleted', roundId: 'rnd_1', questionsWithFeedback: 5, isWithinQuota: false },
      'outsideQuota',
    ],
  ])('%j is refused as %s and can be earned later', (report, reason) => {
    const ledger = new MemoryLedger()
    expect(ledger.report(report, NOW)).toEqual({ kind: 'refused', reason, retryAt: null })
    expect(ledger.events).toEqual([])
  })

  test('the third question of a conversation earns what the second did not', () => {
    const ledger = ledgerWithDayMade(justBefore)
    ledger.report(chat('cnv_1', 2), NOW)
    expect(paid(ledger.report(chat('cnv_1', 3), NOW))).toEqual([['chatSession', 10]])
  })

  test('a second milestone waits 30 days, to the millisecond', () => {
    const ledger = ledgerWithDayMade(justBefore)
    const internship: Report = { activity: 'careerMilestone', type: 'firstTechInternship' }
    const job: Report = { activity: 'careerMilestone', type: 'firstTechJob' }
    const landed: Report = { activity: 'careerMilestone', type: 'interimRoleLanded' }
    ledger.report(internship, NOW)
    const refusal = { kind: 'refused', reason: 'milestoneTooSoon', retryAt: after(30) }
    expect(ledger.report(job, NOW)).toEqual(refusal)
    expect(ledger.report(job, addMs(after(30), -1))).toEqual(refusal)
    expect(paid(ledger.report(job, after(30)))[0]).toEqual(['careerMilestone', 1_000])
    expect(ledger.report(landed, after(59))).toMatchObject({ retryAt: after(60) })
    expect(ledger.report(internship, after(90)).kind).toBe('repeat')
  })

  test.each<Report>([
    course(''),
    course('  '),
    course('crs\n1'),
    course('c'.repeat(129)),
    course('crs_1#2'),
    followUp('app_1#2'),
    debrief(''),
    round('first'),
    chat(''),
  ])('%j is not a subject', (report) => {
    expect(() => new MemoryLedger().report(report, NOW)).toThrow(RangeError)
    expect(() => keysAsked(report, '2026-11-21')).toThrow(RangeError)
  })

  test('a subject may be as long as 128 characters and hold a slash', () => {
    expect(paid(ledgerWithDayMade(justBefore).report(course('c'.repeat(128)), NOW))).toEqual([['courseCompleted', 60]])
    expect(awarded(ledgerWithDayMade(justBefore).report(read('UI/UX Designer'), NOW)).events[0]?.sourceKey).toBe(
      'read:UI/UX Designer',
    )
  })
})

describe('what is looked up', () => {
  test('is exact, without doubles, and at most twenty keys', () => {
    const reports = [
      study,
      challenge,
      course('crs_1'),
      check('a'),
      round('rnd_1'),
      { activity: 'careerMilestone', type: 'firstTechJob' } as const,
    ]
    for (const report of reports) {
      const keys = keysAsked(report, '2026-11-21')
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeLessThanOrEqual(20)
      expect(keys).toContain('bonus:2026-11-21')
      expect(keys).toContain('streak:365')
    }
  })
})
