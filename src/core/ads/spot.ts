import type { Catalogue } from '#core/career/catalogue.ts'
import { mentionsIn } from '#core/career/spot-skills.ts'

/** A skill named in a piece of text, and where. The one place that knows which spotter reads adverts. */
export type Named = { id: string; text: string; from: number; to: number; isNegated: boolean; isRole: boolean }

export function namedIn(catalogue: Catalogue, text: string): Named[] {
  // 'd'Active Directory', 'l'Excel': the article is no part of the name
  const plain = text.replaceAll(/(?<![\p{L}\p{N}])[dlDL]['’](?=\p{Lu})/gu, '  ')
  return mentionsIn(catalogue, plain).map(({ skillId, text: words, start, end, isNegated, isRole }) => ({
    id: skillId,
    text: words,
    from: start,
    to: end,
    isNegated,
    isRole,
  }))
}
