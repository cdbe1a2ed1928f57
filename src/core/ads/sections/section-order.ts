import { must } from '#core/must.ts'
import { HEADING_KINDS, type HeadingKind } from './heading-judge.ts'
import type { SectionKind } from '../kinds.ts'
import { LINE_KINDS, type LineKind } from './line-judge.ts'
import { SECTION_ORDER } from './line-weights.ts'

/** What a part of an advert can be by its heading. */
export type PartKind = Exclude<HeadingKind, 'none'>
export const PART_KINDS = HEADING_KINDS.filter((kind): kind is PartKind => kind !== 'none')
/** Of each kind before, in the order of PART_KINDS and then none, the logarithms of the shares of what follows. */
export type SectionOrder = readonly (readonly number[])[]

/** A part under a heading: what the judge and the rule make of its words, and the judge of lines of each line below. */
export type PartEvidence = { said: readonly number[]; rule: SectionKind | null; lines: readonly (readonly number[])[] }

const OF_SECTION: Partial<Record<SectionKind, PartKind>> = {
  must: 'must',
  nice: 'nice',
  unwanted: 'unwanted',
  duties: 'duties',
  about: 'about',
  offer: 'offer',
  process: 'silent',
  apply: 'silent',
  legal: 'silent',
  stack: 'stack',
}
/** Which kinds of lines each part holds, and how much is taken off: few adverts list what they do not ask for. */
const HOLDS: Record<PartKind, { kinds: readonly LineKind[]; less: number }> = {
  must: { kinds: ['ask'], less: 0 },
  nice: { kinds: ['ask'], less: 0 },
  unwanted: { kinds: ['ask'], less: 0 },
  duties: { kinds: ['duties'], less: 0 },
  about: { kinds: ['about'], less: 0 },
  offer: { kinds: ['offer'], less: 0 },
  silent: { kinds: ['silent'], less: 0 },
  stack: { kinds: ['ask', 'duties'], less: 0.5 },
}
/** In steps of the judges' own logarithms: measured on lists that the weights had not seen (decision 0245). */
const RULE = 3
const LINES = 3
const ORDER = 0.7
const AGAIN = 0.5
const NO_MUST = 1
const LEAST = -6
const LEAST_OF_LINE = -3
/** From so many lines on they speak with their whole weight. */
const ENOUGH_LINES = 3

/** The last part of a way to read the advert, and the one before it. */
type Step = { score: number; kind: PartKind | null; hasMust: boolean; before: Step | null }

/**
 * The likeliest kinds of the parts of an advert together: what their headings say, what stands below them, and in which
 * order adverts tell such things. Nearly every advert asks for something.
 */
export function likeliestKinds(parts: readonly PartEvidence[], order: SectionOrder = SECTION_ORDER): SectionKind[] {
  let steps: Step[] = [{ score: 0, kind: null, hasMust: false, before: null }]
  for (const part of parts) {
    const own = evidenceOf(part)
    // the best step to each kind, without and with a part that asks before it
    const best: (Step | undefined)[] = []
    for (const before of steps) {
      const follows = must(order[before.kind === null ? PART_KINDS.length : PART_KINDS.indexOf(before.kind)])
      PART_KINDS.forEach((kind, at) => {
        const again = kind === 'must' && before.hasMust ? AGAIN : 0
        const score = before.score + must(own[at]) + ORDER * must(follows[at]) - again
        const hasMust = before.hasMust || kind === 'must'
        const place = 2 * at + Number(hasMust)
        if (score > (best[place]?.score ?? -Infinity)) best[place] = { score, kind, hasMust, before }
      })
    }
    steps = best.filter((step) => step !== undefined)
  }
  const worth = ({ score, hasMust }: Step) => score - (hasMust ? 0 : NO_MUST)
  let step: Step | null = steps.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const kinds: SectionKind[] = []
  for (; step && step.kind !== null; step = step.before) {
    const { rule } = must(parts[parts.length - 1 - kinds.length])
    const silent = rule !== null && OF_SECTION[rule] === 'silent' ? rule : 'process'
    kinds.push(step.kind === 'silent' ? silent : step.kind)
  }
  return kinds.toReversed()
}

function evidenceOf({ said, rule, lines }: PartEvidence): number[] {
  const mean = LINE_KINDS.map((_, at) =>
    lines.length === 0
      ? 0
      : lines.reduce((sum, line) => sum + Math.max(LEAST_OF_LINE, line[at] ?? LEAST_OF_LINE), 0) / lines.length,
  )
  const weight = LINES * Math.min(1, Math.sqrt(lines.length / ENOUGH_LINES))
  return PART_KINDS.map((kind) => {
    const { kinds, less } = HOLDS[kind]
    const held = Math.max(...kinds.map((one) => must(mean[LINE_KINDS.indexOf(one)])))
    return (
      Math.max(LEAST, said[HEADING_KINDS.indexOf(kind)] ?? LEAST) +
      (rule !== null && OF_SECTION[rule] === kind ? RULE : 0) +
      weight * (held - less)
    )
  })
}
