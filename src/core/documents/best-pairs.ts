/** Each of `ones` with at most one of `others`, the most alike first; 0 is no likeness. */
export function bestPairs<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likenessOf: (one: One, other: Other) => number,
): Map<One, Other> {
  const likely = ones
    .flatMap((one) => others.map((other) => ({ one, other, score: likenessOf(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const found = new Map<One, Other>()
  const used = new Set<Other>()
  for (const { one, other } of likely) {
    if (found.has(one) || used.has(other)) continue
    found.set(one, other)
    used.add(other)
  }
  return found
}
