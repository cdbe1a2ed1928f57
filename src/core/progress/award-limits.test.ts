import { describe, expect, test } from 'vitest'
import type { PlanId } from '#core/account/plans.ts'
import { must } from '#core/must.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import {
  awarded,
  challenge,
  chat,
  check,
  course,
  debrief,
  followUp,
  ledgerWithDayMade,
  MUST_HAVES,
  paid,
  practice,
  read,
  round,
  study,
} from '#test/support/reports.ts'

import type { Report } from './report.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const justBefore = addMs(NOW, -MINUTE_MS)
const after = (days: number) => addMs(NOW, days * DAY_MS)

describe('limits of a day', () => {
  test.each<[string, (at: number) => Report, number, number]>([
    ['chats', (at) => chat(`cnv_${at}`), 3, 10],
    ['courses', (at) => course(`crs_${at}`), 2, 60],
    ['follow-ups', (at) => followUp(`app_${at}`), 3, 10],
    ['debriefs', (at) => debrief(`apt_${at}`), 3, 10],
    ['skill checks', (at) => check(`skill-${at}`), 5, 30],
  ])('of %s the first few are paid; the next is recorded with 0 points and counts', (_what, report, limit, points) => {
    const ledger = ledgerWithDayMade(justBefore)
    for (let at = 1; at <= limit; at += 1)
      expect(paid(ledger.report(report(at), NOW))).toEqual([[report(at).activity, points]])
    expect(paid(ledger.report(report(limit + 1), NOW))).toEqual([[report(1).activity, 0]])
    expect(ledger.counts[report(1).activity]).toBe(limit + 1)
    expect(paid(ledger.report(report(limit + 2), after(1)))[0]).toEqual([report(1).activity, points])
    expect(ledger.report(report(limit + 1), after(1)).kind).toBe('repeat')
  })

  test('follow-ups and debriefs share their three a day; the next day has its own', () => {
    const ledger = ledgerWithDayMade(justBefore)
    const points = [followUp('a'), debrief('a'), followUp('b'), debrief('b'), followUp('c')].map(
      (report) => must(paid(ledger.report(report, NOW))[0])[1],
    )
    expect(points).toEqual([10, 10, 10, 0, 0])
    ledger.takeBack('debrief:a', NOW)
    expect(paid(ledger.report(debrief('c'), NOW))).toEqual([['debriefWritten', 10]])
    expect(paid(ledger.report(followUp('d'), after(1)))[0]).toEqual(['followUpSent', 10])
  })

  test('repeatables pay 300 a day together, each all or nothing; a smaller one still fits', () => {
    const ledger = ledgerWithDayMade(justBefore)
    for (let at = 1; at <= 4; at += 1) ledger.report(round(`rnd_${at}`), NOW)
    ledger.report(challenge, NOW)
    expect(ledger.total).toBe(100 + 100 + 240 + 20)
    expect(paid(ledger.report(course('crs_1'), NOW))).toEqual([['courseCompleted', 0]])
    expect(paid(ledger.report(check('figma'), NOW))).toEqual([['skillCheckPassed', 30]])
    expect(paid(ledger.report(study, NOW))).toEqual([['studyLogged', 10]])
    expect(paid(ledger.report(practice, NOW))).toEqual([['questionPractised', 0]])
    expect(ledger.total).toBe(100 + 100 + 300)
    expect(ledger.badges).toContain('course-finisher')
  })

  test('what is paid once stays outside the 300', () => {
    const ledger = ledgerWithDayMade(justBefore)
    for (let at = 1; at <= 5; at += 1) ledger.report(round(`rnd_${at}`), NOW)
    expect(paid(ledger.report({ activity: 'careerMilestone', type: 'firstTechJob' }, NOW))).toEqual([
      ['careerMilestone', 1_000],
    ])
    expect(paid(ledger.report(round('rnd_6'), NOW))).toEqual([['mockInterviewCompleted', 0]])
  })

  test("the day is the person's own, not that of the server", () => {
    const ledger = ledgerWithDayMade('2026-11-21T08:01:00.000Z')
    ledger.zone = 'America/Los_Angeles'
    for (let at = 1; at <= 2; at += 1) ledger.report(course(`crs_${at}`), '2026-11-22T07:59:59.999Z')
    expect(paid(ledger.report(course('crs_3'), '2026-11-22T07:59:59.999Z'))[0]).toEqual(['courseCompleted', 0])
    expect(paid(ledger.report(course('crs_4'), '2026-11-22T08:00:00.000Z'))[0]).toEqual(['courseCompleted', 60])
  })
})

