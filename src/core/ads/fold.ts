import { fold as foldAny } from '#core/text/fold.ts'

/** Most lines are folded by several rules; what was folded last is kept. */
const MOST_KEPT = 4_000
const kept = new Map<string, string>()

/** Lower case without accents, as everywhere; quick for what is asked again and for plain letters. */
export function fold(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  // oxlint-disable-next-line no-control-regex -- plain ASCII needs no more than lower case
  const folded = /^[\x00-\x5f\x61-\x7f]*$/.test(text) ? text.toLowerCase() : foldAny(text)
  if (text.length > 2_000) return folded
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, folded)
  return folded
}
