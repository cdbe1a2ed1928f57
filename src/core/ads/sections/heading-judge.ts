import { HEADING_SCALE, HEADING_WEIGHTS } from './heading-weights.ts'
import { hashOf, type LinearModel, logShares, scoresOf, unpacked } from './linear-model.ts'
import { remembered } from '#core/text/remembered.ts'
import type { SectionKind } from '../kinds.ts'

/** What a short line announces: `silent` is all that asks for nothing (how to apply, law, the page), `none` is no heading. */
export type HeadingKind = 'must' | 'nice' | 'unwanted' | 'duties' | 'about' | 'offer' | 'silent' | 'stack' | 'none'
export const HEADING_KINDS: readonly HeadingKind[] = 'must nice unwanted duties about offer silent stack none'.split(
  ' ',
) as HeadingKind[]
export const HEADING_BUCKETS = 8192

/** Logarithms of shares, in the order of HEADING_KINDS. */
export type HeadingJudge = (folded: string) => readonly number[]

export const judgeOf = (model: LinearModel<HeadingKind>): HeadingJudge =>
  remembered((folded: string) => logShares(scoresOf(model, headingFeatures(folded))))

/** Learnt by `npm run eval -- heading-weights`. */
export const learntJudge: HeadingJudge = judgeOf({
  kinds: HEADING_KINDS,
  buckets: HEADING_BUCKETS,
  weights: unpacked(HEADING_WEIGHTS),
  scale: HEADING_SCALE,
})

const MOST_CHARACTERS = 160
const GRAM = 4

/** Hashed features of a heading: words, their pairs, beginnings and letters by fours, how it begins and ends, its length. */
export function headingFeatures(folded: string): number[] {
  const words = folded.slice(0, MOST_CHARACTERS).match(/\p{L}+|\d+|[£$€₺%@?]/gu) ?? []
  const size = words.length <= 2 ? 'xs' : words.length <= 5 ? 's' : words.length <= 12 ? 'm' : 'l'
  const features = [hashOf(size, 1)]
  let before = '^'
  words.forEach((raw, at) => {
    const word = /^\d/.test(raw) ? `#${raw.length}` : raw
    features.push(hashOf(word, 2), hashOf(word, hashOf(before, 3)))
    if (word.length > 6) features.push(hashOf(word.slice(0, 5), 4))
    if (at === 0) features.push(hashOf(word.slice(-3), 5), hashOf(word, 7))
    if (at > 0 && at === words.length - 1) features.push(hashOf(word.slice(-3), 6), hashOf(word, 8))
    const closed = `^${word}$`
    for (let from = 0; from + GRAM <= closed.length; from += 1)
      features.push(hashOf(closed.slice(from, from + GRAM), 9))
    before = word
  })
  return features
}

const LEAST = -6

/** What a line would announce as a heading, and how surely; null when it rather is none. */
export function headingGuess(said: readonly number[]): { kind: SectionKind; share: number } | null {
  const at = said.indexOf(Math.max(...said))
  const kind = HEADING_KINDS[at]
  if (kind === undefined || kind === 'none') return null
  return { kind: kind === 'silent' ? 'process' : kind, share: Math.exp(said[at] ?? LEAST) }
}
