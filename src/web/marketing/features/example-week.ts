import { computeStreak, FREEZES_HELD_MAX, type Streak } from '#core/progress/streak.ts'
import { addDays, type LocalDate } from '#core/time.ts'

const WEEK_BEFORE: LocalDate = '2026-03-02'
const MONDAY: LocalDate = '2026-03-09'

/** Monday to Sunday; Sunday is the example's today. */
export const exampleWeek: LocalDate[] = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day))
export const exampleToday: LocalDate = exampleWeek[6]!

/** The streak by the product's own rule, after a full week before: with one freeze to begin with. */
export function exampleStreak(made: ReadonlySet<LocalDate>): Streak {
  const before = Array.from({ length: 7 }, (_, day) => addDays(WEEK_BEFORE, day))
  const days = [...before, ...exampleWeek.filter((date) => made.has(date))].map((date) => ({ date, isJump: false }))
  return computeStreak({ days, outageDays: [], today: exampleToday, isJumpOpen: false })
}

/** Which rule is at work, in one or two sentences. */
export function explainStreak(streak: Streak, made: ReadonlySet<LocalDate>): string {
  const missed = exampleWeek.filter((date) => !made.has(date) && date !== exampleToday)
  if (streak.length === 0) return 'Too many days missed: the run is over. What you learned stays, and today is a good day to begin again.'
  if (missed.length > streak.frozenDates.length) return 'More days missed than freezes held: the run began anew after them. Points and badges stay.'
  if (streak.frozenDates.length > 0) return `A freeze covered ${count(streak.frozenDates.length, 'missed day')}. The run goes on, but a covered day adds nothing to it.`
  if (!streak.isTodayMade) return 'Today is not missed yet: the run stands until midnight where you live.'
  return `Every seventh day earns a freeze, for a day that life gets in the way. At most ${FREEZES_HELD_MAX} are kept.`
}

function count(number: number, what: string): string {
  return number === 1 ? `one ${what}` : `${number} ${what}s`
}
