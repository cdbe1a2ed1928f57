import type { z } from 'zod'
import type { gradedItemSchema } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { isRightAnswer, type Answer } from '#core/arena/grade.ts'
import { languageOf } from '#server/users/user.repo.ts'
import { findAttempt, saveAnswers } from './attempt.repo.ts'
import { answersIn, drawnIn } from './stored.ts'
import { unknownAttempt, type FinishDeps } from './finish-attempt.ts'
import { judged } from './judge-programs.ts'
import { viewGraded } from './view-attempt.ts'
import { checkIsOpen, skillsWithheld } from './withheld.ts'

/**
 * Practice says at once what is right and why. The first answer to an item is the one that counts: what comes after the
 * key was shown says nothing about the person.
 */
export async function tryItem(
  deps: FinishDeps,
  userId: string,
  attemptId: string,
  sent: Answer,
): Promise<z.input<typeof gradedItemSchema>> {
  const row = await findAttempt(deps.db, userId, attemptId)
  const drawn = row && drawnIn(row).find(({ itemId }) => itemId === sent.itemId)
  if (!row || !drawn) throw unknownAttempt()
  if (row.mode !== 'practice')
    throw new Problem('arena.not_asked', 'The answers of a scored check open when it has ended.')
  if (row.ended_at !== null)
    throw new Problem('arena.already_ended', 'This attempt has ended already. Its result stands.')
  if ((await skillsWithheld(deps, deps.db, userId)).has(row.skill_id)) throw checkIsOpen()
  const known = answersIn(row)
  const earlier = known.find(({ itemId }) => itemId === sent.itemId)
  const [answer = sent] = earlier ? [earlier] : await judged(deps, row, [sent])
  if (!earlier) await saveAnswers(deps.db, userId, attemptId, [...known, answer], deps.clock.now())
  const itemOf = () => deps.checks.itemOf(row.skill_id, drawn)
  const isRight = isRightAnswer(itemOf(), drawn, answer)
  const [graded] = viewGraded([drawn], [isRight], [answer], itemOf, await languageOf(deps.db, userId))
  if (!graded) throw unknownAttempt()
  return graded
}
