import type { Catalogue } from '#core/career/catalogue.ts'
import { mentionsIn } from '#core/career/spot-skills.ts'

const COMPOUND =
  /(?<=[\p{L}\d+#])-(?=(?:Grund|Fach|Basis)?(?:[Kk]enntniss?e?n?|[Ee]rfahrung\p{L}*|[Ww]issen|Know-?[Hh]ow|Expertise|Skills|Umfeld|Umgebung\p{L}*|Entwickl\p{L}+|Programmier\p{L}+|Anwendung\p{L}*|Administration|Datenbank\p{L}*|Systeme?n?|Grundlagen|Projekte?n?)(?!\p{L}))/gu

/** A skill named in a piece of text, and where. The one place that knows which spotter reads adverts. */
export type Named = { id: string; text: string; from: number; to: number; isNegated: boolean; isRole: boolean }

export function namedIn(catalogue: Catalogue, text: string): Named[] {
  // 'd'Active Directory', 'l'Excel': the article is no part of the name
  const plain = text
    .replaceAll(/(?<![\p{L}\p{N}])[dlDL]['’](?=\p{Lu})/gu, '  ')
    // 'SQL-Kenntnisse': what German joins by a hyphen is two words
    .replaceAll(COMPOUND, ' ')
  return mentionsIn(catalogue, plain).map(({ skillId, text: words, start, end, isNegated, isRole }) => ({
    id: skillId,
    text: words,
    from: start,
    to: end,
    isNegated,
    isRole,
  }))
}
