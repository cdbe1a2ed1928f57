import { must } from '#core/must.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { exportAccount, updateProfile } from '#contract/account.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson } from '#test/support/person.ts'
import { createPostgresDatabase } from '#test/support/test-database.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { connectPostgres } from './connect.ts'
import { migrate } from './migrate.ts'

const isPostgres = process.env.WAYMARK_TEST_ENGINE === 'postgres'

const server = useServer()

describe.runIf(!isPostgres)('a full disk', () => {
  it('is a clear 503, stores nothing by halves, and what is there can be read; with space again all goes on', async () => {
    const person = await signUpPerson(server)
    const before = { ...(await person.api.call(exportAccount)), exportedAt: 0 }
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.deps.db)
    await sql.raw(`pragma max_page_count = ${must(rows[0]).page_count}`).execute(server.deps.db)

    const answer = await send(server, 'POST', '/api/parse-resume', {
      body: resumeForm(makeDocx([...resumeLines(), 'words '.repeat(20_000)]), UPLOAD_ANSWERS),
      token: person.tokens.accessToken,
    })
    expect([answer.status, answer.body.code]).toEqual([503, 'server.storage_full'])
    expect(answer.body.detail).toBe('This server has run out of space, so nothing was saved. Please try again later.')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect({ ...(await person.api.call(exportAccount)), exportedAt: 0 }).toEqual(before)

    await sql.raw('pragma max_page_count = 1000000').execute(server.deps.db)
    expect(
      (
        await send(server, 'POST', '/api/parse-resume', {
          body: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS),
          token: person.tokens.accessToken,
        })
      ).status,
    ).toBe(200)
  })
})

describe.runIf(isPostgres)('PostgreSQL', () => {
  it('migrated by five at once runs each migration once', async () => {
    const database = must(await createPostgresDatabase())
    const connections = Array.from({ length: 5 }, () => connectPostgres(database.url))
    await Promise.all(connections.map((db) => migrate(db)))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(must(connections[0]))
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    await Promise.all(connections.map((db) => db.destroy()))
    await database.drop()
  })

  it('lets go after a minute of what a lost server had locked', async () => {
    const { rows } = await sql<{
      idle_in_transaction_session_timeout: string
    }>`show idle_in_transaction_session_timeout`.execute(server.deps.db)
    expect(rows[0]?.idle_in_transaction_session_timeout).toBe('1min')
  })

  it('cut between two statements of a transaction ends that transaction, not the process', async () => {
    const { db } = server.deps
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
    const broken = db.transaction().execute(async (tx) => {
      const { pid: own } = must((await pid.execute(tx)).rows[0])
      await sql`select pg_terminate_backend(${own})`.execute(db)
      const isThere = async () => (await sql`select 1 from pg_stat_activity where pid = ${own}`.execute(db)).rows.length
      await expect.poll(isThere).toBe(0)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow()
    expect((await send(server, 'GET', '/readyz')).status).toBe(200)
  })

  it('whose connections are cut answers 503 or goes on, and is back at once', async () => {
    const person = await signUpPerson(server)
    const calls = Array.from({ length: 40 }, () =>
      send(server, 'GET', '/user/user-details', { token: person.tokens.accessToken }),
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      server.deps.db,
    )
    const statuses = (await Promise.all(calls)).map((answer) => answer.status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await person.api.call(updateProfile, { body: { first_name: 'Back' } })).userInfo.first_name).toBe('Back')
  })
})

it('migrating twice changes nothing', async () => {
  const tables = async () => (await server.deps.db.introspection.getTables()).map((table) => table.name)
  const before = await tables()
  await migrate(server.deps.db)
  expect(await tables()).toEqual(before)
})

it('an account deleted while its call is under way is a 401, not a failure of the server', async () => {
  const person = await signUpPerson(server)
  const { documents } = server.deps
  const slow = {
    ...documents,
    read: async (file: Uint8Array) => {
      const read = await documents.read(file)
      await server.deps.db.deleteFrom('users').where('id', '=', person.userId).execute()
      return read
    },
  }
  Object.assign(server.deps, { documents: slow })
  const answer = await send(server, 'POST', '/api/parse-resume', {
    body: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS),
    token: person.tokens.accessToken,
  })
  Object.assign(server.deps, { documents })
  expect([answer.status, answer.body.code]).toEqual([401, 'auth.expired'])
})
