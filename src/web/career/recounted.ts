import { daysBetween, type LocalDate } from '#core/time.ts'

type Point = { date: LocalDate; percent: number; rules: number }

/** The last time the number moved because the rules did, not the person; null when it never did. */
export function recountedAt(
  points: readonly Point[],
): { from: number; to: number; rules: number; date: LocalDate; daysAgo: number } | null {
  const at = points.findLastIndex((point, index) => index > 0 && point.rules !== points[index - 1]?.rules)
  const [before, after] = [points[at - 1], points[at]]
  if (!before || !after || before.percent === after.percent) return null
  const { date, rules } = after
  return {
    from: before.percent,
    to: after.percent,
    rules,
    date,
    daysAgo: daysBetween(date, points.at(-1)?.date ?? date),
  }
}
