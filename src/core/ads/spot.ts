import type { Catalogue } from '#core/career/catalogue.ts'
import { mentionsIn } from '#core/career/spot-skills.ts'

/** A skill named in a piece of text, and where. The one place that knows which spotter reads adverts. */
export type Named = { id: string; text: string; from: number; to: number; isNegated: boolean; isRole: boolean }

export function namedIn(catalogue: Catalogue, text: string): Named[] {
  return mentionsIn(catalogue, text).map(({ skillId, text: words, start, end, isNegated, isRole }) => ({
    id: skillId,
    text: words,
    from: start,
    to: end,
    isNegated,
    isRole,
  }))
}
