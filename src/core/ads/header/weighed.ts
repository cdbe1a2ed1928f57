/** How much the counted evidence speaks for a candidate. */
export function weighed<Evidence extends string>(
  weights: Readonly<Record<Evidence, number>>,
  features: Partial<Record<Evidence, number>>,
): number {
  let sum = 0
  for (const key in features) sum += weights[key] * (features[key] ?? 0)
  return sum
}
