import type { Catalogue } from '#core/career/catalogue.ts'
import { findHits } from '#core/career/spot-skills.ts'

/** A skill named in a piece of text, and where. The one place that knows which spotter reads adverts. */
export type Named = { id: string; text: string; from: number; to: number; isNegated: boolean; isRole: boolean }

const ADDRESS = /https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,200}/g

export function namedIn(catalogue: Catalogue, text: string): Named[] {
  const { tokens, hits } = findHits(
    catalogue,
    text.replaceAll(ADDRESS, (address) => ' '.repeat(address.length)),
  )
  const starts: number[] = []
  let at = 0
  for (const token of tokens) {
    at += token.gap.length
    starts.push(at)
    at += token.text.length
  }
  return hits.map((hit) => ({
    id: hit.skill.id,
    text: hit.term,
    from: starts[hit.from]!,
    to: starts[hit.to - 1]! + tokens[hit.to - 1]!.text.length,
    isNegated: false,
    isRole: false,
  }))
}
