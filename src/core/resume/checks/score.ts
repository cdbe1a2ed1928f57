/** `share` of a rule's points, 0 to 1; null: left out. */
export type Judged = { id: string; of: number; share: number | null }

/** The rule without which nothing else can be trusted. */
const READABLE = 'readable-text'
const CAP = 20

/** 0 to 100, not rounded: the points of the rules that apply, scaled, and at most 20 when the text can hardly be read. */
export function scoreOf(judged: readonly Judged[]): { total: number; isCapped: boolean } {
  let points = 0
  let of = 0
  for (const rule of judged) {
    if (rule.share === null) continue
    points += rule.share * rule.of
    of += rule.of
  }
  const total = of === 0 ? 0 : Math.min(100, Math.max(0, (100 * points) / of))
  const isCapped = judged.some((rule) => rule.id === READABLE && rule.share !== null && rule.share < 1)
  return { total: isCapped ? Math.min(CAP, total) : total, isCapped }
}
