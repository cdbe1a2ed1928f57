import { PLANS } from '#core/account/plans.ts'
import { must } from '#core/must.ts'
import type { Instant } from '#core/time.ts'
import type { ActivityKey } from './activities.ts'
import { activityOf, coursePoints, RULE_VERSION, STREAK_TIERS } from './activities.ts'
import { challengeRunOf } from './challenge-run.ts'
import type { BadgeGrant } from './judge-badges.ts'
import { judgeBadges } from './judge-badges.ts'
import type { LastAction } from './day.ts'
import { isDateJump, todayOf } from './day.ts'
import { levelAfter } from './levels.ts'
import { payFor } from './pay.ts'
import type { PointEvent } from './point-event.ts'
import type { ActivityCounts, KnownEvent, ProgressState, WeekDelta } from './progress-state.ts'
import type { Refusal, Report } from './report.ts'
import { refusalOf, sourceRootOf } from './report.ts'
import { isSkillMaster } from './skill-master.ts'
import { bonusKey, currentGeneration, FIRST_MOCK_KEY, masterKey } from './source-key.ts'
import type { Streak, StreakDay } from './streak.ts'
import { computeStreak } from './streak.ts'
import { weekDeltaOf } from './week.ts'

export type Award = {
  kind: 'awarded'
  /** To append, in this order; the first is the activity reported. */
  events: PointEvent[]
  /** Sum of the events' points. */
  points: number
  total: number
  levelNumber: number
  hasLevelledUp: boolean
  badges: BadgeGrant[]
  /** The day to add when this is its first qualifying action, else null. */
  newDay: StreakDay | null
  lastAction: LastAction
  streak: Streak
  week: WeekDelta
}

/** The same thing reported again: answered with the first event, awards nothing. */
export type Repeat = { kind: 'repeat'; event: KnownEvent }

/**
 * What an activity earns: the events to append and all that follows from them, or a repeat, or a refusal.
 * `now` is the server's clock. Source: the table and the ledger's rules in the gamification rule set.
 */
export function judgeAward(report: Report, state: ProgressState, now: Instant): Award | Repeat | Refusal {
  const date = todayOf(state.zone, now, state.lastAction)
  const place = currentGeneration(sourceRootOf(report, date), state.known)
  if (place.event !== null) return { kind: 'repeat', event: place.event }
  const refusal = refusalOf(report, state.known, now)
  if (refusal !== null) return refusal

  const action: LastAction = { instant: now, zone: state.zone, date }
  const newDay = dayMadeBy(action, state)
  const days = newDay === null ? state.days : [...state.days, newDay]
  const streak = computeStreak({ days, outageDays: state.outageDays, today: date, isJumpOpen: false })
  const knownKeys = new Set(state.known.map((event) => event.sourceKey))
  const followUps = [...followUpsOf(report), bonusOf(state, action), ...streakRewardsOf(streak)]
  const earned = [
    {
      activity: report.activity,
      points: payFor(report.activity, state.today, pointsFor(report)),
      sourceKey: place.sourceKey,
    },
    ...followUps.filter(({ sourceKey }) => !knownKeys.has(sourceKey)),
  ]
  const events = earned.map((earning) => eventOf(earning, state.userId, action))
  return { kind: 'awarded', events, newDay, lastAction: action, streak, ...outcomeOf(events, streak, state, now) }
}

function pointsFor(report: Report): number {
  return report.activity === 'courseCompleted' ? coursePoints(report.hours ?? 0) : activityOf(report.activity).points
}

type Earning = Pick<PointEvent, 'activity' | 'points' | 'sourceKey'>

/** Every reported activity makes the day; the bonus and the streak rewards only follow from one. */
function dayMadeBy({ instant, zone, date }: LastAction, state: ProgressState): StreakDay | null {
  if (state.lastAction?.date === date) return null
  return { date, isJump: isDateJump(zone, instant, state.lastAction) }
}

function followUpsOf(report: Report): Earning[] {
  if (report.activity === 'mockInterviewCompleted') return [earningOf('firstMockInterview', FIRST_MOCK_KEY)]
  if (report.activity === 'skillCheckPassed' && report.dreamRole !== null && isSkillMaster(report)) {
    return [earningOf('skillMaster', masterKey(report.dreamRole.id))]
  }
  return []
}

function bonusOf(state: ProgressState, { date }: LastAction): Earning {
  return { activity: 'dailyBonus', points: PLANS[state.plan].dailyBonus, sourceKey: bonusKey(date) }
}

/** All tiers up to the run's length, so that a run an outage day restored catches up on what it missed. */
function streakRewardsOf(streak: Streak): Earning[] {
  const reached = STREAK_TIERS.filter(({ days }) => days <= streak.length)
  return reached.map(({ days, activity }) => earningOf(activity, `streak:${days}`))
}

function earningOf(activity: ActivityKey, sourceKey: string): Earning {
  return { activity, points: activityOf(activity).points, sourceKey }
}

function eventOf(earning: Earning, userId: string, { instant, zone, date }: LastAction): PointEvent {
  const { category } = activityOf(earning.activity)
  return { ...earning, userId, category, localDate: date, instant, zone, ruleVersion: RULE_VERSION, reverses: null }
}

function outcomeOf(events: PointEvent[], streak: Streak, state: ProgressState, now: Instant) {
  const points = events.reduce((sum, event) => sum + event.points, 0)
  const total = state.total + points
  const levelNumber = levelAfter(total, state.levelNumber)
  const facts = {
    counts: countsAfter(events, state.counts),
    longestStreak: streak.longest,
    longestStepDays: streak.longestStepDays,
    challengeRun: challengeRunOf([...state.known, ...events], must(events[0]).localDate),
  }
  return {
    points,
    total,
    levelNumber,
    hasLevelledUp: levelNumber > state.levelNumber,
    badges: judgeBadges(facts, state.badges, events),
    week: weekDeltaOf(events, now),
  }
}

function countsAfter(events: readonly PointEvent[], before: ActivityCounts): ActivityCounts {
  const counts = { ...before }
  for (const { activity } of events) counts[activity] = (counts[activity] ?? 0) + 1
  return counts
}
