import type { z } from 'zod'
import type {
  answerFeedbackSchema,
  currentRoundSchema,
  pastRoundSchema,
  RoundQuestion,
  RoundSummary,
} from '#contract/interview.ts'
import { roleTitle } from '#core/career/catalogue.ts'
import type { AnswerFeedback } from '#core/interview/coach-answer.ts'
import { bandOf, bandOfScore, DIMENSIONS } from '#core/interview/rubric.ts'
import { meanScores } from '#core/interview/trend.ts'
import { readQuota } from '#server/progress/quota.ts'
import { loadDreamRole, type InterviewDeps } from './current-round.ts'
import { completedIn, feedbackIn, listAnswers, questionsIn, type AnswerRow, type RoundRow } from './interview.repo.ts'

/** The round in progress as the page shows it. */
export async function viewCurrent(deps: InterviewDeps, round: RoundRow): Promise<z.input<typeof currentRoundSchema>> {
  const answers = (await listAnswers(deps.db, [round.id])).filter(
    (row) => round.reset_at === null || row.saved_at > round.reset_at,
  )
  const { limit, used, left, renewsAt } = await readQuota(deps, round.user_id, 'mockInterview')
  const now = await loadDreamRole(deps, deps.db, round.user_id)
  return {
    ...viewFields(deps, round, answers),
    isCounted: round.is_counted === 1,
    newDreamRole: !now || now.id === round.role_id ? null : now.title,
    quota: { limit, used, left, renewsAt },
  }
}

export function viewPast(
  deps: InterviewDeps,
  round: RoundRow,
  answers: readonly AnswerRow[],
): z.input<typeof pastRoundSchema> {
  const judged = answers.filter((row) => row.feedback !== null)
  return { ...viewFields(deps, round, judged), isCurrent: round.ended_at === null }
}

export function viewFeedback(feedback: AnswerFeedback, at: string): z.input<typeof answerFeedbackSchema> {
  const { by, total, scores, quotes, mentions, delivery, weakest, followUp, text, isShort } = feedback
  return {
    by,
    band: bandOf(total),
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      band: bandOfScore(scores[dimension]),
      quote: quotes[dimension],
    })),
    points: mentions.map(({ text, isMentioned }) => ({ text, isMentioned })),
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
    return row ? feedbackIn(row)! : []
  })
}

function viewFields(deps: InterviewDeps, round: RoundRow, answers: readonly AnswerRow[]) {
  const completed = new Set(completedIn(round))
  return {
    roundId: round.id,
    dreamRole: roleTitle(deps.catalogue, round.role_id),
    startedAt: round.started_at,
    questions: questionsIn(round).map((question): RoundQuestion => {
      const own = answers.filter((row) => row.question_id === question.id)
      const judged = own.findLast((row) => row.feedback !== null)
      return {
        ...question,
        isCompleted: completed.has(question.id),
        answer: own.at(-1)?.answer ?? null,
        feedback: judged ? viewFeedback(feedbackIn(judged)!, judged.feedback_at!) : null,
      }
    }),
    summary: summaryOf(newestFeedback(round, answers)),
  }
}

function summaryOf(feedback: readonly AnswerFeedback[]): RoundSummary | null {
  if (feedback.length === 0) return null
  const means = meanScores(feedback.map(({ scores }) => scores))
  const total = feedback.reduce((sum, each) => sum + each.total, 0) / feedback.length
  const order = [...DIMENSIONS].sort((a, b) => means[b] - means[a])
  return {
    band: bandOf(total),
    dimensions: DIMENSIONS.map((dimension) => ({ dimension, band: bandOfScore(means[dimension]) })),
    strongest: order[0]!,
    weakest: order.at(-1)!,
  }
}
