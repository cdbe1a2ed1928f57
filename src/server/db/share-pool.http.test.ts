import { must } from '#core/must.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase, PATIENT_MS } from '#test/support/test-database.ts'
import { askAs } from './asker.ts'
import { connectPostgres } from './connect.ts'
import { isDatabaseBusy } from './errors.ts'

describe.runIf(process.env.WAYMARK_TEST_ENGINE === 'postgres')('the connections to a PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>
  let url: string
  beforeAll(async () => {
    postgres = await createPostgresDatabase()
    url = must(postgres).url
    const db = connectPostgres(url)
    await sql`create table things (id text primary key, times integer not null)`.execute(db)
    await sql`insert into things values ('own', 0)`.execute(db)
    await db.destroy()
  })
  afterAll(() => postgres?.drop())

  /** Holds the row as a transaction does that somebody forgot. */
  async function hold(): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query("begin; update things set times = 1000 where id = 'own'")
    return async () => {
      await client.query('rollback')
      await client.end()
    }
  }

  it('are not all waiting for one person, however much they send at once', async () => {
    const db = connectPostgres(url, undefined, PATIENT_MS)
    const letGo = await hold()
    let done = 0
    const add = () => sql`update things set times = times + 1 where id = 'own'`.execute(db).then(() => (done += 1))
    const many = Array.from({ length: 40 }, () => askAs('ada', add))
    const others = Array.from({ length: 5 }, (_, at) => askAs(`other ${at}`, () => sql`select 1`.execute(db)))
    await Promise.all(others)
    expect(done).toBe(0)
    await letGo()
    await Promise.all(many)
    const { rows } = await sql<{ times: number }>`select times from things`.execute(db)
    expect(rows).toEqual([{ times: 40 }])
    await db.destroy()
  })

  it('do not wait for ever for what somebody else holds', async () => {
    const db = connectPostgres(url, undefined, 1_000)
    const letGo = await hold()
    const add = () => sql`update things set times = times + 1 where id = 'own'`.execute(db)
    const error = await add().catch((reason: unknown) => reason)
    expect(isDatabaseBusy(error)).toBe(true)
    await letGo()
    await add()
    await db.destroy()
  })
})
