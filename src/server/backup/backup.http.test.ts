import { must } from '#core/must.ts'
import path from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { parseResume } from '#contract/resume.ts'
import { connectSqlite, type Db } from '#server/db/connect.ts'
import { migrate, migrateTo, MIGRATION_NAMES, NewerSchemaError } from '#server/db/migrate.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { startTestServer, TEST_SECRET } from '#test/support/test-server.ts'
import { useServer } from '#test/support/use-server.ts'
import { BackupProblem } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { sumTables, writeBackup } from './write-backup.ts'

const SECRET = { value: TEST_SECRET, isKeptInFolder: true }

const server = useServer()
let person: Person
let backup: Buffer
beforeAll(async () => {
  person = await signUpPerson(server, { firstName: 'Änne 👩🏽‍💻' })
  await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, motivation: 'a line\nof "words" \\ and 漢字' } })
  for (const time of [1, 2])
    await person.api.call(parseResume, {
      form: resumeForm(makeDocx([...resumeLines(), `version ${time}`]), UPLOAD_ANSWERS),
    })
  for (let more = 0; more < 10; more += 1) await signUpPerson(server)
  backup = await backUp(server.deps.db)
})

async function backUp(db: Db): Promise<Buffer> {
  const chunks: Buffer[] = []
  await writeBackup(
    { db, clock: server.deps.clock },
    SECRET,
    new Writable({ write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()) }),
  )
  return Buffer.concat(chunks)
}

const restore = (db: Db, file: Uint8Array, force = false) => restoreBackup(db, new PassThrough().end(file), { force })

/** An empty database that is gone afterwards. */
async function inEmptyDatabase<T>(work: (target: TestDatabase) => Promise<T>): Promise<T> {
  const target = await openTestDatabase()
  try {
    return await work(target)
  } finally {
    await target.drop()
  }
}

/** The backup with some of its lines changed, packed again. */
function edited(change: (lines: string[]) => string[]): Buffer {
  return gzipSync(change(gunzipSync(backup).toString('utf8').split('\n')).join('\n'))
}

const header = (change: (header: Record<string, unknown>) => unknown) =>
  edited(([first, ...rest]) => [JSON.stringify(change(JSON.parse(must(first)))), ...rest])

describe('a restored backup', () => {
  it('holds every row and file of before, on the same engine and on SQLite', async () => {
    const before = await sumTables(server.deps.db)
    expect(before.users).toMatchObject({ rows: 11 })
    expect(before.resumes).toMatchObject({ rows: 2 })
    await inEmptyDatabase(async ({ db }) => {
      await restore(db, backup)
      expect(await sumTables(db)).toEqual(before)
      const kept = await db.selectFrom('resumes').select('file_bytes').execute()
      expect(kept.map((row) => Buffer.from(must(row.file_bytes)).subarray(0, 2).toString())).toEqual(['PK', 'PK'])
      expect(gunzipSync(await backUp(db)).length).toBeGreaterThan(10_000)
    })
    const lite = connectSqlite(':memory:')
    await restore(lite, backup)
    expect(await sumTables(lite)).toEqual(before)
    await lite.destroy()
  })

  it('lets people go on where they were', async () => {
    const next = await startTestServer()
    await restore(next.deps.db, backup)
    const browser = next.newBrowser()
    browser.session.signIn(person.tokens)
    expect((await browser.api.call(updateProfile, { body: { last_name: 'Back' } })).userInfo.first_name).toBe('Änne 👩🏽‍💻')
    expect(await browser.api.call(login, { body: { email: person.email, password: person.password } })).toHaveProperty(
      'accessToken',
    )
    await next.close()
  })

  it('of an older schema is brought up to date', async () => {
    const old = connectSqlite(':memory:')
    await migrateTo(old, '0004-quotas-and-moments')
    await sql`insert into users (id, email, first_name, last_name, password_hash, time_zone, joined_at) values ('usr_old', 'old@waymark.example', 'Olga', 'Old', '', 'UTC', '2025-01-01T00:00:00.000Z')`.execute(
      old,
    )
    const file = await backUp(old)
    await old.destroy()
    await inEmptyDatabase(async ({ db }) => {
      const { header } = await restore(db, file)
      expect(header.migrations.at(-1)).toBe('0004-quotas-and-moments')
      expect(await db.selectFrom('users').select(['id', 'keep_resume_files']).execute()).toEqual([
        { id: 'usr_old', keep_resume_files: 1 },
      ])
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      expect(rows.map((row) => row.name)).toEqual(MIGRATION_NAMES)
    })
  })

  it('takes the place of what is there only with force, then wholly', async () => {
    await inEmptyDatabase(async ({ db }) => {
      await db.insertInto('outage_days').values({ local_date: '2026-01-01', note: 'of the database before' }).execute()
      await expect(restore(db, backup)).rejects.toThrow(
        'The database is not empty. With --force it is replaced by the backup, for good.',
      )
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
      await restore(db, backup, true)
      expect(await sumTables(db)).toEqual(await sumTables(server.deps.db))
    })
  })
})

