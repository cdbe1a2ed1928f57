import type { z } from 'zod'
import type { listRounds as contract } from '#contract/interview.ts'
import { DIMENSIONS } from '#core/interview/rubric.ts'
import { trendOf } from '#core/interview/round/trend.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { InterviewDeps } from './current-round.ts'
import {
  countAnsweredRounds,
  listAnswers,
  listAnsweredRounds,
  type AnswerRow,
  type RoundRow,
} from './interview.repo.ts'
import { newestFeedback, scoresOf, viewPast } from './view-round.ts'

type History = z.input<typeof contract.output>
const ROUNDS_FOR_TREND_MOST = 20

/** Mock interviews with answers, newest first, and the trend. */
export async function listRounds(
  deps: InterviewDeps,
  userId: string,
  { limit, before }: z.output<NonNullable<typeof contract.query>>,
): Promise<History> {
  const rounds = await listAnsweredRounds(deps.db, userId, limit, before)
  const latest = await listAnsweredRounds(deps.db, userId, ROUNDS_FOR_TREND_MOST)
  const answers = byRound(await listAnswers(deps.db, [...new Set([...rounds, ...latest].map(({ id }) => id))]))
  const user = await findUser(deps.db, userId)
  return {
    rounds: rounds.map((round) => viewPast(deps, round, answers.get(round.id) ?? [], user?.language)),
    total: await countAnsweredRounds(deps.db, userId),
    trend: readTrend(latest.toReversed(), answers),
  }
}

/** What a model judged is never compared with what rules judged. */
function readTrend(rounds: readonly RoundRow[], answers: ReadonlyMap<string, AnswerRow[]>): History['trend'] {
  for (const by of ['model', 'coach'] as const) {
    const judged = rounds.map((round) =>
      newestFeedback(round, answers.get(round.id) ?? [])
        .filter((feedback) => feedback.by === by && !feedback.isShort)
        .map(scoresOf),
    )
    const trend = trendOf(judged)
    if (trend)
      return {
        by,
        rounds: trend.rounds,
        directions: DIMENSIONS.flatMap((dimension) => {
          const direction = trend.directions[dimension]
          return direction ? [{ dimension, direction }] : []
        }),
      }
  }
  return null
}

function byRound(rows: readonly AnswerRow[]): Map<string, AnswerRow[]> {
  const rounds = new Map<string, AnswerRow[]>()
  for (const row of rows) rounds.set(row.round_id, [...(rounds.get(row.round_id) ?? []), row])
  return rounds
}
