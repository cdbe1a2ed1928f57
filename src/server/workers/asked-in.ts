import type { AskedLanguage } from '#core/ads/fields/languages.ts'
import { pastedAdvert } from '#core/ads/page/pasted-advert.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Asked } from '#core/documents/tailor.ts'

/** The skills that an advert asks for. */
export const askedIn = (bench: { catalogue: Catalogue }, ad: string): Asked[] => allAskedIn(bench, ad).skills

/** The skills and the languages that an advert asks for. */
export function allAskedIn(
  { catalogue }: { catalogue: Catalogue },
  ad: string,
): { skills: Asked[]; languages: AskedLanguage[] } {
  const { skills, fields } = readAdText(catalogue, pastedAdvert(ad))
  return {
    skills: skills.map(({ ids, level, words }) => ({ ids, level, words })),
    languages: fields.languages.map(({ value }) => value),
  }
}
