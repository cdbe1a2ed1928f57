import * as fc from 'fast-check'
import { PLAN_IDS } from '#core/account/plans.ts'
import { must } from '#core/must.ts'
import { MILESTONE_TYPES } from '#core/progress/activities.ts'
import { judgeZoneChange } from '#core/progress/day.ts'
import type { Report } from '#core/progress/report.ts'
import { courseKey, debriefKey, followUpKey } from '#core/progress/report.ts'
import { addDays, addMs, HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { checkBounds } from './cheater-bounds.ts'
import { MemoryLedger } from './memory-ledger.ts'
import {
  challenge,
  chat,
  check,
  course,
  debrief,
  followUp,
  improved,
  MUST_HAVES,
  practice,
  read,
  round,
  study,
} from './reports.ts'

/**
 * A person who tries everything: reports in any number and order, undoes and redoes, hops zones as often as allowed,
 * switches plans, waits for midnights. Whatever they do, no day may pay more than the table allows.
 */
export type Move =
  | { kind: 'report'; report: Report; times: number }
  | { kind: 'farm'; courseId: string; times: number }
  | { kind: 'undo'; courseId: string }
  | { kind: 'takeBack'; root: string }
  | { kind: 'void'; at: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'hop'; zone: string }
  | { kind: 'plan'; at: number }
  | { kind: 'outage'; daysAgo: number }

export const cheaterMoves = fc.array(moveArbitrary(), { minLength: 1, maxLength: 80, size: 'max' })

/** Plays the moves; throws at the first bound that does not hold. */
export function playCheater(moves: readonly Move[]): MemoryLedger {
  const ledger = new MemoryLedger()
  let now = '2026-10-20T21:30:00.000Z'
  let zoneChangedAt: string | null = null
  for (const move of moves) {
    const levelBefore = ledger.levelNumber
    if (move.kind === 'wait') now = addMs(now, move.ms)
    else if (move.kind === 'hop') {
      if (judgeZoneChange(move.zone, ledger.zone, zoneChangedAt, now).kind === 'changed') {
        ledger.zone = move.zone
        zoneChangedAt = now
      }
    } else act(ledger, move, now)
    checkBounds(ledger, now, levelBefore)
  }
  return ledger
}

function act(ledger: MemoryLedger, move: Exclude<Move, { kind: 'wait' | 'hop' }>, now: string): void {
  switch (move.kind) {
    case 'report':
      for (let time = 0; time < move.times; time += 1) ledger.report(numbered(move.report, time), now)
      return
    case 'farm':
      for (let time = 0; time < move.times; time += 1) {
        ledger.report(course(move.courseId), addMs(now, time))
        ledger.undo(courseKey(move.courseId), addMs(now, time))
      }
      return
    case 'undo':
      ledger.undo(courseKey(move.courseId), now)
      return
    case 'takeBack':
      ledger.takeBack(move.root, now)
      return
    case 'void': {
      const event = ledger.events[move.at % (ledger.events.length || 1)]
      if (event) ledger.void(event.sourceKey, now)
      return
    }
    case 'plan':
      ledger.plan = must(PLAN_IDS[move.at % PLAN_IDS.length])
      return
    case 'outage':
      ledger.outageDays = [...ledger.outageDays, addDays(now.slice(0, 10), -move.daysAgo)]
  }
}

/** The same activity on another subject, where it has one. */
function numbered(report: Report, time: number): Report {
  if (time === 0) return report
  if (report.activity === 'chatSession') return { ...report, conversationId: `${report.conversationId}.${time}` }
  if (report.activity === 'courseCompleted') return { ...report, courseId: `${report.courseId}.${time}` }
  if (report.activity === 'followUpSent') return { ...report, applicationId: `${report.applicationId}.${time}` }
  if (report.activity === 'debriefWritten') return { ...report, interviewId: `${report.interviewId}.${time}` }
  if (report.activity === 'skillCheckPassed') return { ...report, skillId: `${report.skillId}.${time}` }
  if (report.activity === 'mockInterviewCompleted') return { ...report, roundId: `${report.roundId}.${time}` }
  return report
}

function moveArbitrary(): fc.Arbitrary<Move> {
  const id = fc.constantFrom('1', '2', '3', '4', '5', '6')
  const reports = fc.oneof(
    fc.constantFrom<Report>(
      study,
      practice,
      challenge,
      improved,
      { activity: 'accountCreated' },
      { activity: 'profileCompleted' },
    ),
    fc.constantFrom<Report>({ activity: 'resumeUploaded' }, { activity: 'feedbackGiven' }),
    fc.constantFrom(...MILESTONE_TYPES).map((type): Report => ({ activity: 'careerMilestone', type })),
    fc.oneof(
      id.map(course),
      id.map(read),
      id.map(followUp),
      id.map(debrief),
      id.map((cnv) => chat(cnv)),
      id.map((rnd) => round(`r${rnd}`)),
    ),
    fc.tuple(id, fc.subarray(MUST_HAVES)).map(([skill, passed]) => check(skill, passed)),
  )
  const zones = [
    'UTC',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Istanbul',
    'America/New_York',
    'Asia/Kathmandu',
  ]
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('report' as const),
        report: reports,
        times: fc.integer({ min: 1, max: 8 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.oneof(fc.nat(20 * MINUTE_MS), fc.nat(40 * HOUR_MS), fc.constant(24 * HOUR_MS)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('hop' as const), zone: fc.constantFrom(...zones) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), courseId: id }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('takeBack' as const),
        root: fc.oneof(id.map(followUpKey), id.map(debriefKey)),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('farm' as const), courseId: id, times: fc.integer({ min: 1, max: 7 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), at: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), at: fc.nat(60) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage' as const), daysAgo: fc.nat(6) }) },
  )
}
