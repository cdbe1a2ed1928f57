import type { Award, Repeat } from '#core/progress/award.ts'
import type { Refusal, Report } from '#core/progress/report.ts'
import { MemoryLedger } from './memory-ledger.ts'

/** Reports of activities as tests send them, and what came of them in brief. */

export const MUST_HAVES = ['a', 'b', 'c', 'd', 'e', 'f']

export const study: Report = { activity: 'studyLogged', hasStartedCourse: true }
export const practice: Report = { activity: 'questionPractised' }
export const challenge: Report = { activity: 'challengeCompleted' }
export const improved: Report = { activity: 'resumeImproved', isDifferentText: true }
export const followUp = (applicationId: string): Report => ({ activity: 'followUpSent', applicationId })
export const debrief = (interviewId: string): Report => ({ activity: 'debriefWritten', interviewId })
export const course = (courseId: string): Report => ({ activity: 'courseCompleted', courseId })
export const read = (interimRoleId: string): Report => ({ activity: 'interimRoleRead', interimRoleId })
export const chat = (conversationId: string, questionCount = 3): Report => ({
  activity: 'chatSession',
  conversationId,
  questionCount,
})
export const round = (roundId: string, questionsWithFeedback = 5): Report => ({
  activity: 'mockInterviewCompleted',
  roundId,
  questionsWithFeedback,
  isWithinQuota: true,
})
export const check = (skillId: string, passedSkillIds: string[] = []): Report => ({
  activity: 'skillCheckPassed',
  skillId,
  dreamRole: { id: 'ui-ux-designer', mustHaveSkillIds: MUST_HAVES },
  passedSkillIds,
})

/** A person whose day is made already, with an action that pays nothing: the bonus of 100 is all they have. */
export function ledgerWithDayMade(instant: string): MemoryLedger {
  const ledger = new MemoryLedger()
  ledger.report(read('first-role'), instant)
  return ledger
}

export function awarded(outcome: Award | Repeat | Refusal): Award {
  if (outcome.kind !== 'awarded') throw new Error(`Not awarded: ${JSON.stringify(outcome)}`)
  return outcome
}

/** [activity, points] of each event appended. */
export function paid(outcome: Award | Repeat | Refusal): [string, number][] {
  return awarded(outcome).events.map(({ activity, points }) => [activity, points])
}
