import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { jobPageSchema, type savedAdSchema } from '#contract/ads.ts'
import { Problem } from '#contract/problem.ts'
import { formOf } from '#core/ads/page/form-of.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { payFlag } from '#core/applications/pay-band.ts'
import { datedFlags, isRepost } from '#core/applications/dated-flags.ts'
import { urlKey } from '#core/applications/url-key.ts'
import { localDateIn } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { deleteAd, findAd, keepAd, listAdRows, weighAds, type AdRow } from './ads.repo.ts'
import { readSource, type AdSource } from './read-source.ts'

type Saved = z.input<typeof savedAdSchema>
const READ_VERSION = 1
export const MOST_ADS = 5_000
/** An ad has about 4,000. */
const MOST_CHARACTERS = 25_000_000
const factsSchema = jobPageSchema.omit({ descriptionText: true })

const WHY_NOT: Record<string, string> = {
  closed: 'This posting says that it is closed.',
  list: 'This page lists several jobs. Open the one you mean and save that.',
  'login-wall': 'This page asks for a sign-in. Paste the text of the ad.',
  stub: 'This page came without its text. Paste the text of the ad.',
  'not-a-job': 'This does not read like a job ad. Paste the text of the ad.',
}

const WHY_NOT_PASTED: Record<string, string> = {
  list: 'This text lists several jobs. Paste the one you mean.',
  'login-wall': 'This is the text of a sign-in page. Paste the text of the ad.',
  stub: 'This text is too short to be read as a job ad. Paste all of it, or give its title.',
  'not-a-job': 'This does not read like a job ad. Paste all of it, or give its title.',
}

/** Keeps what was read for the person alone, and says whom it names to write to. Pages without an advert are said aloud and never kept. */
export async function saveAd(
  deps: Pick<Deps, 'db' | 'clock' | 'jobPages' | 'workers' | 'catalogue'>,
  userId: string,
  source: AdSource & { title?: string | undefined; company?: string | undefined },
): Promise<{ ad: Saved; person: { name: string; email: string } | null }> {
  const { reading: read, person } = await readSource(deps, userId, source)
  const why = (formOf(source.text ?? '<') === 'text' ? WHY_NOT_PASTED[read.kind] : undefined) ?? WHY_NOT[read.kind]
  if (why !== undefined && !(source.title !== undefined && source.text !== undefined && read.kind !== 'list'))
    throw new Problem('ads.not_a_job', why)
  const { count, characters } = await weighAds(deps.db, userId)
  if (count >= MOST_ADS || characters >= MOST_CHARACTERS)
    throw new Problem('ads.too_many', 'You have saved as many ads as there is room for. Delete some first.')
  const { descriptionText, ...facts } = {
    ...read,
    title: source.title ?? read.title,
    company: source.company ?? read.company,
  }
  // pasted words are the person's: none of them goes, a page loses what stands around its advert
  const pasted = source.text !== undefined && formOf(source.text) === 'text' ? source.text.trim() : null
  const id = await keepAd(deps.db, {
    id: newId('adv'),
    user_id: userId,
    url: source.url ?? null,
    url_key: source.url === undefined ? textKey(pasted, source) : urlKey(source.url),
    title: facts.title,
    company: facts.company,
    facts: JSON.stringify(facts),
    text: (pasted ?? descriptionText ?? source.text ?? '').slice(0, MOST_AD_CHARACTERS),
    read_version: READ_VERSION,
    posted_on: facts.postedOn,
    valid_through: facts.validThrough,
    saved_at: deps.clock.now(),
  })
  return { ad: await viewAd(deps, userId, id), person }
}

/** With what time has made of it since: open for long, over, or an earlier posting again. */
export async function viewAd(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  id: string,
): Promise<Saved> {
  const row = await findAd(db, userId, id)
  if (!row) throw unknownAd()
  const view = viewOf(row)
  const pay = payFlag(view, catalogue)
  const kinds: Saved['flags'][number]['kind'][] = [
    ...(pay === null ? [] : [pay]),
    ...datedFlags(view, localDateIn('UTC', clock.now())),
    ...((await hasEarlier(db, row, view)) ? (['reposted'] as const) : []),
  ]
  const known = new Set(view.flags.map(({ kind }) => kind))
  const said: Partial<Record<(typeof kinds)[number], string | null>> = {
    old: view.postedOn,
    expired: view.validThrough,
    ...(pay === null ? {} : { [pay]: view.pay?.text ?? null }),
  }
  return {
    ...view,
    flags: [
      ...view.flags,
      ...kinds.filter((kind) => !known.has(kind)).map((kind) => ({ kind, words: said[kind] ?? '' })),
    ],
  }
}

/** The same words pasted again, under the same name, are the same posting. */
function textKey(pasted: string | null, named: { title?: string | undefined; company?: string | undefined }) {
  if (pasted === null) return null
  const words = [named.title ?? '', named.company ?? '', pasted].map((one) => one.replaceAll(/\s+/g, ' ').trim())
  return `text:${createHash('sha256').update(words.join('\n')).digest('base64url')}`
}

const MOST_COMPARED = 10

/** Whether the person kept the same job before, by another page. */
async function hasEarlier(db: Deps['db'], row: AdRow, view: Saved): Promise<boolean> {
  if (!row.company || !row.title) return false
  const dayOf = (ad: Pick<AdRow, 'posted_on' | 'saved_at'>) => ad.posted_on ?? ad.saved_at.slice(0, 10)
  const posting = { ...view, urlKey: row.url === null ? null : row.url_key, places: view.locations, on: dayOf(row) }
  const alike = (await listAdRows(db, row.user_id)).filter((other) =>
    isRepost(posting, { ...other, urlKey: other.url_key, places: [], on: dayOf(other) }),
  )
  for (const other of alike.slice(0, MOST_COMPARED)) {
    const full = await findAd(db, row.user_id, other.id)
    const places = full ? viewOf(full).locations : []
    if (isRepost(posting, { ...other, urlKey: other.url_key, places, on: dayOf(other) })) return true
  }
  return false
}

export async function removeAd({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Record<string, never>> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteAd(tx, userId, id))) throw unknownAd()
  })
  return {}
}

function viewOf(row: AdRow): Saved {
  const facts = factsSchema.parse(JSON.parse(row.facts))
  return { ...facts, descriptionText: row.text, id: row.id, url: row.url, savedAt: row.saved_at }
}

const unknownAd = () => new Problem('ads.unknown', 'There is no such ad.')
