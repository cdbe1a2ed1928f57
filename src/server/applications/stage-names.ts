import type { z } from 'zod'
import type { saveStageNames as saveOf } from '#contract/application-lists.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { listStageNames, replaceStageNames } from './saved-views.repo.ts'

export type StageNames = Partial<Record<Stage, string>>

export async function readStageNames(db: Db, userId: string): Promise<StageNames> {
  return Object.fromEntries((await listStageNames(db, userId)).map(({ stage, name }) => [stage, name]))
}

/** All names at once: what is left out or empty gets its usual name back. */
export async function saveStageNames(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  names: z.output<NonNullable<(typeof saveOf)['body']>>,
): Promise<StageNames> {
  const rows = STAGES.flatMap((stage) => {
    const name = names[stage]
    return name ? [{ user_id: userId, stage, name }] : []
  })
  return db.transaction().execute(async (tx) => {
    await replaceStageNames(tx, userId, rows)
    return readStageNames(tx, userId)
  })
}
