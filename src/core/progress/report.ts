import type { Instant, LocalDate } from '#core/time.ts'
import { addDays, addMs, DAY_MS, isoWeekOf } from '#core/time.ts'
import type { MilestoneType } from './activities.ts'
import { MILESTONE_TYPES } from './activities.ts'
import type { KnownEvent } from './progress-state.ts'
import {
  bonusKey,
  challengeKey,
  familyOf,
  FIRST_MOCK_KEY,
  isUndoable,
  keyOf,
  masterKey,
  STREAK_KEYS,
} from './source-key.ts'

/** An activity as the server saw it: what was done, to what, and the facts that decide whether it counts. */
export type Report =
  | { activity: 'accountCreated' }
  | { activity: 'profileCompleted' }
  | { activity: 'resumeUploaded' }
  | { activity: 'resumeImproved'; isDifferentText: boolean }
  | { activity: 'chatSession'; conversationId: string; questionCount: number }
  | { activity: 'interimRoleRead'; interimRoleId: string }
  | { activity: 'feedbackGiven' }
  | { activity: 'studyLogged'; hasStartedCourse: boolean }
  | { activity: 'questionPractised' }
  | { activity: 'challengeCompleted' }
  /** `hours` as the catalogue says; a course it no longer knows counts as a short one. */
  | { activity: 'courseCompleted'; courseId: string; hours?: number }
  | SkillCheckReport
  | { activity: 'mockInterviewCompleted'; roundId: string; questionsWithFeedback: number; isWithinQuota: boolean }
  | { activity: 'careerMilestone'; type: MilestoneType }
  | { activity: 'followUpSent'; applicationId: string }
  | { activity: 'debriefWritten'; interviewId: string }

export type SkillCheckReport = {
  activity: 'skillCheckPassed'
  skillId: string
  /** null while the person has none. */
  dreamRole: { id: string; mustHaveSkillIds: readonly string[] } | null
  /** Skills with a passed check before this one. */
  passedSkillIds: readonly string[]
}

export type Refusal = {
  kind: 'refused'
  reason: 'sameText' | 'tooFewQuestions' | 'noStartedCourse' | 'roundIncomplete' | 'outsideQuota' | 'milestoneTooSoon'
  /** When it can be reported again, where time is all that is missing. */
  retryAt: Instant | null
}

export const CHAT_QUESTIONS_MIN = 3
export const ROUND_QUESTIONS = 5
export const MILESTONE_INTERVAL_MS = 30 * DAY_MS
/** How many days in a row of the daily challenge a badge looks back on. */
export const CHALLENGE_RUN_DAYS = 7

/** The source key of a report on a day, before any undo. Throws a RangeError for an unsound subject. */
export function sourceRootOf(report: Report, date: LocalDate): string {
  switch (report.activity) {
    case 'accountCreated':
      return 'account'
    case 'profileCompleted':
      return 'profile'
    case 'resumeUploaded':
      return 'resume:first'
    case 'resumeImproved':
      return `resume:${isoWeekOf(date)}`
    case 'chatSession':
      return keyOf('chat', report.conversationId)
    case 'interimRoleRead':
      return keyOf('read', report.interimRoleId)
    case 'feedbackGiven':
      return 'feedback'
    case 'studyLogged':
      return `study:${date}`
    case 'questionPractised':
      return `practice:${date}`
    case 'challengeCompleted':
      return challengeKey(date)
    case 'courseCompleted':
      return courseKey(report.courseId)
    case 'skillCheckPassed':
      return keyOf('check', report.skillId)
    case 'mockInterviewCompleted':
      return roundKey(report.roundId)
    case 'followUpSent':
      return followUpKey(report.applicationId)
    case 'debriefWritten':
      return debriefKey(report.interviewId)
    default:
      return milestoneKey(report.type)
  }
}

/** The key a finished course is awarded under, and undone by. */
export function courseKey(courseId: string): string {
  return undoableKey('course', courseId)
}

/** One application's follow-up is paid once, however often a line of it is added. */
export const followUpKey = (applicationId: string) => undoableKey('follow-up', applicationId)
export const debriefKey = (interviewId: string) => undoableKey('debrief', interviewId)

function undoableKey(prefix: string, id: string): string {
  if (id.includes('#')) throw new RangeError(`A ${prefix} id holds no #, which marks the tries after an undo`)
  return keyOf(prefix, id)
}

/** The source keys to look up before `judgeAward`: at most twenty, exact, through the unique index. */
export function keysAsked(report: Report, today: LocalDate): string[] {
  const root = sourceRootOf(report, today)
  const own = isUndoable(report.activity) ? familyOf(root) : [root]
  return [...new Set([...own, bonusKey(today), ...STREAK_KEYS, ...followUpKeys(report, today)])]
}

/** Why the facts of a report do not earn anything, or null. */
export function refusalOf(report: Report, known: readonly KnownEvent[], now: Instant): Refusal | null {
  switch (report.activity) {
    case 'resumeImproved':
      return report.isDifferentText ? null : refused('sameText')
    case 'chatSession':
      return report.questionCount >= CHAT_QUESTIONS_MIN ? null : refused('tooFewQuestions')
    case 'studyLogged':
      return report.hasStartedCourse ? null : refused('noStartedCourse')
    case 'mockInterviewCompleted':
      if (report.questionsWithFeedback < ROUND_QUESTIONS) return refused('roundIncomplete')
      return report.isWithinQuota ? null : refused('outsideQuota')
    case 'careerMilestone':
      return milestoneRefusal(known, now)
    default:
      return null
  }
}

function milestoneRefusal(known: readonly KnownEvent[], now: Instant): Refusal | null {
  const keys = new Set(MILESTONE_TYPES.map(milestoneKey))
  const latest = known.reduce((at, event) => (keys.has(event.sourceKey) && event.instant > at ? event.instant : at), '')
  if (latest === '') return null
  const retryAt = addMs(latest, MILESTONE_INTERVAL_MS)
  return retryAt > now ? refused('milestoneTooSoon', retryAt) : null
}

function refused(reason: Refusal['reason'], retryAt: Instant | null = null): Refusal {
  return { kind: 'refused', reason, retryAt }
}

function followUpKeys(report: Report, today: LocalDate): string[] {
  switch (report.activity) {
    case 'skillCheckPassed':
      return report.dreamRole === null ? [] : [masterKey(report.dreamRole.id)]
    case 'mockInterviewCompleted':
      return [FIRST_MOCK_KEY]
    case 'careerMilestone':
      return MILESTONE_TYPES.map(milestoneKey)
    case 'challengeCompleted':
      return Array.from({ length: CHALLENGE_RUN_DAYS - 1 }, (_, at) => challengeKey(addDays(today, -1 - at)))
    default:
      return []
  }
}

function roundKey(roundId: string): string {
  const key = keyOf('mock', roundId)
  if (key === FIRST_MOCK_KEY) throw new RangeError('A round cannot be called first')
  return key
}

function milestoneKey(type: MilestoneType): string {
  return `milestone:${type}`
}
