import type { z } from 'zod'
import type { listApplications as endpointOf } from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { countApplications, listApplicationRows } from './application.repo.ts'
import { ownToday, viewsOf } from './application-view.ts'
import { readParts } from './parts.repo.ts'

type Query = z.output<NonNullable<(typeof endpointOf)['query']>>
type Page = z.input<(typeof endpointOf)['output']>

/** A page of the caller's applications, with counts of all of them. */
export async function listApplications(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { cursor, limit, ...filter }: Query,
): Promise<Page> {
  const { today } = await ownToday(deps, userId)
  const rows = await listApplicationRows(deps.db, userId, filter, {
    after: cursor ? readCursor(cursor) : undefined,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const [parts, counts] = await Promise.all([
    readParts(
      deps.db,
      userId,
      shown.map(({ id }) => id),
    ),
    countApplications(deps.db, userId),
  ])
  const open = { saved: 0, applied: 0, talks: 0, interviewing: 0, offer: 0 }
  let closed = 0
  let trash = 0
  for (const { stage, isClosed, isInTrash, count } of counts) {
    if (isInTrash) trash += count
    else if (isClosed) closed += count
    else open[stage] += count
  }
  return {
    items: viewsOf(shown, parts, today),
    nextCursor: rows.length > limit && last ? `${last.updated_at}~${last.id}` : null,
    counts: { ...open, closed, trash },
  }
}

function readCursor(cursor: string): { updatedAt: string; id: string } {
  const [updatedAt, id] = cursor.split('~')
  if (!updatedAt || !id)
    throw new Problem('request.invalid', 'This place in the list is not known. Start from the top.')
  return { updatedAt, id }
}
