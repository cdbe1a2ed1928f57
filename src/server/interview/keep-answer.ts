import { Problem } from '#contract/problem.ts'
import type { AnswerFeedback } from '#core/interview/coaching/coach-answer.ts'
import { ownAnswers } from '#core/interview/round/own-answers.ts'
import { newId } from '#server/new-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import {
  deleteAnswers,
  insertAnswer,
  listAnswers,
  listEarlierAnswers,
  updateAnswer,
  updateRound,
  type AnswerRow,
  type RoundRow,
} from './interview.repo.ts'
import { completedIn, feedbackIn, questionsIn } from './stored.ts'

/** An answer as the person gave it. */
export type GivenAnswer = { questionId: string; answer: string; spokenSeconds?: number | undefined }

/** Practice is without limit, what is kept of it is not: the newest so many of a question. */
const JUDGED_KEPT = 5
/** The same text given to other questions is no answer; so many earlier ones are compared. */
export const EARLIER_READ = 100
/** Below it the built-in coach heard repetition, a list of terms or an answer to another question. */
const LEAST_TOTAL = 20

/** Saves an answer before anything is asked about it. What was not judged yet gives way to the newer words. */
export async function saveAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  round: RoundRow,
  given: GivenAnswer & { basedOn?: string | null | undefined },
): Promise<AnswerRow> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, round.user_id)
    const rows = (await listAnswers(tx, [round.id])).filter((row) => row.question_id === given.questionId)
    const newest = rows.findLast((row) => round.reset_at === null || row.saved_at > round.reset_at)
    if (given.basedOn !== undefined && given.basedOn !== (newest?.saved_at ?? null) && newest?.answer !== given.answer)
      throw new Problem(
        'interview.changed_elsewhere',
        'This answer was changed in another tab or on another device, so nothing was saved over it.',
      )
    const judged = rows.filter((row) => row.feedback !== null)
    await deleteAnswers(
      tx,
      judged.slice(0, -JUDGED_KEPT).map(({ id }) => id),
    )
    const words = {
      answer: given.answer,
      spoken_seconds: given.spokenSeconds ?? null,
      saved_at: later(deps.clock.now(), rows.at(-1)?.saved_at),
    }
    const draft = rows.find((row) => row.feedback === null)
    const row: AnswerRow = {
      id: newId('ans'),
      user_id: round.user_id,
      round_id: round.id,
      question_id: given.questionId,
      feedback: null,
      feedback_at: null,
      ...draft,
      ...words,
    }
    await (draft ? updateAnswer(tx, draft.id, words) : insertAnswer(tx, row))
    return row
  })
}

/** Of two answers saved within one millisecond, the second is the newer one all the same. */
function later(now: string, stands: string | undefined): string {
  return stands === undefined || stands < now ? now : new Date(Date.parse(stands) + 1).toISOString()
}

/** Long enough, and to its question as far as rules can tell. */
function saysSomething(feedback: AnswerFeedback | null): boolean {
  if (feedback === null || feedback.isShort) return false
  return feedback.by === 'model' || feedback.total === null || feedback.total >= LEAST_TOTAL
}

/**
 * Keeps feedback with its answer and marks the question completed, in the caller's transaction. With the fifth, the
 * mock interview is reported: whether it pays is decided behind the one door.
 */
export async function keepFeedback(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  saved: AnswerRow,
  round: RoundRow,
  feedback: AnswerFeedback,
): Promise<{ points: number; at: string }> {
  const at = deps.clock.now()
  await updateAnswer(tx, saved.id, {
    answer: saved.answer,
    spoken_seconds: saved.spoken_seconds,
    feedback: JSON.stringify(feedback),
    feedback_at: at,
  })
  const asked = questionsIn(round).map(({ id }) => id)
  const marked = new Set([...completedIn(round), saved.question_id])
  await updateRound(tx, round.id, { completed: JSON.stringify(asked.filter((id) => marked.has(id))) })
  if (!asked.every((id) => marked.has(id))) return { points: 0, at }
  const answers = await listAnswers(tx, [round.id])
  const judged = asked.flatMap((id) => {
    const row = answers.findLast((one) => one.question_id === id && saysSomething(feedbackIn(one)))
    return row ? { questionId: id, answer: row.answer } : []
  })
  const earlier = (await listEarlierAnswers(tx, round, EARLIER_READ)).map(({ question_id, answer }) => ({
    questionId: question_id,
    answer,
  }))
  const report = {
    activity: 'mockInterviewCompleted' as const,
    roundId: round.id,
    questionsWithFeedback: ownAnswers(judged, earlier).length,
    isWithinQuota: round.is_counted === 1,
  }
  return { points: pointsOf(await award(deps, tx, round.user_id, report)), at }
}
