import type { Answer } from '#core/arena/grade.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import type { Instant, LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { SkillAttemptsTable } from '#server/arena/tables.ts'
import { drawnIn } from './stored.ts'

export type AttemptRow = SkillAttemptsTable

export async function insertAttempt(db: Db, attempt: AttemptRow): Promise<void> {
  await db.insertInto('skill_attempts').values(attempt).execute()
}

/** Only the person's own: another person's attempt is as good as none. */
export function findAttempt(db: Db, userId: string, id: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('skill_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function listOpenAttempts(db: Db, userId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('skill_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

export function listEndedAttempts(db: Db, userId: string, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('skill_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type Seen = { skillId: string; itemId: string; at: Instant }

/** What scored checks showed since then, but variants of templates: the next variant is another item. */
export async function listScoredSeen(db: Db, userId: string, since: Instant): Promise<Seen[]> {
  return (await listScoredDrawn(db, userId, since)).filter(({ seed }) => seed === undefined)
}

/** Everything that scored checks showed since then; a variant of a template with its seed. */
export async function listScoredDrawn(
  db: Db,
  userId: string,
  since: Instant,
): Promise<(Seen & { seed: number | undefined })[]> {
  const rows = await db
    .selectFrom('skill_attempts')
    .select(['skill_id', 'drawn', 'started_at'])
    .where('user_id', '=', userId)
    .where('mode', '=', 'scored')
    .where('started_at', '>', since)
    .execute()
  return rows.flatMap((row) =>
    drawnIn(row).map(({ itemId, seed }) => ({ skillId: row.skill_id, itemId, at: row.started_at, seed })),
  )
}

/** How many scored checks were begun on this local day or, after a journey west, on a later one. */
export async function countScoredFrom(db: Db, userId: string, day: LocalDate): Promise<number> {
  const { begun } = await db
    .selectFrom('skill_attempts')
    .select((row) => row.fn.countAll().as('begun'))
    .where('user_id', '=', userId)
    .where('scored_day', '>=', day)
    .executeTakeFirstOrThrow()
  return Number(begun)
}

/** What was drawn for practice of a skill lately, the newest attempt first. */
export function listDraws(db: Db, userId: string, skillId: string, limit: number): Promise<{ drawn: string }[]> {
  return db
    .selectFrom('skill_attempts')
    .select('drawn')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('mode', '=', 'practice')
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute()
}

/** Per skill the latest scored day and the best score. */
export async function summariseScored(
  db: Db,
  userId: string,
): Promise<Map<string, { lastDay: LocalDate; bestScore: number | null }>> {
  const rows = await db
    .selectFrom('skill_attempts')
    .select((row) => ['skill_id', row.fn.max('scored_day').as('last_day'), row.fn.max('score').as('best_score')])
    .where('user_id', '=', userId)
    .where('mode', '=', 'scored')
    .groupBy('skill_id')
    .execute()
  return new Map(rows.map((row) => [row.skill_id, { lastDay: row.last_day ?? '', bestScore: row.best_score }]))
}

/** False when the attempt is another person's, over or ended. */
export async function saveAnswers(
  db: Db,
  userId: string,
  id: string,
  answers: readonly Answer[],
  now: Instant,
): Promise<boolean> {
  const row = await db
    .updateTable('skill_attempts')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('is_adaptive', '=', 0)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The next step of an adaptive check. */
export async function keepStep(
  db: Db,
  id: string,
  drawn: readonly DrawnItem[],
  answers: readonly Answer[],
): Promise<void> {
  await db
    .updateTable('skill_attempts')
    .set({ drawn: JSON.stringify(drawn), answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export type AttemptEnd = { answers: string; ended_at: Instant; score: number; passed: number; result: string }

/** Ends an attempt; only the first to ask does. */
export async function endAttempt(db: Db, id: string, end: AttemptEnd): Promise<boolean> {
  const row = await db
    .updateTable('skill_attempts')
    .set(end)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Practice that was never ended gives way to what is begun now. */
export async function deleteOpenPractice(db: Db, userId: string, skillId: string): Promise<void> {
  await db
    .deleteFrom('skill_attempts')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('mode', '=', 'practice')
    .where('ended_at', 'is', null)
    .execute()
}

/** Practice is without limit, what is kept of it is not: the newest `kept` of a skill. */
export async function prunePractice(db: Db, userId: string, skillId: string, kept: number): Promise<void> {
  const old = await db
    .selectFrom('skill_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('mode', '=', 'practice')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(100)
    .offset(kept)
    .execute()
  if (old.length > 0)
    await db
      .deleteFrom('skill_attempts')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
}
