import type { z } from 'zod'
import type { practiseQuestion as contract } from '#contract/interview.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/db/connect.ts'
import { findUser, lockUser } from '#server/users/user.repo.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { soundsDistressed } from '#core/text/distress.ts'
import { requireNoDistress } from '#server/care.ts'
import { takeQuota } from '#server/progress/quota.ts'
import { askedOf, type InterviewDeps } from './current-round.ts'
import { countRound, findOpenRound, type RoundRow } from './interview.repo.ts'
import { keepFeedback, saveAnswer, type GivenAnswer } from './keep-answer.ts'
import { questionSaidBefore } from './said-before.ts'
import { completedIn, questionsIn } from './stored.ts'
import { viewFeedback } from './view-round.ts'

/**
 * Built-in coaching: no provider, and no quota where there is one. A short answer is coached and saved, but completes the question only when
 * it is sent anyway, and pays nothing then either.
 */
export async function practiseQuestion(
  deps: InterviewDeps & Pick<Deps, 'workers' | 'model'>,
  userId: string,
  given: GivenAnswer & { anyway?: boolean | undefined },
): Promise<z.input<typeof contract.output>> {
  const { round, question } = await askedOf(deps, userId, given.questionId)
  const saved = await saveAnswer(deps, round, given)
  if (given.anyway !== true) requireNoDistress(given.answer)
  const user = await findUser(deps.db, userId)
  const { answer, spokenSeconds } = given
  const saidBefore = await questionSaidBefore(deps, round, saved, user?.language ?? 'en')
  const coached = { question, given: { answer, spokenSeconds }, language: user?.language, saidBefore }
  const feedback = await deps.workers.run('coachAnswer', coached, { userId })
  if (feedback.isShort && given.anyway !== true)
    return { feedback: viewFeedback(feedback, saved.saved_at), isCompleted: false, pointsAwarded: 0 }
  const kept = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const now = await findOpenRound(tx, userId)
    const current = now?.id === round.id ? now : round
    const counted = await countedAtItsEnd(deps, tx, current, saved.question_id)
    const { points, at } = await keepFeedback(deps, tx, saved, counted, feedback)
    const practised =
      feedback.isShort || soundsDistressed(answer)
        ? 0
        : pointsOf(await award(deps, tx, userId, { activity: 'questionPractised' }))
    return { at, points: points + practised }
  })
  return { feedback: viewFeedback(feedback, kept.at), isCompleted: true, pointsAwarded: kept.points }
}

/**
 * Where the server has no model, a round that built-in coaching finished is one of the month's: nothing else could ever
 * count it. With a model it is not, as people would lose a round they want judged.
 */
async function countedAtItsEnd(
  deps: Pick<Deps, 'clock' | 'model'>,
  tx: Db,
  round: RoundRow,
  questionId: string,
): Promise<RoundRow> {
  const done = new Set([...completedIn(round), questionId])
  if (deps.model || round.is_counted === 1 || !questionsIn(round).every(({ id }) => done.has(id))) return round
  if (!(await takeQuota(deps, tx, round.user_id, 'mockInterview'))) return round
  await countRound(tx, round.id)
  return { ...round, is_counted: 1 }
}
