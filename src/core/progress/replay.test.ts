import { describe, expect, test } from 'vitest'
import { addMs, MINUTE_MS } from '#core/time.ts'
import { course, ledgerWithDayMade, practice, read } from '#test/support/reports.ts'
import type { ActivityKey } from './activities.ts'
import { activityOf } from './activities.ts'
import type { PointEvent } from './point-event.ts'
import { replayLedger } from './replay.ts'
import { courseKey } from './report.ts'

const NOW = '2026-11-21T12:00:00.000Z'

function event(activity: ActivityKey, sourceKey: string, more: Partial<PointEvent> = {}): PointEvent {
  const { category, points } = activityOf(activity)
  return {
    userId: 'usr_1',
    category,
    activity,
    points,
    sourceKey,
    localDate: '2026-11-21',
    instant: NOW,
    zone: 'UTC',
    ruleVersion: 2,
    reverses: null,
    ...more,
  }
}

describe('a ledger told again', () => {
  test('of nobody is a person at the start', () => {
    expect(replayLedger([])).toEqual({
      total: 0,
      levelNumber: 1,
      lastAction: null,
      days: [],
      counts: {},
      weeks: new Map(),
    })
  })

  test("tells what was kept beside it, after awards, undos and an operator's reversal", () => {
    const ledger = ledgerWithDayMade(NOW)
    ledger.report(course('crs_1'), addMs(NOW, MINUTE_MS))
    ledger.undo(courseKey('crs_1'), addMs(NOW, 2 * MINUTE_MS))
    ledger.report(course('crs_1'), addMs(NOW, 3 * MINUTE_MS))
    ledger.report(read('second-role'), addMs(NOW, 4 * MINUTE_MS))
    ledger.void('read:second-role', addMs(NOW, 5 * MINUTE_MS))
    const { total, levelNumber, lastAction, days, counts, weeks } = ledger
    expect(replayLedger(ledger.events)).toEqual({ total, levelNumber, lastAction, days, counts, weeks })
  })

  test('counts what was done, less what was taken back', () => {
    const counts = replayLedger([
      event('courseCompleted', 'course:a'),
      event('courseCompleted', 'course:b'),
      event('courseCompleted', 'course:c'),
      event('courseCompleted', 'undo:course:b', { points: -60, reverses: 'course:b' }),
      event('chatSession', 'chat:a'),
      event('chatSession', 'void:chat:a', { points: -10, reverses: 'chat:a' }),
    ]).counts
    expect(counts).toEqual({ courseCompleted: 2, chatSession: 0 })
  })

  test('takes a reversal off the week that earned it, however late it comes', () => {
    const monday = { localDate: '2026-11-23', instant: '2026-11-23T09:00:00.000Z' }
    const { weeks } = replayLedger([
      event('courseCompleted', 'course:a'),
      event('courseCompleted', 'course:b'),
      event('questionPractised', 'practice:2026-11-23', monday),
      event('courseCompleted', 'void:course:a', { points: -60, reverses: 'course:a', instant: monday.instant }),
    ])
    expect(weeks).toEqual(
      new Map([
        ['2026-11-16', 60],
        ['2026-11-23', 10],
      ]),
    )
  })

  test('of a reversal whose award is lost counts in the week of the reversal', () => {
    const { weeks } = replayLedger([event('courseCompleted', 'void:course:a', { points: -60, reverses: 'course:a' })])
    expect(weeks).toEqual(new Map([['2026-11-16', -60]]))
  })
})

describe('what makes a day', () => {
  const tomorrow = { localDate: '2026-11-22', instant: '2026-11-22T08:00:00.000Z' }

  test('is an action, also one that pays nothing; the last one is remembered', () => {
    const { days, lastAction } = replayLedger([
      event('interimRoleRead', 'read:a'),
      event('questionPractised', 'practice:2026-11-22', tomorrow),
    ])
    expect(days).toEqual([
      { date: '2026-11-21', isJump: false },
      { date: '2026-11-22', isJump: false },
    ])
    expect(lastAction).toEqual({ instant: tomorrow.instant, zone: 'UTC', date: '2026-11-22' })
  })

  test.each<[string, PointEvent]>([
    ['a daily bonus', event('dailyBonus', 'bonus:2026-11-22', { ...tomorrow, points: 100 })],
    ['a streak reward', event('streak7', 'streak:7', tomorrow)],
    [
      'taking something back',
      event('questionPractised', 'void:practice:2026-11-21', {
        ...tomorrow,
        points: -10,
        reverses: 'practice:2026-11-21',
      }),
    ],
  ])('is not %s', (_what, other) => {
    const action = event('questionPractised', 'practice:2026-11-21')
    const { days, lastAction } = replayLedger([action, other])
    expect(days).toEqual([{ date: '2026-11-21', isJump: false }])
    expect(lastAction).toEqual({ instant: NOW, zone: 'UTC', date: '2026-11-21' })
  })

  test('once, however often something is done on it', () => {
    const ledger = ledgerWithDayMade(NOW)
    ledger.report(practice, addMs(NOW, MINUTE_MS))
    const { days, lastAction } = replayLedger(ledger.events)
    expect(days).toHaveLength(1)
    expect(lastAction?.instant).toBe(addMs(NOW, MINUTE_MS))
  })
})
