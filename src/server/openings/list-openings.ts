import type { z } from 'zod'
import { adPaySchema } from '#contract/ads.ts'
import type { listLiveOpenings, listOwnOpenings, openingSchema, ownOpeningSchema } from '#contract/openings.ts'
import { bestOf, fitOfOpening, orderingFor } from '#core/openings/fit.ts'
import { matcherOf, OLD_AFTER_DAYS, type OpeningFilter } from '#core/openings/search.ts'
import { suggestFilters } from '#core/openings/suggest-filters.ts'
import { addDays, localDateIn, type LocalDate } from '#core/time.ts'
import { ownToday } from '#server/applications/application-view.ts'
import { applicationsByUrl } from '#server/applications/application.repo.ts'
import { loadSkillStates } from '#server/career/load-person.ts'
import type { Deps } from '#server/deps.ts'
import { listOf } from './keep-opening.ts'
import { askedSchema, openingIndex, type Indexed } from './opening-index.ts'
import { findOpenings, hiddenFrom, listingsOfOpenings, type ListingRow, type OpeningRow } from './openings.repo.ts'
import { namesOfSources, standOf, type SourceNames } from './sources.ts'
import { listWatchRows } from './watches.repo.ts'
import { queryOfWatch } from './watches.ts'

type Query = z.output<NonNullable<(typeof listLiveOpenings)['query']>>
type OwnQuery = z.output<NonNullable<(typeof listOwnOpenings)['query']>>
type OpeningView = z.input<typeof openingSchema>
type OwnView = z.input<typeof ownOpeningSchema>
export type ListDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'openings'>

const byNew = (one: Indexed, other: Indexed) =>
  (other.postedOn ?? '').localeCompare(one.postedOn ?? '') ||
  other.firstSeen.localeCompare(one.firstSeen) ||
  one.id.localeCompare(other.id)

/** For everybody: what feeds bring. What only the board of a watch lists is shown to those who watch it. */
export async function listOpenings(
  deps: ListDeps,
  { offset, limit, ...filter }: Query,
): Promise<z.input<(typeof listLiveOpenings)['output']>> {
  const today = localDateIn('UTC', deps.clock.now())
  const names = await namesOfSources(deps, [])
  const found = await search(deps, filter, names, today)
  const items = await viewsOf(deps, found.toSorted(byNew).slice(offset, offset + limit), names, today)
  return { items: items.map(({ view }) => view), total: found.length, ...(await standOf(deps, names)) }
}

/** In the order of what the person can show. */
export async function listForPerson(
  deps: ListDeps,
  userId: string,
  { offset, limit, sort, hidden: isHidden = false, watch: watchId, ...filter }: OwnQuery,
): Promise<z.input<(typeof listOwnOpenings)['output']>> {
  const { today } = await ownToday(deps, userId)
  const watches = await listWatchRows(deps.db, userId)
  const names = await namesOfSources(deps, watches)
  const hidden = await hiddenFrom(deps.db, userId)
  const watch = watches.find(({ id }) => id === watchId)
  const wanted = watch ? queryOfWatch(watch) : filter
  const fitting = await search(deps, wanted, names, today)
  const found = fitting.filter(({ id }) => hidden.has(id) === isHidden)
  const suggested =
    offset > 0 || isHidden || watch || hidden.size === 0
      ? []
      : suggestFilters(
          (await openingIndex(deps.db, deps.catalogue)).flatMap((one) => {
            const reason = hidden.get(one.id)
            return reason ? [{ ...one, reason }] : []
          }),
          filter,
          found,
        )
  const states = await loadSkillStates(deps, deps.db, userId)
  const newest = found.toSorted(byNew)
  const order = orderingFor(states)
  const ordered =
    sort === 'new' || states.size === 0 ? newest : bestOf(newest, offset + limit, ({ topics }) => order(topics))
  const shown = await viewsOf(deps, ordered.slice(offset, offset + limit), names, today)
  const saved = await applicationsByUrl(
    deps.db,
    userId,
    shown.map(({ row }) => row.url_key),
  )
  return {
    items: shown.map(({ view, row }): OwnView => ({
      ...view,
      fit:
        states.size === 0
          ? null
          : fitOfOpening(
              deps.catalogue,
              askedSchema
                .parse(JSON.parse(row.asked))
                .filter(({ ids }) => ids.every((id) => deps.catalogue.skills.has(id))),
              states,
            ),
      applicationId: saved.get(row.url_key) ?? null,
      hiddenBecause: hidden.get(row.id) ?? null,
    })),
    total: found.length,
    suggested,
    ...(await standOf(deps, names)),
  }
}

async function search(deps: ListDeps, filter: OpeningFilter, names: SourceNames, today: LocalDate): Promise<Indexed[]> {
  if (!deps.openings) return []
  const matches = matcherOf(filter, today)
  return (await openingIndex(deps.db, deps.catalogue)).filter(
    (one) => matches(one) && one.sources.some((source) => names.has(source)),
  )
}

async function viewsOf(
  { db }: ListDeps,
  page: readonly Indexed[],
  names: SourceNames,
  today: LocalDate,
): Promise<{ view: OpeningView; row: OpeningRow }[]> {
  const ids = page.map(({ id }) => id)
  const rows = new Map((await findOpenings(db, ids)).map((row) => [row.id, row]))
  const listings = Map.groupBy(await listingsOfOpenings(db, ids), (listing) => listing.opening_id)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ row, view: viewOf(row, listings.get(id) ?? [], names, today) }] : []
  })
}

export function viewOf(
  row: OpeningRow,
  listings: readonly ListingRow[],
  names: SourceNames,
  today: LocalDate,
): OpeningView {
  const sources = new Map<string, OpeningView['sources'][number]>()
  for (const { source_id: id, url } of listings.toSorted((a) => (a.url === row.url ? -1 : 1))) {
    const source = names.get(id)
    if (source && !sources.has(id)) sources.set(id, { ...source, url })
  }
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    places: listOf(row.places),
    workplace: row.workplace,
    countries: listOf(row.countries),
    types: listOf(row.types) as OpeningView['types'],
    level: row.level as OpeningView['level'],
    pay: row.pay ? adPaySchema.parse(JSON.parse(row.pay)) : null,
    postedOn: row.posted_on,
    expiresOn: row.expires_on,
    isOld: row.posted_on !== null && row.posted_on < addDays(today, -OLD_AFTER_DAYS),
    excerpt: row.excerpt,
    sources: [...sources.values()],
  }
}
