import { hashOf, type LinearModel, logShares, scoresOf, unpacked } from './linear-model.ts'
import { LINE_SCALE, LINE_WEIGHTS } from './line-weights.ts'
import { remembered } from '#core/text/remembered.ts'

/** What a line below a heading speaks for by itself; `ask` is what is required or wished, which only a heading tells apart. */
export type LineKind = 'ask' | 'duties' | 'about' | 'offer' | 'silent'
export const LINE_KINDS: readonly LineKind[] = ['ask', 'duties', 'about', 'offer', 'silent']
export const LINE_BUCKETS = 8192

/** Logarithms of shares, in the order of LINE_KINDS, of a text and its folded form. */
export type LineJudge = (text: string, folded: string, isBullet: boolean) => readonly number[]

export const lineJudgeOf =
  (model: LinearModel<LineKind>): LineJudge =>
  (text, folded, isBullet) =>
    logShares(scoresOf(model, lineFeatures(text, folded, isBullet)))

/** Learnt by `npm run eval -- line-weights`. */
export const learntLines: LineJudge = lineJudgeOf({
  kinds: LINE_KINDS,
  buckets: LINE_BUCKETS,
  weights: unpacked(LINE_WEIGHTS),
  scale: LINE_SCALE,
})

const MOST_WORDS = 40

/** Hashed features of a line: its words, their beginnings and ends, how it begins and ends, its length and its names. */
export function lineFeatures(text: string, folded: string, isBullet: boolean): number[] {
  const words = folded.match(/\p{L}+|\d+|[£$€₺%@?]/gu) ?? []
  const features = new Set([
    hashOf(isBullet ? 'item' : 'prose', 11),
    hashOf(String(Math.min(5, Math.floor(Math.log2(words.length + 1)))), 12),
    hashOf(String(Math.min(3, text.slice(1).match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0)), 13),
    hashOf(/[.!]$/.test(text) ? 'stop' : 'open', 14),
    hashOf((words.at(-1) ?? '').slice(-3), 15),
  ])
  words.slice(0, MOST_WORDS).forEach((raw, at) => {
    const word = wordOf(raw)
    for (const feature of word) features.add(feature)
    if (at === 0) {
      features.add(hashOf(raw, 16))
      features.add(hashOf(raw.slice(-2), 17))
      features.add(hashOf(raw.slice(-3), 18))
    }
    if (at === 1) features.add(hashOf(raw, hashOf(words[0] ?? '', 19)))
  })
  return [...features]
}

const wordOf = remembered((raw: string): readonly number[] => {
  const word = /^\d/.test(raw) ? `#${Math.min(raw.length, 5)}` : raw
  return word.length > 6
    ? [hashOf(word, 20), hashOf(word.slice(0, 5), 21), hashOf(word.slice(-3), 22)]
    : [hashOf(word, 20)]
})
