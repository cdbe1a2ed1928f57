import { describe, expect, test } from 'vitest'
import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import { chat, course, debrief, followUp, ledgerWithDayMade, paid, practice, round } from '#test/support/reports.ts'
import { courseKey } from './report.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const inMinutes = (minutes: number, from = NOW) => addMs(from, minutes * MINUTE_MS)
const root = courseKey('crs_1')

function ledgerWithCourse(instant = NOW) {
  const ledger = ledgerWithDayMade(inMinutes(-1, instant))
  ledger.report(course('crs_1'), instant)
  return ledger
}

describe('taking a finished course back', () => {
  test('within ten minutes takes the points back in a new event of the same day', () => {
    const ledger = ledgerWithCourse()
    const original = structuredClone(ledger.events)
    expect(ledger.undo(root, inMinutes(10))).toEqual({
      kind: 'reversed',
      event: {
        userId: 'usr_1',
        category: 'learningProgress',
        activity: 'courseCompleted',
        points: -60,
        sourceKey: 'undo:course:crs_1',
        localDate: '2026-11-21',
        instant: inMinutes(10),
        zone: 'UTC',
        ruleVersion: 2,
        reverses: 'course:crs_1',
      },
      total: 100,
      week: { weekStart: '2026-11-16', points: -60 },
    })
    expect(ledger.events.slice(0, -1)).toEqual(original)
    expect(ledger.counts.courseCompleted).toBe(0)
  })

  test('later is refused: the points stay, and finishing it again pays nothing', () => {
    const ledger = ledgerWithCourse()
    expect(ledger.undo(root, addMs(inMinutes(10), 1))).toEqual({ kind: 'refused', reason: 'tooLate' })
    expect(ledger.report(course('crs_1'), inMinutes(20)).kind).toBe('repeat')
    expect(ledger.total).toBe(160)
  })

  test('what was never done, or is undone already, has nothing to take back', () => {
    const ledger = ledgerWithCourse()
    expect(ledger.undo(courseKey('crs_2'), NOW)).toEqual({ kind: 'refused', reason: 'nothingToReverse' })
    ledger.undo(root, NOW)
    expect(ledger.undo(root, NOW)).toEqual({ kind: 'refused', reason: 'nothingToReverse' })
    expect(ledger.total).toBe(100)
  })

  test('done, undone and done again nets 0 or 60 at every step, and after five times stays (exercism #5664)', () => {
    const ledger = ledgerWithCourse()
    for (let time = 2; time <= 5; time += 1) {
      expect(ledger.undo(root, NOW).kind).toBe('reversed')
      expect(ledger.total).toBe(100)
      expect(paid(ledger.report(course('crs_1'), NOW))).toEqual([['courseCompleted', 60]])
      expect(ledger.events.at(-1)?.sourceKey).toBe(`course:crs_1#${time}`)
    }
    expect(ledger.undo(root, NOW)).toEqual({ kind: 'refused', reason: 'tooOften' })
    expect(ledger.report(course('crs_1'), NOW).kind).toBe('repeat')
    expect(ledger.total).toBe(160)
  })

  test('ten minutes run from the latest time it was finished', () => {
    const ledger = ledgerWithCourse()
    ledger.undo(root, inMinutes(9))
    ledger.report(course('crs_1'), inMinutes(30))
    expect(ledger.undo(root, inMinutes(40)).kind).toBe('reversed')
  })

  test('frees its place among the paid two and in the 300, but pays no third', () => {
    const ledger = ledgerWithCourse()
    ledger.report(course('crs_2'), NOW)
    expect(paid(ledger.report(course('crs_3'), NOW))).toEqual([['courseCompleted', 0]])
    ledger.undo(root, NOW)
    expect(paid(ledger.report(course('crs_4'), NOW))).toEqual([['courseCompleted', 60]])
    expect(paid(ledger.report(course('crs_1'), NOW))).toEqual([['courseCompleted', 0]])
    expect(ledger.undo(courseKey('crs_3'), NOW)).toMatchObject({ kind: 'reversed', event: { points: 0 } })
    for (let at = 1; at <= 3; at += 1) ledger.report(round(`rnd_${at}`), NOW)
    expect(paid(ledger.report(round('rnd_4'), NOW))).toEqual([['mockInterviewCompleted', 0]])
    ledger.undo(courseKey('crs_2'), NOW)
    expect(paid(ledger.report(round('rnd_5'), NOW))).toEqual([['mockInterviewCompleted', 60]])
  })

  test('over midnight belongs to the day and the week it was done in, so no day pays more than its cap', () => {
    const sunday = '2026-11-22T23:55:00.000Z'
    const ledger = ledgerWithCourse(sunday)
    expect(ledger.undo(root, inMinutes(9, sunday))).toMatchObject({
      event: { localDate: '2026-11-22', instant: '2026-11-23T00:04:00.000Z' },
      week: { weekStart: '2026-11-16', points: -60 },
    })
    expect(ledger.weeks).toEqual(new Map([['2026-11-16', 0]]))
    expect(ledger.days.map(({ date }) => date)).toEqual(['2026-11-22'])
    for (let at = 1; at <= 6; at += 1) ledger.report(round(`rnd_${at}`), '2026-11-23T01:00:00.000Z')
    const monday = ledger.events.filter(
      ({ activity, localDate }) => activity === 'mockInterviewCompleted' && localDate === '2026-11-23',
    )
    expect(monday.map(({ points }) => points)).toEqual([60, 60, 60, 60, 60, 0])
  })

  test('keeps the level, the badges, the day and the bonus', () => {
    const ledger = ledgerWithDayMade(inMinutes(-2))
    for (let at = 1; at <= 3; at += 1) ledger.report(round(`rnd_${at}`), inMinutes(-1))
    ledger.report({ activity: 'profileCompleted' }, inMinutes(-1))
    ledger.report(course('crs_1'), NOW)
    expect(ledger).toMatchObject({ total: 540, levelNumber: 2 })
    ledger.undo(root, NOW)
    expect(ledger).toMatchObject({ total: 480, levelNumber: 2 })
    expect(ledger.badges).toContain('course-finisher')
    expect(ledger.counts.dailyBonus).toBe(1)
    ledger.report(course('crs_1'), NOW)
    expect(ledger.badges.filter((id) => id === 'course-finisher')).toHaveLength(1)
  })

  test('one course done and undone five times is one course, not five (badge Quick Study)', () => {
    const ledger = ledgerWithCourse()
    for (let time = 2; time <= 5; time += 1) {
      ledger.undo(root, NOW)
      ledger.report(course('crs_1'), NOW)
    }
    expect(ledger.counts.courseCompleted).toBe(1)
    expect(ledger.badges).not.toContain('quick-study')
  })
})

