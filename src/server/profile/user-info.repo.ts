import { sql, type Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { CareerAnswersTable, UsersTable } from '#server/db/schema.ts'
import type { ProgressTable } from '#server/progress/tables.ts'

type LastAction = Pick<Selectable<ProgressTable>, 'last_action_at' | 'last_action_zone' | 'last_action_date'>
type Answers = Pick<Selectable<CareerAnswersTable>, 'dream_role' | 'answers' | 'recommended_courses'>
type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null }

type Row = Omit<Selectable<UsersTable>, 'password_hash'> & OrNull<Answers> & OrNull<LastAction>
export type UserInfoRow = Omit<Row, keyof Answers> & { answers: Answers | null }

/** The person with answers and last action, in one read: every page asks for it, so it is written out as plain SQL. */
export async function findUserInfo(db: Db, userId: string): Promise<UserInfoRow | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.first_name, u.last_name, u.time_zone, u.plan, u.leaderboard_visibility, u.game_elements,
      u.language, u.joined_at, a.dream_role, a.answers, a.recommended_courses, p.last_action_at, p.last_action_zone, p.last_action_date
    from users u
    left join career_answers a on a.user_id = u.id
    left join progress p on p.user_id = u.id
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { dream_role, answers, recommended_courses, ...user } = row
  const isAnswered = dream_role !== null && answers !== null && recommended_courses !== null
  return { ...user, answers: isAnswered ? { dream_role, answers, recommended_courses } : null }
}
