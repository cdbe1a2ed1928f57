import type { z } from 'zod'
import type { currentRoundSchema } from '#contract/interview.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { openRound, replaceRound, roleOfRound, type InterviewDeps } from './current-round.ts'
import { findOpenRound, listAnswers, updateRound } from './interview.repo.ts'
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

/** Takes a reset back. Only what has feedback in this round can be completed, whatever is sent. */
export async function restoreRound(
  deps: InterviewDeps,
  userId: string,
  questionIds: readonly string[],
): Promise<Round> {
  const { id } = await openRound(deps, userId)
  const judged = (await listAnswers(deps.db, [id])).filter(({ feedback }) => feedback !== null)
  const completed = [...new Set(questionIds)].filter((one) => judged.some(({ question_id }) => question_id === one))
  await updateRound(deps.db, id, { completed: JSON.stringify(completed), reset_at: null })
  return getCurrentRound(deps, userId)
}