describe('taking back a follow-up or a debrief', () => {
  test.each([
    ['follow-up:app_1', followUp('app_1')],
    ['debrief:apt_1', debrief('apt_1')],
  ])('%s within ten minutes frees the key, later uses it up; the net pay is 10 or 0', (key, report) => {
    const ledger = ledgerWithDayMade(inMinutes(-1))
    ledger.report(report, NOW)
    expect(ledger.takeBack(key, inMinutes(10))).toMatchObject({ event: { sourceKey: `undo:${key}`, points: -10 } })
    expect(ledger.total).toBe(100)
    expect(ledger.report(report, inMinutes(11))).toMatchObject({ kind: 'awarded', points: 10 })
    const later = addMs(NOW, 40 * DAY_MS)
    expect(ledger.takeBack(key, later)).toMatchObject({
      event: { sourceKey: `void:${key}#2`, points: -10 },
      total: 100,
    })
    expect(ledger.takeBack(key, later)).toEqual({ kind: 'refused', reason: 'alreadyReversed' })
    expect(ledger.report(report, later).kind).toBe('repeat')
    expect(ledger.total).toBe(100)
  })

  test('what was never paid has nothing to take back', () => {
    const ledger = ledgerWithDayMade(inMinutes(-1))
    expect(ledger.takeBack('debrief:apt_1', NOW)).toEqual({ kind: 'refused', reason: 'nothingToReverse' })
  })

  test('on and off by the minute ends at nothing', () => {
    const ledger = ledgerWithDayMade(inMinutes(-1))
    for (let time = 0; time < 20; time += 1) {
      ledger.report(followUp('app_1'), inMinutes(time))
      ledger.takeBack('follow-up:app_1', inMinutes(time))
    }
    expect(ledger.total).toBe(100)
  })
})

describe("an operator's reversal", () => {
  test('takes any award back at any time and keeps its key used', () => {
    const ledger = ledgerWithCourse()
    const later = addMs(NOW, 40 * DAY_MS)
    expect(ledger.void('course:crs_1', later)).toMatchObject({
      kind: 'reversed',
      event: { points: -60, sourceKey: 'void:course:crs_1', localDate: '2026-11-21', reverses: 'course:crs_1' },
      total: 100,
      week: { weekStart: '2026-11-16' },
    })
    expect(ledger.report(course('crs_1'), later).kind).toBe('repeat')
    expect(ledger.void('bonus:2026-11-21', later)).toMatchObject({ kind: 'reversed', total: 0, week: { points: 0 } })
    expect(ledger.report(practice, inMinutes(30))).toMatchObject({ kind: 'awarded', points: 10 })
  })

  test('happens once, and not to what its person undid', () => {
    const ledger = ledgerWithCourse()
    ledger.void('course:crs_1', NOW)
    expect(ledger.void('course:crs_1', NOW)).toEqual({ kind: 'refused', reason: 'alreadyReversed' })
    expect(ledger.undo(root, NOW)).toEqual({ kind: 'refused', reason: 'alreadyReversed' })
    const undone = ledgerWithCourse()
    undone.undo(root, NOW)
    expect(undone.void('course:crs_1', NOW)).toEqual({ kind: 'refused', reason: 'alreadyReversed' })
  })

  test('of nothing, or of a reversal, is refused', () => {
    const ledger = ledgerWithCourse()
    ledger.report(chat('cnv_1'), NOW)
    ledger.void('chat:cnv_1', NOW)
    expect(ledger.void('chat:cnv_2', NOW)).toEqual({ kind: 'refused', reason: 'nothingToReverse' })
    expect(ledger.void('void:chat:cnv_1', NOW)).toEqual({ kind: 'refused', reason: 'nothingToReverse' })
  })

  test('never takes a total below 0', () => {
    const ledger = ledgerWithCourse()
    ledger.total = 40
    expect(ledger.void('course:crs_1', NOW)).toMatchObject({ event: { points: -40 }, total: 0 })
    ledger.total = 0
    const empty = ledger.void('bonus:2026-11-21', NOW)
    expect(empty).toMatchObject({ event: { points: 0 }, total: 0 })
  })
})
