import type { z } from 'zod'
import {
  type getListOptions as optionsOf,
  type saveView as saveOf,
  type savedViewSchema,
  viewQuerySchema,
} from '#contract/application-lists.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { deleteView, keepView, listTagsAndSources, listViewRows, type SavedViewRow } from './saved-views.repo.ts'

const MOST_VIEWS = 20

export async function getListOptions(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<z.input<(typeof optionsOf)['output']>> {
  const [views, named] = await Promise.all([listViewRows(db, userId), listTagsAndSources(db, userId)])
  return { views: views.map(viewOf), ...named }
}

export async function saveView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { name, query }: z.output<NonNullable<(typeof saveOf)['body']>>,
): Promise<z.input<typeof savedViewSchema>> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const views = await listViewRows(tx, userId)
    if (views.length >= MOST_VIEWS && !views.some((view) => view.name === name))
      throw new Problem('applications.too_many_views', `You can keep ${MOST_VIEWS} views. Remove one first.`)
    const row = { id: newId('avw'), user_id: userId, name, query: JSON.stringify(query), created_at: clock.now() }
    return viewOf(await keepView(tx, row))
  })
}

export async function removeView({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Record<string, never>> {
  if (!(await deleteView(db, userId, id)))
    throw new Problem('applications.unknown', 'This view does not exist (any more).')
  return {}
}

function viewOf({ id, name, query }: SavedViewRow): z.input<typeof savedViewSchema> {
  return { id, name, query: viewQuerySchema.parse(JSON.parse(query)) }
}
