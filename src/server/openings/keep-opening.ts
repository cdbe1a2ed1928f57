import { createHash } from 'node:crypto'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { Opening } from '#core/openings/read-rows.ts'
import { isSameJob, marksOf, mayBeSameJob, type Marks } from '#core/openings/same-job.ts'
import type { Source } from '#core/openings/source.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import {
  findAlike,
  findListed,
  insertOpening,
  keepListing,
  sourcesOfOpening,
  textOfOpening,
  updateOpening,
  type OpeningRow,
} from './openings.repo.ts'

const EXCERPT = 300

/** Raised when the keys by which the same job is known change: rows are then read once more. */
const KEYS = 2

/** Of a row as JSON. */
export function fingerprintOfRow(row: string): string {
  return createHash('sha256').update(`${KEYS}${row}`).digest('base64url').slice(0, 22)
}

/** Writes an opening down, once however many sources list it. What it asks for is read here, and not again for each person. */
export async function keepOpening(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  source: Source,
  opening: Opening,
  hash: string,
): Promise<void> {
  const marks = marksOf(opening, source.isWhole ? source.id : '')
  const { skills, fields } = readAdText(deps.catalogue, `${opening.title}\n\n${opening.text}`)
  // boards without a field for it write it below the text
  const pay = opening.pay ?? fields.pay?.value
  const now = deps.clock.now()
  const said = {
    title: opening.title,
    company: opening.company,
    company_key: marks.companyKey,
    title_key: marks.titleKey,
    workplace: opening.workplace,
    types: JSON.stringify(opening.types),
    countries: JSON.stringify(opening.countries),
    level: opening.level,
    pay: pay ? JSON.stringify(pay) : null,
    posted_on: opening.postedOn,
    expires_on: opening.expiresOn,
    asked: JSON.stringify(skills.map(({ ids, level }) => ({ ids, level }))),
    fingerprint: marks.fingerprint,
    excerpt: excerptOf(opening.text),
    last_seen: now,
    gone_at: null,
  }
  await deps.db.transaction().execute(async (tx) => {
    const same = await findSame(tx, source, opening, marks)
    const id = same?.id ?? newId('opn')
    if (!same) {
      await insertOpening(
        tx,
        {
          ...said,
          id,
          url: opening.url,
          url_key: marks.urlKey,
          places: JSON.stringify(opening.places),
          first_seen: now,
        },
        opening.text,
      )
    } else {
      const places = JSON.stringify(union(listOf(same.places), opening.places))
      // another source's words of the same job do not replace the first one's
      const isOwn = same.url_key === marks.urlKey
      await updateOpening(
        tx,
        id,
        isOwn ? { ...said, places } : { places, last_seen: now, gone_at: null },
        isOwn ? opening.text : undefined,
      )
    }
    await keepListing(tx, {
      source_id: source.id,
      source_key: opening.key,
      opening_id: id,
      url: opening.url,
      hash,
      seen_at: now,
    })
  })
}

async function findSame(
  db: Deps['db'],
  source: Source,
  opening: Opening,
  marks: Marks,
): Promise<OpeningRow | undefined> {
  const listed = await findListed(db, source.id, opening.key)
  // its own row with another title, unless the page now belongs to another row
  if (listed && listed.url_key === marks.urlKey) return listed
  for (const row of await findAlike(db, source.id, marks)) {
    const other: Marks = {
      urlKey: row.url_key,
      companyKey: row.company_key,
      titleKey: row.title_key,
      title: row.title,
      places: listOf(row.places),
      fingerprint: row.fingerprint,
    }
    const isOneSource = (await sourcesOfOpening(db, row.id)).includes(source.id)
    if (!mayBeSameJob(marks, other, isOneSource)) continue
    if (isSameJob(marks, other, isOneSource, { one: opening.text, other: await textOfOpening(db, row.id) })) return row
  }
  return undefined
}

export function listOf(json: string): string[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

function union(known: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])].slice(0, 40)
}

function excerptOf(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  return flat.length <= EXCERPT ? flat : `${flat.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …`
}