describe('the daily bonus', () => {
  test.each<[PlanId, number]>([
    ['explorer', 100],
    ['pathfinder', 500],
    ['accelerator', 1_000],
  ])("on %s is %d, with the day's first action and no other", (plan, bonus) => {
    const ledger = new MemoryLedger()
    ledger.plan = plan
    expect(paid(ledger.report(read('a'), NOW))).toEqual([
      ['interimRoleRead', 0],
      ['dailyBonus', bonus],
    ])
    expect(paid(ledger.report(read('b'), NOW))).toEqual([['interimRoleRead', 0]])
    expect(ledger.events[1]).toMatchObject({ sourceKey: 'bonus:2026-11-21', category: 'platformEngagement' })
  })

  test('is not topped up by a better plan the same day, and follows it the next', () => {
    const ledger = ledgerWithDayMade(justBefore)
    ledger.plan = 'accelerator'
    ledger.report(practice, NOW)
    expect(ledger.total).toBe(110)
    ledger.report(practice, after(1))
    expect(ledger.total).toBe(1_120)
  })

  test('is no way past a cap, and no cap stops it', () => {
    const ledger = ledgerWithDayMade(justBefore)
    ledger.plan = 'accelerator'
    expect(paid(ledger.report(round('rnd_1'), after(1)))).toEqual([
      ['mockInterviewCompleted', 60],
      ['firstMockInterview', 100],
      ['dailyBonus', 1_000],
    ])
    expect(paid(ledger.report(round('rnd_2'), after(1)))).toEqual([['mockInterviewCompleted', 60]])
  })
})

