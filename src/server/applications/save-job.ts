import type { z } from 'zod'
import type { saveJob as saveJobCall } from '#contract/saved-jobs.ts'
import { Problem } from '#contract/problem.ts'
import { withoutGender } from '#core/ads/header/title.ts'
import { withState } from '#core/ads/page/places/town-codes.ts'
import { saveAd } from '#server/ads/saved-ads.ts'
import type { AdSource } from '#server/ads/read-source.ts'
import type { Deps } from '#server/deps.ts'
import { addApplication } from './add-application.ts'
import { saveContact } from './record-event.ts'

type Answer = z.input<typeof saveJobCall.output>

/** Keeps the ad and puts it among the applications; the same posting again leads to the first. */
export async function saveJob(
  deps: Pick<Deps, 'db' | 'clock' | 'jobPages' | 'workers' | 'catalogue'>,
  userId: string,
  source: AdSource & { title?: string | undefined; company?: string | undefined },
): Promise<Answer> {
  const { ad, person } = await saveAd(deps, userId, source)
  const title = ad.title === null ? null : withoutGender(ad.title)
  const places = ad.locations.map((place) => withState(place, ad.descriptionText ?? ''))
  const said = { adId: ad.id, title, company: ad.company }
  try {
    const { application, notices } = await addApplication(deps, userId, {
      title,
      company: ad.company,
      location: places.join(' · ').slice(0, 200) || null,
      workplace: ad.workplace,
      url: ad.url,
      adId: ad.id,
      pay: ad.pay && { ...ad.pay, text: ad.pay.text.slice(0, 200), currency: ad.pay.currency.slice(0, 3) },
      deadlineOn: ad.validThrough,
      stage: 'saved',
    })
    if (person !== null) {
      const known = { role: '', phone: '', link: '', note: '' }
      const named = { ...known, name: person.name.slice(0, 120), email: person.email }
      await saveContact(deps, userId, application.id, named)
    }
    return { ...said, applicationId: application.id, isNew: true, notices }
  } catch (error) {
    const known =
      error instanceof Problem && error.code === 'applications.duplicate' ? error.fields?.['applicationId'] : undefined
    if (known === undefined) throw error
    return { ...said, applicationId: known, isNew: false, notices: [] }
  }
}
