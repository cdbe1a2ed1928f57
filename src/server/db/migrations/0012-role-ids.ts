import { sql, type Kysely } from 'kysely'

/** The dream roles there were when titles were still stored. */
const ROLE_IDS: ReadonlyMap<string, string> = new Map([
  ['Software Developer', 'software-developer'],
  ['Full-Stack Developer', 'full-stack-developer'],
  ['Data Scientist', 'data-scientist'],
  ['Mobile App Developer', 'mobile-app-developer'],
  ['UI/UX Designer', 'ui-ux-designer'],
  ['Cybersecurity Analyst', 'cybersecurity-analyst'],
  ['Cloud Engineer', 'cloud-engineer'],
  ['Network Engineer', 'network-engineer'],
  ['AI Engineer', 'ai-engineer'],
])

/** Stores dream roles by id in place of their title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [title, id] of ROLE_IDS) {
    await sql`update career_answers set dream_role = ${id} where dream_role = ${title}`.execute(db)
    await sql`update match_history set role = ${id} where role = ${title}`.execute(db)
    const [before, after] = [`master:${title}`, `master:${id}`]
    await sql`update point_events set source_key = ${after} where source_key = ${before}`.execute(db)
    await sql`update point_events set reverses = ${after} where reverses = ${before}`.execute(db)
    await sql`update point_events set source_key = ${`void:${after}`} where source_key = ${`void:${before}`}`.execute(
      db,
    )
    await sql`update badges set source_key = ${after} where source_key = ${before}`.execute(db)
  }
  await dropFromAnswers(db)
}

/** The role stands in its own column, and its interim roles follow from the catalogue. */
async function dropFromAnswers(db: Kysely<unknown>): Promise<void> {
  const PAGE = 500
  for (let last = ''; ;) {
    const { rows } = await sql<{ user_id: string; answers: string }>`
      select user_id, answers from career_answers where user_id > ${last} order by user_id limit ${PAGE}`.execute(db)
    for (const { user_id, answers } of rows) {
      const { dreamRole: _role, interimRoleOptions: _options, ...kept } = JSON.parse(answers) as Record<string, unknown>
      await sql`update career_answers set answers = ${JSON.stringify(kept)} where user_id = ${user_id}`.execute(db)
    }
    const next = rows.at(-1)
    if (!next || rows.length < PAGE) return
    last = next.user_id
  }
}
