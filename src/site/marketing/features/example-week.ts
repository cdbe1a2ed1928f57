import { must } from '#core/must.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { computeStreak, FREEZES_HELD_MAX, type Streak } from '#core/progress/streak.ts'
import { addDays, type LocalDate } from '#core/time.ts'

const WEEK_BEFORE: LocalDate = '2026-03-02'
const MONDAY: LocalDate = '2026-03-09'

/** Monday to Sunday; Sunday is the example's today. */
export const exampleWeek: LocalDate[] = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day))
export const exampleToday: LocalDate = must(exampleWeek[6])

/** The streak by the product's own rule, after a full week before: with one freeze to begin with. */
export function exampleStreak(made: ReadonlySet<LocalDate>): Streak {
  const before = Array.from({ length: 7 }, (_, day) => addDays(WEEK_BEFORE, day))
  const days = [...before, ...exampleWeek.filter((date) => made.has(date))].map((date) => ({ date, isJump: false }))
  return computeStreak({ days, outageDays: [], today: exampleToday, isJumpOpen: false })
}

/** Which rule is at work, in one or two sentences. */
export function explainStreak(
  streak: Streak,
  made: ReadonlySet<LocalDate>,
  words: Catalogue['landing']['panels']['streaks'],
): string {
  const missed = exampleWeek.filter((date) => !made.has(date) && date !== exampleToday)
  if (streak.length === 0) return words.over
  if (missed.length > streak.frozenDates.length) return words.anew
  if (streak.frozenDates.length > 0) return words.covered(streak.frozenDates.length)
  if (!streak.isTodayMade) return words.notYet
  return words.seventh(FREEZES_HELD_MAX)
}
