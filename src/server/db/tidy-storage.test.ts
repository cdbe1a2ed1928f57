import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { connectSqlite } from './connect.ts'
import { tidyStorage } from './tidy-storage.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-tidy-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('leaves nothing of what was deleted, however long a backup was reading meanwhile, and waits for nobody', async () => {
  const file = path.join(folder, 'waymark.db')
  const holds = (word: string) => [file, `${file}-wal`].some((name) => readFileSync(name, 'latin1').includes(word))
  const db = connectSqlite(file)
  await sql`create table people (name text)`.execute(db)
  await sql`insert into people values ('Margarethe Sommer')`.execute(db)
  const backup = new DatabaseSync(file)
  backup.exec('BEGIN')
  backup.prepare('select * from people').all()

  await sql`delete from people`.execute(db)
  const began = performance.now()
  await tidyStorage(db)
  // who waits, waits for the five seconds that are asked for below
  expect(performance.now() - began).toBeLessThan(4_500)
  expect(holds('Margarethe')).toBe(true)

  backup.exec('COMMIT')
  await expect.poll(() => holds('Margarethe')).toBe(false)
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  expect(rows).toEqual([{ timeout: 5000 }])
  backup.close()
  await db.destroy()
})
