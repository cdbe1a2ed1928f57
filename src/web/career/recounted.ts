type Point = { date: string; percent: number; rules: number }

/** The last time the number moved because the rules did, not the person; null when it never did. */
export function recountedAt(
  points: readonly Point[],
): { from: number; to: number; rules: number; date: string } | null {
  const at = points.findLastIndex((point, index) => index > 0 && point.rules !== points[index - 1]?.rules)
  const [before, after] = [points[at - 1], points[at]]
  if (!before || !after || before.percent === after.percent) return null
  return { from: before.percent, to: after.percent, rules: after.rules, date: after.date }
}
