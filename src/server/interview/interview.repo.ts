import { must } from '#core/must.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { InterviewAnswersTable, InterviewRoundsTable } from '#server/db/schema.ts'
import { questionsIn } from './stored.ts'

export type RoundRow = InterviewRoundsTable
export type AnswerRow = InterviewAnswersTable
/** A question as it was asked. */
export async function insertRound(db: Db, round: RoundRow): Promise<void> {
  await db.insertInto('interview_rounds').values(round).execute()
}

/** The one in progress. */
export function findOpenRound(db: Db, userId: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('interview_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
}

export async function updateRound(
  db: Db,
  id: string,
  change: Partial<Pick<RoundRow, 'completed' | 'reset_at' | 'ended_at'>>,
): Promise<void> {
  await db.updateTable('interview_rounds').set(change).where('id', '=', id).execute()
}

/** The first feedback of a round makes it count; true for the first. */
export async function countRound(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('interview_rounds')
    .set({ is_counted: 1 })
    .where('id', '=', id)
    .where('is_counted', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRound(db: Db, id: string): Promise<void> {
  await db.deleteFrom('interview_rounds').where('id', '=', id).execute()
}

/** Forgets the oldest rounds of a person beyond `most`, and those without any feedback beyond `mostUnjudged`. */
export async function trimRounds(db: Db, userId: string, most: number, mostUnjudged: number): Promise<void> {
  const beyond = (kept: number) =>
    db
      .selectFrom('interview_rounds')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .offset(kept)
      // SQLite takes an offset only behind a limit
      .limit(ALL_ROUNDS)
  const judged = db
    .selectFrom('interview_answers')
    .select('round_id')
    .where('user_id', '=', userId)
    .where('feedback', 'is not', null)
  await db.deleteFrom('interview_rounds').where('id', 'in', beyond(most)).execute()
  await db
    .deleteFrom('interview_rounds')
    .where('id', 'in', beyond(mostUnjudged))
    .where('id', 'not in', judged)
    .execute()
}

const ALL_ROUNDS = 1_000_000

/** What was asked lately, the newest round first. */
export async function listQuestionsAsked(db: Db, userId: string, roleId: string, rounds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('interview_rounds')
    .select('questions')
    .where('user_id', '=', userId)
    .where('role_id', '=', roleId)
    .orderBy('started_at', 'desc')
    .limit(rounds)
    .execute()
  return rows.flatMap((row) => questionsIn(row).map(({ id }) => id))
}

/** Rounds with something to read again, newest first: judged answers, and in ended ones also those that were only kept. */
export function listAnsweredRounds(db: Db, userId: string, limit: number, before?: Instant): Promise<RoundRow[]> {
  return (
    answeredRounds(db, userId)
      .selectAll()
      .$if(before !== undefined, (query) => query.where('started_at', '<', must(before)))
      .orderBy('started_at', 'desc')
      // begun in the same instant, the later one is the one that went on longer; an open one goes on still
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

export async function countAnsweredRounds(db: Db, userId: string): Promise<number> {
  const row = await answeredRounds(db, userId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function answeredRounds(db: Db, userId: string) {
  return db
    .selectFrom('interview_rounds')
    .where('user_id', '=', userId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('interview_answers')
          .select('interview_answers.id')
          .whereRef('interview_answers.round_id', '=', 'interview_rounds.id')
          .where((answer) =>
            answer.or([
              answer('feedback', 'is not', null),
              answer.and([answer('interview_rounds.ended_at', 'is not', null), answer('answer', '!=', '')]),
            ]),
          ),
      ),
    )
}

/** Oldest first. */
export function listAnswers(db: Db, roundIds: readonly string[]): Promise<AnswerRow[]> {
  if (roundIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('interview_answers')
    .selectAll()
    .where('round_id', 'in', [...roundIds])
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** The newest answers that the person gave in other rounds. */
export function listEarlierAnswers(db: Db, round: RoundRow, limit: number): Promise<AnswerRow[]> {
  return db
    .selectFrom('interview_answers')
    .selectAll()
    .where('user_id', '=', round.user_id)
    .where('round_id', '!=', round.id)
    .orderBy('saved_at', 'desc')
    .limit(limit)
    .execute()
}

export async function insertAnswer(db: Db, answer: AnswerRow): Promise<void> {
  await db.insertInto('interview_answers').values(answer).execute()
}

export async function updateAnswer(
  db: Db,
  id: string,
  change: Partial<Pick<AnswerRow, 'answer' | 'spoken_seconds' | 'saved_at' | 'feedback' | 'feedback_at'>>,
): Promise<void> {
  await db.updateTable('interview_answers').set(change).where('id', '=', id).execute()
}

export async function deleteAnswers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('interview_answers')
      .where('id', 'in', [...ids])
      .execute()
}
