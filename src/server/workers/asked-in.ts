import { pastedAdvert } from '#core/ads/page/pasted-advert.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Asked } from '#core/documents/tailor.ts'

/** The skills that an advert asks for. */
export function askedIn({ catalogue }: { catalogue: Catalogue }, ad: string): Asked[] {
  return readAdText(catalogue, pastedAdvert(ad)).skills.map(({ ids, level, words }) => ({ ids, level, words }))
}
