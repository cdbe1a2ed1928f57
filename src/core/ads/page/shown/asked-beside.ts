import { scamFlowsIn } from '#core/text/scam/scam-flows.ts'
import { fold } from '#core/ads/fold.ts'
import { sentencesOf } from '#core/ads/sections/ad-lines.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import { classOf, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import type { JobPageReading } from '#core/ads/page/reading.ts'

const MOST_LINES = 600
/** Characters below which nothing is asked for in a sentence. */
const SHORTEST = 25

/** What others wrote, and other jobs, say nothing of this employer. */
const isOfOthers = (node: PageNode): boolean =>
  node.tag === 'head' ||
  node.isOther ||
  /^(?:nav|select|button|menu|option)$/.test(node.tag) ||
  /(?:^|[\s_-])(?:comments?|reviews?|cookie|consent)(?:$|[\s_-])/.test(classOf(node))

/** What a page asks of the applicant beside the advert: below it, in its margin, in its foot. Each line stands by itself. */
export function askedBeside(root: PageNode, advert: string): JobPageReading['flags'] {
  const told = fold(advert).replaceAll(/\s+/g, ' ')
  const lines = textOf(root, isOfOthers, MOST_LINES)
    .split('\n')
    .filter((line) => line.length >= SHORTEST && !told.includes(fold(line.replace(/^- /, '')).replaceAll(/\s+/g, ' ')))
  return lines.flatMap((line) =>
    scamFlowsIn(sentencesOf(line.slice(0, 2_000)).map(({ text }) => text)).map(({ sign, sentences }) => ({
      kind: sign,
      words: sentences.join(' ').slice(0, 200),
    })),
  )
}
