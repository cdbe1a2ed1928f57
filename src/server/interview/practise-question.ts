import type { z } from 'zod'
import type { practiseQuestion as contract } from '#contract/interview.ts'
import type { Deps } from '#server/deps.ts'
import { findUser, lockUser } from '#server/users/user.repo.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { askedOf, type InterviewDeps } from './current-round.ts'
import { findOpenRound } from './interview.repo.ts'
import { keepFeedback, saveAnswer, type GivenAnswer } from './keep-answer.ts'
import { viewFeedback } from './view-round.ts'

/**
 * Built-in coaching: no provider, no quota. A short answer is coached and saved, but completes the question only when
 * it is sent anyway, and pays nothing then either.
 */
export async function practiseQuestion(
  deps: InterviewDeps & Pick<Deps, 'workers'>,
  userId: string,
  given: GivenAnswer & { anyway?: boolean | undefined },
): Promise<z.input<typeof contract.output>> {
  const { round, question } = await askedOf(deps, userId, given.questionId)
  const saved = await saveAnswer(deps, round, given)
  const user = await findUser(deps.db, userId)
  const { answer, spokenSeconds } = given
  const coached = { question, given: { answer, spokenSeconds }, language: user?.language }
  const feedback = await deps.workers.run('coachAnswer', coached, { userId })
  if (feedback.isShort && given.anyway !== true)
    return { feedback: viewFeedback(feedback, saved.saved_at), isCompleted: false, pointsAwarded: 0 }
  const kept = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const now = await findOpenRound(tx, userId)
    const { points, at } = await keepFeedback(deps, tx, saved, now?.id === round.id ? now : round, feedback)
    const practised = feedback.isShort ? 0 : pointsOf(await award(deps, tx, userId, { activity: 'questionPractised' }))
    return { at, points: points + practised }
  })
  return { feedback: viewFeedback(feedback, kept.at), isCompleted: true, pointsAwarded: kept.points }
}
