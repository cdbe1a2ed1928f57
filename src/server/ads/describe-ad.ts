import type { z } from 'zod'
import type { adSchema } from '#contract/ads.ts'
import type { AdReading } from '#core/ads/read-ad-text.ts'
import type { Found } from '#core/ads/found.ts'

/** What an advert says of itself, as the pages show it. */
export function describeAd({
  fields,
  flags,
  isTech,
}: Pick<AdReading, 'fields' | 'flags' | 'isTech'>): z.input<typeof adSchema> {
  const notTech = isTech ? [] : [{ kind: 'not-tech' as const, words: fields.title?.words ?? '' }]
  return {
    facts: {
      title: told(fields.title),
      company: told(fields.company),
      place: told(fields.place),
      workMode: told(fields.workMode),
      pay: told(fields.pay),
      types: told(fields.types),
      years: told(fields.years),
      deadline: told(fields.deadline),
      contact: told(fields.contacts[0] ?? null),
    },
    flags: [...flags, ...notTech],
  }
}

function told<T>(one: Found<T> | null) {
  return one && { value: one.value, words: one.words, confidence: one.confidence }
}
