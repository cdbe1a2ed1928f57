const MOST_KEPT = 4_000
const LONGEST_KEPT = 2_000

/** The same function of a text, which keeps what it last found: several rules ask the same of each line. */
export function remembered<T extends object | string | number | boolean | null>(
  judge: (text: string) => T,
): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = judge(text)
    if (text.length > LONGEST_KEPT) return found
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(text, found)
    return found
  }
}
