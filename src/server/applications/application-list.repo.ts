import { sql } from 'kysely'
import type { Outcome, Stage } from '#core/applications/stage.ts'
import { holdsWords } from '#server/db/holds-words.ts'
import type { Db } from '#server/db/connect.ts'
import type { ApplicationRow } from './tables.ts'

export type ApplicationFilter = {
  stage?: Stage | undefined
  outcome?: Outcome | 'open' | 'closed' | undefined
  tag?: string | undefined
  source?: string | undefined
  q?: string | undefined
  trash?: boolean | undefined
}

export type ListSort = 'changed' | 'company' | 'title' | 'applied' | 'deadline' | 'stage'

/** A page of applications: newest change first after a place in that order, or in another order after so many. */
export function listApplicationRows(
  db: Db,
  userId: string,
  filter: ApplicationFilter,
  page: {
    after?: { updatedAt: string; id: string } | undefined
    limit: number
    sort?: Exclude<ListSort, 'changed'> | undefined
    offset?: number | undefined
  },
): Promise<ApplicationRow[]> {
  let query = filtered(db, userId, filter).selectAll()
  if (page.after) {
    const { updatedAt, id } = page.after
    query = query.where((is) =>
      is.or([is('updated_at', '<', updatedAt), is.and([is('updated_at', '=', updatedAt), is('id', '<', id)])]),
    )
  }
  if (page.sort) {
    for (const [expression, direction] of ORDERS[page.sort]) query = query.orderBy(expression, direction)
    return query
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset ?? 0)
      .execute()
  }
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute()
}

export function filtered(db: Db, userId: string, filter: ApplicationFilter) {
  let query = db.selectFrom('applications').where('user_id', '=', userId)
  query = query.where('deleted_at', filter.trash ? 'is not' : 'is', null)
  if (filter.stage) query = query.where('stage', '=', filter.stage)
  if (filter.outcome === 'open') query = query.where('outcome', 'is', null)
  else if (filter.outcome === 'closed') query = query.where('outcome', 'is not', null)
  else if (filter.outcome) query = query.where('outcome', '=', filter.outcome)
  if (filter.source) query = query.where('source', '=', filter.source)
  const { tag, q } = filter
  if (tag) {
    query = query.where('id', 'in', (inner) =>
      inner
        .selectFrom('application_tags')
        .select('application_id')
        .where('user_id', '=', userId)
        .where('tag', '=', tag),
    )
  }
  if (q) {
    query = query.where((is) =>
      is.or((['title', 'company', 'location', 'notes'] as const).map((column) => holdsWords(column, q))),
    )
  }
  return query
}

/** What has no value stands last, on both databases. */
const lastIfNone = (column: 'company_key' | 'title_key' | 'applied_on' | 'deadline_on') =>
  sql<number>`case when ${sql.ref(column)} is null then 1 else 0 end`

export const ORDERS = {
  company: [
    [lastIfNone('company_key'), 'asc'],
    [sql.ref('company_key'), 'asc'],
  ],
  title: [
    [lastIfNone('title_key'), 'asc'],
    [sql`lower(title)`, 'asc'],
  ],
  applied: [
    [lastIfNone('applied_on'), 'asc'],
    [sql.ref('applied_on'), 'desc'],
  ],
  deadline: [
    [lastIfNone('deadline_on'), 'asc'],
    [sql.ref('deadline_on'), 'asc'],
  ],
  stage: [
    [sql`case when outcome is null then 0 else 1 end`, 'asc'],
    [
      sql`case stage when 'offer' then 0 when 'interviewing' then 1 when 'talks' then 2 when 'applied' then 3 else 4 end`,
      'asc',
    ],
    [sql.ref('stage_since_on'), 'desc'],
  ],
} as const
