import type { LocalDate } from '#core/time.ts'
import { addDays, daysBetween } from '#core/time.ts'

/** A day with a qualifying action. `isJump`: travel or a skipped calendar day made the date jump by two; see day.ts. */
export type StreakDay = { date: LocalDate; isJump: boolean }

export type StreakFacts = {
  /** Every day the person ever made, ascending, no date twice. */
  days: readonly StreakDay[]
  /** Days an operator marked as an outage: they protect everyone. Any order. */
  outageDays: readonly LocalDate[]
  /** The person's date now (`todayOf`). */
  today: LocalDate
  /** Whether an action now would reach over a date jump (`isDateJump`). */
  isJumpOpen: boolean
}

export type Streak = {
  /** Dates of the current run, ascending; their number is the streak. Frozen days are not among them. */
  dates: LocalDate[]
  length: number
  /** Missed days inside the current run that a freeze covers, up to yesterday. */
  frozenDates: LocalDate[]
  /** Freezes left after those. */
  freezesHeld: number
  isTodayMade: boolean
  /** The longest run ever, in days made. */
  longest: number
  /** The longest step between two days made, in days; 1 for neighbours, 0 with fewer than two days. */
  longestStepDays: number
}

export const DAYS_PER_FREEZE = 7
export const FREEZES_HELD_MAX = 2

/**
 * The streak, from the dates alone (rules 3 to 6 of the streak). Nothing is counted up between calls, so a
 * missed job, an outage marked later or a second call cannot change the answer.
 */
export function computeStreak({ days, outageDays, today, isJumpOpen }: StreakFacts): Streak {
  const outages = new Set(outageDays)
  const run: Run = { dates: [], frozenDates: [], freezesHeld: 0 }
  let longest = 0
  let longestStepDays = 0
  let previous: LocalDate | null = null
  for (const { date, isJump } of days) {
    if (previous !== null) {
      const stepDays = daysBetween(previous, date)
      longestStepDays = Math.max(longestStepDays, stepDays)
      reach(run, { from: previous, to: date, stepDays, isJump, outages })
    }
    addDay(run, date)
    longest = Math.max(longest, run.dates.length)
    previous = date
  }
  const isTodayMade = previous !== null && previous >= today
  if (previous !== null && !isTodayMade) {
    const stepDays = daysBetween(previous, today)
    reach(run, { from: previous, to: today, stepDays, isJump: isJumpOpen, outages })
  }
  return { ...run, length: run.dates.length, isTodayMade, longest, longestStepDays }
}

type Run = { dates: LocalDate[]; frozenDates: LocalDate[]; freezesHeld: number }
type Step = { from: LocalDate; to: LocalDate; stepDays: number; isJump: boolean; outages: ReadonlySet<LocalDate> }

function addDay(run: Run, date: LocalDate): void {
  run.dates.push(date)
  if (run.dates.length % DAYS_PER_FREEZE === 0) run.freezesHeld = Math.min(FREEZES_HELD_MAX, run.freezesHeld + 1)
}

/** Carries the run over the days between, spending freezes, or ends it. A gap they do not cover costs none. */
function reach(run: Run, step: Step): void {
  if (step.stepDays === 2 && step.isJump) return
  const missed = missedDays(step, run.freezesHeld)
  if (missed === null) {
    run.dates = []
    run.frozenDates = []
  } else {
    run.freezesHeld -= missed.length
    run.frozenDates.push(...missed)
  }
}

/** The days between that need a freeze, or null when there are more than `held`. */
function missedDays({ from, to, outages }: Step, held: number): LocalDate[] | null {
  const missed: LocalDate[] = []
  for (let date = addDays(from, 1); date < to; date = addDays(date, 1)) {
    if (outages.has(date)) continue
    if (missed.length === held) return null
    missed.push(date)
  }
  return missed
}
