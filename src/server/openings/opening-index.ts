import { z } from 'zod'
import { plain } from '#core/applications/plain.ts'
import { skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { topicsAsked, type AskedTopics } from '#core/openings/fit.ts'
import type { Listed } from '#core/openings/search.ts'
import type { EmploymentType } from '#core/ads/kinds.ts'
import type { Seniority } from '#core/ads/fields/seniority.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { listOf } from './keep-opening.ts'
import { allListings, openingsAfter, openingsVersion } from './openings.repo.ts'

/** What is needed of every opening to search and to rank; the rest is read for those that are shown. */
export type Indexed = Listed & { id: string; topics: AskedTopics; firstSeen: Instant }
export type OpeningIndex = readonly Indexed[]

export const askedSchema = z.array(z.object({ ids: z.array(z.string()), level: z.enum(['must', 'wish', 'named']) }))

const known = new WeakMap<Db, { version: string; index: Promise<OpeningIndex> }>()

/** Built once for each state of the table, however many ask. */
export async function openingIndex(db: Db, catalogue: Catalogue): Promise<OpeningIndex> {
  const version = await openingsVersion(db)
  const last = known.get(db)
  if (last?.version === version) return last.index
  const index = build(db, catalogue)
  known.set(db, { version, index })
  index.catch(() => known.delete(db))
  return index
}

const AT_ONCE = 1_000

async function build(db: Db, catalogue: Catalogue): Promise<OpeningIndex> {
  const sources = new Map<string, string[]>()
  for (const { opening_id: id, source_id: source } of await allListings(db)) {
    const list = sources.get(id)
    if (list) list.push(source)
    else sources.set(id, [source])
  }
  const index: Indexed[] = []
  for (let after = ''; ;) {
    const rows = await openingsAfter(db, after, AT_ONCE)
    for (const row of rows) {
      const asked = askedSchema.parse(JSON.parse(row.asked))
      index.push({
        id: row.id,
        words: plain(
          [row.title, row.company, ...asked.flatMap(({ ids }) => ids.map((id) => skillName(catalogue, id)))].join(' '),
        ),
        places: plain([...listOf(row.places), ...listOf(row.countries)].join(' ')),
        workplace: row.workplace,
        types: listOf(row.types) as EmploymentType[],
        level: row.level as Seniority | null,
        isPaid: row.pay !== null,
        postedOn: row.posted_on,
        expiresOn: row.expires_on,
        sources: sources.get(row.id) ?? [],
        topics: topicsAsked(
          catalogue,
          asked.filter(({ ids }) => ids.every((id) => catalogue.skills.has(id))),
        ),
        firstSeen: row.first_seen,
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return index
    after = last.id
  }
}
