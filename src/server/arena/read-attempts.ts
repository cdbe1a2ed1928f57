import type { z } from 'zod'
import type { getAttempt as getAttemptCall, listAttempts as listAttemptsCall } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import type { Answer } from '#core/arena/grade.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/users/user.repo.ts'
import { findAttempt, listEndedAttempts, saveAnswers } from './attempt.repo.ts'
import { readCredential } from './credentials.ts'
import { endOverdue, unknownAttempt } from './finish-attempt.ts'
import { viewOpen, viewResult } from './view-attempt.ts'
import { resultIn } from './stored.ts'
import { checkIsOpen, skillsWithheld } from './withheld.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'checks' | 'config' | 'keyedHash' | 'log' | 'programs'>

const HISTORY_LENGTH = 50

/** An attempt as it stands, so that an interrupted one goes on where it was left. */
export async function getAttempt(
  deps: ReadDeps,
  userId: string,
  attemptId: string,
): Promise<z.input<typeof getAttemptCall.output>> {
  await endOverdue(deps, userId)
  const row = await findAttempt(deps.db, userId, attemptId)
  if (!row) throw unknownAttempt()
  const language = await languageOf(deps.db, userId)
  if (row.ended_at === null) return { open: viewOpen(deps, row, language), result: null, credential: null }
  if ((await skillsWithheld(deps, deps.db, userId)).has(row.skill_id)) throw checkIsOpen()
  const credential = await readCredential(deps, userId, attemptId)
  return { open: null, result: viewResult(deps, row, language), credential }
}

/** Keeps answers while the attempt runs; they are what is graded when its time is up. */
export async function saveAttempt(deps: ReadDeps, userId: string, attemptId: string, answers: Answer[]): Promise<void> {
  if (await saveAnswers(deps.db, userId, attemptId, answers, deps.clock.now())) return
  if (!(await findAttempt(deps.db, userId, attemptId))) throw unknownAttempt()
  throw new Problem('arena.already_ended', 'This attempt has ended, so nothing was changed.')
}

export async function listAttempts(deps: ReadDeps, userId: string): Promise<z.input<typeof listAttemptsCall.output>> {
  await endOverdue(deps, userId)
  return (await listEndedAttempts(deps.db, userId, HISTORY_LENGTH)).map((row) => ({
    attemptId: row.id,
    skillId: row.skill_id,
    name: skillName(deps.catalogue, row.skill_id),
    mode: row.mode,
    score: row.score ?? 0,
    passed: row.passed === 1,
    isOutOfTime: resultIn(row).isOutOfTime,
    endedAt: row.ended_at ?? row.ends_at,
  }))
}