describe('a backup is refused, and the database stays as it was,', () => {
  const cases: [name: string, file: () => Buffer, words: string][] = [
    ['when it is cut short', () => backup.subarray(0, -40), 'it cannot be unpacked'],
    [
      'when a byte of it flipped',
      () => Buffer.from(backup.map((byte, index) => (index === backup.length >> 1 ? byte ^ 1 : byte))),
      'The backup is damaged',
    ],
    ['when it is no backup', () => gzipSync('{"some":"json"}\n'), 'This is not a backup of Waymark.'],
    ['when it is no gzip', () => Buffer.from('users;1;2;3'), 'it cannot be unpacked'],
    ['when it is empty', () => gzipSync(''), 'it is empty'],
    ['when its end is missing', () => edited((lines) => lines.slice(0, -2)), 'its end is missing'],
    [
      'when something follows its end',
      () => edited((lines) => [...lines.slice(0, -1), must(lines.at(-2))]),
      'it goes on after its end',
    ],
    [
      'when a row is missing',
      () => edited((lines) => lines.toSpliced(lines.indexOf('{"table":"users"}') + 1, 1)),
      'rows that do not go together',
    ],
    ['when a value was changed', () => edited((lines) => lines.map((line) => line.replace('usr_', 'usr-'))), 'damaged'],
    [
      'when a name was changed',
      () => edited((lines) => lines.map((line) => line.replace('"Walker"', '"Talker"'))),
      'its checksums do not fit',
    ],
    [
      'when a row stands twice',
      () => edited((lines) => lines.flatMap((line) => (line.includes('Änne') ? [line, line] : [line]))),
      'rows that do not go together',
    ],
    [
      'when its header was changed',
      () => header((old) => ({ ...old, at: '2000-01-01T00:00:00.000Z' })),
      'its checksums do not fit',
    ],
    [
      'when its format is newer',
      () => header((old) => ({ ...old, format: 2, tables: 'elsewhere' })),
      'This backup was made by a newer version of Waymark. Update the program first.',
    ],
    [
      'when its schema is newer',
      () => header((old) => ({ ...old, migrations: [...(old.migrations as string[]), '9999-from-the-future'] })),
      'made by a newer version',
    ],
  ]
  let target: TestDatabase
  beforeAll(async () => {
    target = await openTestDatabase()
    await target.db.insertInto('outage_days').values({ local_date: '2026-01-01', note: 'kept' }).execute()
  })
  afterAll(() => target.drop())

  it.each(cases)('%s', async (_name, file, words) => {
    const before = await sumTables(target.db)
    const refusal = await restore(target.db, file(), true).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BackupProblem)
    expect((refusal as Error).message).toContain(words)
    expect(await sumTables(target.db)).toEqual(before)
  })

  it('when the database itself is of a newer schema', async () => {
    await inEmptyDatabase(async ({ db }) => {
      await db
        .insertInto('kysely_migration' as never)
        .values({ name: '9999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' })
        .execute()
      await expect(restore(db, backup, true)).rejects.toBeInstanceOf(NewerSchemaError)
      await expect(backUp(db)).rejects.toBeInstanceOf(NewerSchemaError)
    })
  })
})

describe('a backup while others write', () => {
  it('is one moment: each account is whole or not in it, and nobody waits', { timeout: 60_000 }, async () => {
    const stop = new AbortController()
    let written = 0
    const writers = [1, 2].map(async () => {
      while (!stop.signal.aborted) {
        await signUpPerson(server)
        written += 1
      }
    })
    // as the command line does it: beside the server, on its own connection
    const beside =
      process.env.WAYMARK_TEST_ENGINE === 'postgres'
        ? server.deps.db
        : connectSqlite(path.join(server.deps.config.dataDir, 'waymark.db'))
    const files = [await backUp(beside), await backUp(beside)]
    stop.abort()
    await Promise.all(writers)
    if (beside !== server.deps.db) await beside.destroy()
    expect(written).toBeGreaterThan(0)
    for (const file of files) {
      await inEmptyDatabase(async ({ db }) => {
        const { sums } = await restore(db, file)
        // an account comes with its first award in one transaction
        expect(must(sums.progress).rows).toBe(must(sums.users).rows)
        expect(must(sums.sign_ins).rows).toBeGreaterThanOrEqual(must(sums.users).rows)
      })
    }
  })

  it('of nothing is refused', async () => {
    const empty = connectSqlite(':memory:')
    await expect(backUp(empty)).rejects.toThrow('There is nothing to back up: the database is empty.')
    await migrate(empty)
    expect((await backUp(empty)).length).toBeGreaterThan(0)
    await empty.destroy()
  })
})