describe('what follows from an action', () => {
  test('the first mock interview pays once, with the first round that is complete', () => {
    const ledger = ledgerWithDayMade(justBefore)
    expect(paid(ledger.report(round('rnd_1'), NOW))).toEqual([
      ['mockInterviewCompleted', 60],
      ['firstMockInterview', 100],
    ])
    expect(paid(ledger.report(round('rnd_2'), NOW))).toEqual([['mockInterviewCompleted', 60]])
  })

  test.each([
    ['four proven must-haves are too few', 'd', ['a', 'b', 'c'], false],
    ['a nice-to-have is none', 'x', ['a', 'b', 'c', 'd', 'y', 'z'], false],
    ['passing one twice counts once', 'd', ['a', 'b', 'c', 'd'], false],
    ['the fifth makes a master', 'e', ['a', 'b', 'c', 'd', 'y'], true],
    ['five proven for an earlier role count with the next check', 'x', ['a', 'b', 'c', 'd', 'e'], true],
  ])('%s', (_what, skillId, passed, isMaster) => {
    const events = paid(ledgerWithDayMade(justBefore).report(check(skillId, passed), NOW))
    expect(events).toEqual([['skillCheckPassed', 30], ...(isMaster ? [['skillMaster', 250]] : [])])
  })

  test('a role that lists a must-have twice asks for five different ones', () => {
    const doubled: Report = {
      ...check('d', ['a', 'b', 'c']),
      dreamRole: { id: 'data-scientist', mustHaveSkillIds: ['a', 'a', 'b', 'c', 'd'] },
    } as Report
    expect(paid(ledgerWithDayMade(justBefore).report(doubled, NOW))).toEqual([['skillCheckPassed', 30]])
  })

  test('a role is mastered once, another role again; without a dream role none is', () => {
    const ledger = ledgerWithDayMade(justBefore)
    ledger.report(check('e', MUST_HAVES), NOW)
    expect(paid(ledger.report(check('x', MUST_HAVES), NOW))).toEqual([['skillCheckPassed', 30]])
    const other = {
      ...check('y', MUST_HAVES),
      dreamRole: { id: 'data-scientist', mustHaveSkillIds: MUST_HAVES },
    } as Report
    expect(paid(ledger.report(other, NOW))).toEqual([
      ['skillCheckPassed', 30],
      ['skillMaster', 250],
    ])
    const roleless = { ...check('z', MUST_HAVES), dreamRole: null } as Report
    expect(paid(ledger.report(roleless, NOW))).toEqual([['skillCheckPassed', 30]])
    const keys = ledger.events.filter(({ activity }) => activity === 'skillMaster').map(({ sourceKey }) => sourceKey)
    expect(keys).toEqual(['master:ui-ux-designer', 'master:data-scientist'])
  })

  test('each streak tier pays once, ever, on its day', () => {
    const ledger = new MemoryLedger()
    const rewards: [number, string, number][] = []
    for (let day = 1; day <= 365; day += 1) {
      for (const [activity, points] of paid(ledger.report(practice, after(day)))) {
        if (activity.startsWith('streak')) rewards.push([day, activity, points])
      }
    }
    expect(rewards).toEqual([
      [7, 'streak7', 50],
      [14, 'streak14', 100],
      [30, 'streak30', 250],
      [60, 'streak60', 500],
      [100, 'streak100', 1_000],
      [365, 'streak365', 2_000],
    ])
    for (let day = 400; day <= 420; day += 1) ledger.report(practice, after(day))
    expect(ledger.counts.streak7).toBe(1)
    expect(ledger.events.find(({ activity }) => activity === 'streak365')).toMatchObject({
      sourceKey: 'streak:365',
      category: 'platformEngagement',
    })
  })

  test('a run an outage gave back pays the tiers it missed (exercism website#5855)', () => {
    const ledger = new MemoryLedger()
    for (const day of [1, 2, 3, 4, 5, 6, 9]) ledger.report(practice, after(day))
    expect(ledger.counts.streak7).toBeUndefined()
    ledger.outageDays = ['2026-11-28', '2026-11-29']
    expect(paid(ledger.report(study, addMs(after(9), HOUR_MS)))).toEqual([
      ['studyLogged', 10],
      ['streak7', 50],
    ])
  })

  test.each([
    [undefined, 60],
    [6, 60],
    [20, 60],
    [45, 85],
    [80, 120],
    [700, 120],
  ])('a finished course of %s hours pays %s', (hours, points) => {
    const report = {
      activity: 'courseCompleted',
      courseId: 'crs_1',
      ...(hours === undefined ? {} : { hours }),
    } as const
    expect(paid(ledgerWithDayMade(NOW).report(report, after(1)))[0]).toEqual(['courseCompleted', points])
  })

  test('the outcome tells the day, the level and the points', () => {
    const ledger = new MemoryLedger()
    const first = awarded(ledger.report({ activity: 'careerMilestone', type: 'firstTechJob' }, NOW))
    expect(first).toMatchObject({
      points: 1_100,
      total: 1_100,
      levelNumber: 2,
      hasLevelledUp: true,
      newDay: { date: '2026-11-21', isJump: false },
      lastAction: { instant: NOW, zone: 'UTC', date: '2026-11-21' },
      streak: { length: 1, isTodayMade: true },
      week: { weekStart: '2026-11-16', points: 1_000 },
    })
    expect(awarded(ledger.report(study, NOW))).toMatchObject({
      newDay: null,
      hasLevelledUp: false,
      points: 10,
      total: 1_110,
    })
  })
})
