import type { z } from 'zod'
import type {
  answerFeedbackSchema,
  currentRoundSchema,
  pastRoundSchema,
  RoundQuestion,
  RoundSummary,
} from '#contract/interview.ts'
import { questionIn } from '#core/interview/question-in-language.ts'
import { roleTitle } from '#core/career/catalogue/catalogue.ts'
import type { Language } from '#core/account/languages.ts'
import type { AnswerFeedback } from '#core/interview/coaching/coach-answer.ts'
import { bandOf, bandOfScore, DIMENSIONS, type Band, type Scores } from '#core/interview/rubric.ts'
import { meanScores } from '#core/interview/round/trend.ts'
import { must } from '#core/must.ts'
import { findUser } from '#server/users/user.repo.ts'
import { readQuota } from '#server/progress/quota.ts'
import { loadDreamRole, type InterviewDeps } from './current-round.ts'
import { GENERAL_ROUND } from './question-bank.ts'
import { listAnswers, type AnswerRow, type RoundRow } from './interview.repo.ts'
import { completedIn, feedbackIn, questionsIn } from './stored.ts'

/** The round in progress as the page shows it. */
export async function viewCurrent(deps: InterviewDeps, round: RoundRow): Promise<z.input<typeof currentRoundSchema>> {
  const answers = (await listAnswers(deps.db, [round.id])).filter(
    (row) => round.reset_at === null || row.saved_at > round.reset_at,
  )
  const user = await findUser(deps.db, round.user_id)
  const { limit, used, left, renewsAt } = await readQuota(deps, round.user_id, 'mockInterview')
  const now = await loadDreamRole(deps, deps.db, round.user_id)
  return {
    ...viewFields(deps, round, answers, user?.language),
    isCounted: round.is_counted === 1,
    newDreamRole: !now || now.id === round.role_id ? null : now.title,
    quota: { limit, used, left, renewsAt },
  }
}

export function viewPast(
  deps: InterviewDeps,
  round: RoundRow,
  answers: readonly AnswerRow[],
  language: Language | undefined,
): z.input<typeof pastRoundSchema> {
  const isCurrent = round.ended_at === null
  const judged = answers.filter((row) => row.feedback !== null)
  // words that were kept and not judged are all there is of an answer, once its round is over
  const kept = answers.filter((row) => !isCurrent && !judged.some((one) => one.question_id === row.question_id))
  return { ...viewFields(deps, round, [...judged, ...kept], language), isCurrent }
}

export function viewFeedback(feedback: AnswerFeedback, at: string): z.input<typeof answerFeedbackSchema> {
  const { by, total, quotes, mentions, delivery, weakest, followUp, text, isShort } = feedback
  const scores = scoresOf(feedback)
  return {
    by,
    band: total === null ? null : bandOf(total),
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      band: bandOrNone(scores[dimension]),
      quote: quotes[dimension],
    })),
    points: mentions.map(({ text, isMentioned, quote }) => ({ text, isMentioned, quote })),
    misconceptions: feedback.misconceptions.map(({ said, wrong, right }) => ({ said, wrong, right })),
    redFlags: feedback.redFlags,
    isLanguageRead: feedback.isLanguageRead,
    delivery,
    weakest,
    followUp,
    text,
    isShort,
    at,
  }
}

/** The newest feedback on each question of a round; `answers` are oldest first. */
export function newestFeedback(round: RoundRow, answers: readonly AnswerRow[]): AnswerFeedback[] {
  return questionsIn(round).flatMap(({ id }) => {
    const row = answers.findLast((answer) => answer.question_id === id && answer.feedback !== null)
    return row ? must(feedbackIn(row)) : []
  })
}

function viewFields(
  deps: InterviewDeps,
  round: RoundRow,
  answers: readonly AnswerRow[],
  language: Language | undefined = 'en',
) {
  const completed = new Set(completedIn(round))
  return {
    roundId: round.id,
    dreamRole: round.role_id === GENERAL_ROUND ? '' : roleTitle(deps.catalogue, round.role_id),
    startedAt: round.started_at,
    questions: questionsIn(round).map((question): RoundQuestion => {
      const own = answers.filter((row) => row.question_id === question.id)
      const judged = own.findLast((row) => row.feedback !== null)
      const inBank = deps.questions.questionOf(round.role_id, question.id)
      return {
        ...question,
        text: inBank && language !== 'en' ? questionIn(inBank, language).text : question.text,
        isCompleted: completed.has(question.id),
        answer: own.at(-1)?.answer ?? null,
        answerAt: own.at(-1)?.saved_at ?? null,
        feedback: judged ? viewFeedback(must(feedbackIn(judged)), must(judged.feedback_at)) : null,
      }
    }),
    summary: summaryOf(newestFeedback(round, answers)),
  }
}

/** Rules once scored what they cannot know; those scores are left out. */
export function scoresOf({ by, scores }: AnswerFeedback): Scores {
  return by === 'coach' ? { ...scores, relevance: null, correctness: null } : scores
}

function bandOrNone(score: number | null): Band | null {
  return score === null ? null : bandOfScore(score)
}

function summaryOf(feedback: readonly AnswerFeedback[]): RoundSummary | null {
  const totals = feedback.flatMap(({ total }) => total ?? [])
  if (totals.length === 0) return null
  const means = meanScores(feedback.map(scoresOf))
  const judged = DIMENSIONS.filter((dimension) => means[dimension] !== null)
  const order = judged.sort((a, b) => (means[b] ?? 0) - (means[a] ?? 0))
  const [strongest, weakest] = [order[0], order.at(-1)]
  if (!strongest || !weakest) return null
  return {
    band: bandOf(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    dimensions: DIMENSIONS.map((dimension) => ({ dimension, band: bandOrNone(means[dimension]) })),
    strongest,
    weakest,
  }
}
