import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createPostgresDatabase, openTestDatabase } from '#test/support/test-database.ts'
import { connectPostgres, connectSqlite } from './connect.ts'
import { migrate, migrateTo } from './migrate.ts'

it('stores dream roles by id where a database of before has their titles, and loses nothing else', async () => {
  const { folder, drop } = await openTestDatabase()
  const postgres = await createPostgresDatabase()
  const db = postgres ? connectPostgres(postgres.url) : connectSqlite(path.join(folder, 'old.db'))
  try {
    await migrateTo(db, '0011-language')
    const kept = { motivation: 'ünï', interimRole: true }
    const titles = ['UI/UX Designer', 'Data Scientist', 'Beekeeper']
    for (const [index, title] of titles.entries()) {
      const id = `usr_${index}`
      const answers = JSON.stringify({ ...kept, dreamRole: title, interimRoleOptions: ['Web Designer'] })
      await sql`insert into users (id, email, first_name, last_name, password_hash, time_zone, joined_at)
        values (${id}, ${`${id}@waymark.example`}, 'A', 'B', '', 'UTC', '2025-01-01T00:00:00.000Z')`.execute(db)
      await sql`insert into career_answers (user_id, dream_role, answers, recommended_courses, saved_at)
        values (${id}, ${title}, ${answers}, '[]', '2025-01-01T00:00:00.000Z')`.execute(db)
      await sql`insert into match_history (user_id, role, local_date, percent)
        values (${id}, ${title}, '2025-01-01', 7)`.execute(db)
      await sql`insert into badges (user_id, badge_id, source_key, at)
        values (${id}, 'skill-master', ${`master:${title}`}, '2025-01-01T00:00:00.000Z')`.execute(db)
      await sql`insert into point_events
          (id, user_id, category, activity, points, source_key, local_date, at, zone, rule_version, reverses)
        values (${`evt_${index}`}, ${id}, 'learningProgress', 'skillMaster', 200, ${`master:${title}`}, '2025-01-01',
          '2025-01-01T00:00:00.000Z', 'UTC', 1, null)`.execute(db)
    }
    await migrate(db)

    const answers = await db.selectFrom('career_answers').selectAll().orderBy('user_id').execute()
    const ids = ['ui-ux-designer', 'data-scientist', 'Beekeeper']
    expect(answers.map((row) => row.dream_role)).toEqual(ids)
    expect(answers.map((row) => JSON.parse(row.answers) as unknown)).toEqual([kept, kept, kept])
    const matches = await db.selectFrom('match_history').select('role').orderBy('user_id').execute()
    expect(matches.map(({ role }) => role)).toEqual(ids)
    const keys = ids.map((id) => `master:${id}`)
    const badges = await db.selectFrom('badges').select('source_key').orderBy('user_id').execute()
    expect(badges.map((row) => row.source_key)).toEqual(keys)
    const events = await db.selectFrom('point_events').select(['source_key', 'points']).orderBy('id').execute()
    expect(events).toEqual(keys.map((source_key) => ({ source_key, points: 200 })))
  } finally {
    await db.destroy()
    await postgres?.drop()
    await drop()
  }
})
