import type { z } from 'zod'
import type { currentRoundSchema } from '#contract/interview.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { openRound, replaceRound, roleOfRound, type InterviewDeps } from './current-round.ts'
import { findOpenRound, updateRound } from './interview.repo.ts'
import { viewCurrent } from './view-round.ts'

type Round = z.input<typeof currentRoundSchema>

export async function getCurrentRound(deps: InterviewDeps, userId: string): Promise<Round> {
  return viewCurrent(deps, await openRound(deps, userId))
}

/** A fresh round of five. It costs nothing until its first AI feedback is there. */
export async function startRound(deps: InterviewDeps, userId: string): Promise<Round> {
  const role = await roleOfRound(deps, deps.db, userId)
  const round = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    return replaceRound(deps, tx, userId, role, await findOpenRound(tx, userId))
  })
  return viewCurrent(deps, round)
}

/** Clears the marks of the same round; what was answered stays in the history. */
export async function resetRound(deps: InterviewDeps, userId: string): Promise<Round> {
  const { id } = await openRound(deps, userId)
  const change = { completed: '[]', reset_at: deps.clock.now() }
  await updateRound(deps.db, id, change)
  return getCurrentRound(deps, userId)
}
