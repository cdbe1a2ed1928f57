import type { z } from 'zod'
import { adPaySchema } from '#contract/ads.ts'
import type { saveOpening as saveOpeningCall } from '#contract/openings.ts'
import { Problem } from '#contract/problem.ts'
import { saveAd } from '#server/ads/saved-ads.ts'
import { addApplication } from '#server/applications/add-application.ts'
import { applicationsByUrl } from '#server/applications/application.repo.ts'
import type { Deps } from '#server/deps.ts'
import { listOf } from './keep-opening.ts'
import { findOpening, hide, listingsOfOpenings, type OpeningRow, unhide } from './openings.repo.ts'
import { namesOfSources } from './sources.ts'
import { listWatchRows } from './watches.repo.ts'

/** The opening with its source, for those who may see it. */
async function requireOpening(deps: Pick<Deps, 'db' | 'openings'>, userId: string, id: string) {
  const opening = await findOpening(deps.db, id)
  const names = await namesOfSources(deps, await listWatchRows(deps.db, userId))
  const listing =
    opening && (await listingsOfOpenings(deps.db, [id])).find(({ source_id: source }) => names.has(source))
  if (!opening || !listing) throw new Problem('openings.unknown', 'This opening is not there any more.')
  return { opening, source: names.get(listing.source_id)?.name ?? '' }
}

/** Into the applications, with the text as an ad of the person's own. */
export async function saveOpening(
  deps: Deps,
  userId: string,
  id: string,
): Promise<z.input<typeof saveOpeningCall.output>> {
  const { opening, source } = await requireOpening(deps, userId, id)
  const before = (await applicationsByUrl(deps.db, userId, [opening.url_key])).get(opening.url_key)
  if (before) return { applicationId: before, notices: [] }
  const adId = await keepAsAd(deps, userId, opening)
  const pay = opening.pay ? adPaySchema.parse(JSON.parse(opening.pay)) : null
  try {
    const { application, notices } = await addApplication(deps, userId, {
      title: opening.title,
      company: opening.company || null,
      location: listOf(opening.places).join(' · ').slice(0, 200) || null,
      workplace: opening.workplace,
      source: source.slice(0, 40),
      url: opening.url,
      pay: pay && { ...pay, text: pay.text.slice(0, 200), currency: pay.currency.slice(0, 3) },
      deadlineOn: opening.expires_on,
      stage: 'saved',
      adId,
    })
    return { applicationId: application.id, notices }
  } catch (error) {
    const other =
      error instanceof Problem && error.code === 'applications.duplicate' ? error.fields?.['applicationId'] : undefined
    if (other) return { applicationId: other, notices: [] }
    throw error
  }
}

/** An opening that came without a text worth keeping is saved all the same. */
async function keepAsAd(deps: Deps, userId: string, opening: OpeningRow & { text: string }): Promise<string | null> {
  const header = [
    opening.title,
    ...(opening.company ? [`Company: ${opening.company}`] : []),
    ...(opening.places === '[]' ? [] : [`Location: ${listOf(opening.places).join(', ')}`]),
  ]
  try {
    const { ad } = await saveAd(deps, userId, {
      url: opening.url,
      text: `${header.join('\n')}\n\n${opening.text}`,
      title: opening.title,
      ...(opening.company ? { company: opening.company } : {}),
    })
    return ad.id
  } catch (error) {
    if (error instanceof Problem && error.code === 'ads.not_a_job') return null
    throw error
  }
}

export async function hideOpening(
  deps: Pick<Deps, 'db' | 'clock' | 'openings'>,
  userId: string,
  id: string,
  reason: 'place' | 'level' | 'company' | 'pay' | 'other',
): Promise<Record<string, never>> {
  await requireOpening(deps, userId, id)
  await hide(deps.db, { user_id: userId, opening_id: id, reason, at: deps.clock.now() })
  return {}
}

export async function showOpening(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<Record<string, never>> {
  await unhide(deps.db, userId, id)
  return {}
}
