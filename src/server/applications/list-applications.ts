import type { z } from 'zod'
import type { listApplications as endpointOf } from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import type { LocalDate } from '#core/time.ts'
import { applicationsOfScams } from '#server/ads/scam-ads.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { countApplications, listReminderRows } from './application.repo.ts'
import { listApplicationRows } from './application-list.repo.ts'
import { ownToday, viewsOf } from './application-view.ts'
import { listInterviews, readParts } from './parts.repo.ts'
import { readReminders, viewsByIds } from './reminders.ts'

type Query = z.output<NonNullable<(typeof endpointOf)['query']>>
type Sort = Query['sort']
type Page = z.input<(typeof endpointOf)['output']>

type Place = { updatedAt: string; id: string } | number | undefined

/** A page of the caller's applications, with counts of all of them. */
export async function listApplications(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { cursor, limit, due, sort = 'changed', ...filter }: Omit<Query, 'sort'> & { sort?: Sort },
): Promise<Page> {
  const { today } = await ownToday(deps, userId)
  const place = cursor === undefined ? undefined : readCursor(cursor, sort)
  const [{ items, nextCursor }, counts] = await Promise.all([
    due
      ? listDue(deps.db, userId, { ...filter, outcome: 'open' }, { sort, place, limit, today })
      : listPage(deps.db, userId, filter, { sort, place, limit, today }),
    countAll(deps.db, userId),
  ])
  const scams = await applicationsOfScams(
    deps.db,
    userId,
    items.map(({ id, adId }) => ({ id, ad_id: adId })),
  )
  return { items, nextCursor, scams, counts }
}

type Asked = { sort: Sort; place: Place; limit: number; today: LocalDate }
type Filter = Parameters<typeof listApplicationRows>[2]

async function listPage(db: Db, userId: string, filter: Filter, { sort, place, limit, today }: Asked) {
  const rows = await listApplicationRows(db, userId, filter, {
    after: typeof place === 'object' ? place : undefined,
    limit: limit + 1,
    ...(sort === 'changed' ? {} : { sort, offset: typeof place === 'number' ? place : 0 }),
  })
  const shown = rows.slice(0, limit)
  const parts = await readParts(
    db,
    userId,
    shown.map(({ id }) => id),
  )
  const last = shown.at(-1)
  const next =
    sort === 'changed'
      ? last && `${last.updated_at}~${last.id}`
      : `@${(typeof place === 'number' ? place : 0) + shown.length}`
  return { items: viewsOf(shown, parts, today), nextCursor: (rows.length > limit && next) || null }
}

/** What is due is worked out from the facts of all open ones; only those shown are read whole. */
async function listDue(db: Db, userId: string, filter: Filter, { sort, place, limit, today }: Asked) {
  const [rows, interviews] = await Promise.all([listReminderRows(db, userId, filter, sort), listInterviews(db, userId)])
  const reminders = await readReminders(db, userId, { rows, interviews, today })
  const due = rows.flatMap(({ id }) => ((reminders.get(id)?.dueOn ?? '9') <= today ? [id] : []))
  const from = typeof place === 'number' ? place : 0
  return {
    items: await viewsByIds(db, userId, due.slice(from, from + limit), reminders),
    nextCursor: due.length > from + limit ? `@${from + limit}` : null,
  }
}

export async function countAll(db: Db, userId: string): Promise<Page['counts']> {
  const open = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>
  let closed = 0
  let trash = 0
  for (const { stage, isClosed, isInTrash, count } of await countApplications(db, userId)) {
    if (isInTrash) trash += count
    else if (isClosed) closed += count
    else open[stage] += count
  }
  return { ...open, closed, trash }
}

/** A place in the order of changes, or how many stand before in another order. */
function readCursor(cursor: string, sort: Sort): NonNullable<Place> {
  const offset = /^@(\d{1,5})$/.exec(cursor)?.[1]
  if (offset !== undefined) return Number(offset)
  const [updatedAt, id] = cursor.split('~')
  if (!updatedAt || !id || sort !== 'changed')
    throw new Problem('request.invalid', 'This place in the list is not known. Start from the top.')
  return { updatedAt, id }
}
