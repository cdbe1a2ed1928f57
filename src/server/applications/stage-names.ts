import type { z } from 'zod'
import { areDistinct, type saveStageNames as saveOf } from '#contract/application-lists.ts'
import { Problem } from '#contract/problem.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { listStageNames, replaceStageNames } from './saved-views.repo.ts'

export type StageNames = Partial<Record<Stage, string>>

export async function readStageNames(db: Db, userId: string): Promise<StageNames> {
  return Object.fromEntries((await listStageNames(db, userId)).map(({ stage, name }) => [stage, name]))
}

/** Only the stages that are given, so that an old tab takes no name of a newer one; an empty name gives the usual one back. */
export async function saveStageNames(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  names: z.output<NonNullable<(typeof saveOf)['body']>>,
): Promise<StageNames> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const all = { ...(await readStageNames(tx, userId)), ...names }
    if (!areDistinct(all)) throw new Problem('request.invalid', 'Two stages cannot have one name.')
    const rows = STAGES.flatMap((stage) => {
      const name = all[stage]
      return name ? [{ user_id: userId, stage, name }] : []
    })
    await replaceStageNames(tx, userId, rows)
    return readStageNames(tx, userId)
  })
}
