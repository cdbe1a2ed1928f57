import { must } from '#core/must.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './connect.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { processorTime } from '#test/support/processor-time.ts'

let folder: string
let db: Db
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-sqlite-'))
  db = new Kysely({ dialect: createSqliteDialect(path.join(folder, 'waymark.db'), 60_000) })
  await sql`create table counter (name text primary key, value integer not null)`.execute(db)
  await sql`insert into counter values ('a', 0)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const valueOf = async () => (await sql<{ value: number }>`select value from counter`.execute(db)).rows[0]?.value

/** Reads, lets others run, writes: loses updates unless transactions come one after the other. */
const increment = () =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(tx)
    await new Promise((resolve) => setImmediate(resolve))
    await sql`update counter set value = ${must(rows[0]).value + 1}`.execute(tx)
  })

it('runs two hundred transactions at once one after the other', async () => {
  await Promise.all(Array.from({ length: 200 }, increment))
  expect(await valueOf()).toBe(200)
})

it('rolls back what throws, and goes on', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await sql`update counter set value = 99`.execute(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await increment()
  expect(await valueOf()).toBe(1)
})

it('lets timers have their turn while a long queue of queries is worked off', async () => {
  const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select count(*) from n`
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const spent = processorTime()
  await Promise.all(Array.from({ length: 200 }, () => slow.execute(db)))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(spent() / 100)
})

it('gives up a turn that never comes instead of hanging', async () => {
  const impatient: Db = new Kysely({ dialect: createSqliteDialect(path.join(folder, 'waymark.db'), 100) })
  const stuck = impatient.transaction().execute(async () => {
    // the mistake that would hang for ever: the outer db inside a transaction
    await sql`select 1`.execute(impatient)
  })
  await expect(stuck).rejects.toThrow('is the outer db used inside a transaction?')
  expect((await sql<{ value: number }>`select value from counter`.execute(impatient)).rows[0]?.value).toBe(0)
  await impatient.destroy()
})

it('goes on when a turn runs out of time at the very moment it comes', async () => {
  const impatient: Db = new Kysely({ dialect: createSqliteDialect(path.join(folder, 'waymark.db'), 50) })
  await sql`select 1`.execute(impatient)
  let release = () => {}
  const held = impatient.transaction().execute(() => new Promise<void>((resolve) => (release = resolve)))
  await new Promise((resolve) => setTimeout(resolve, 10))
  const waiting = [1, 2].map(() => sql`select 1`.execute(impatient))
  await new Promise((resolve) => setTimeout(resolve, 10))
  // from here the turn comes in the next round of the event loop, behind the timers
  await new Promise((resolve) => setImmediate(resolve))
  release()
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve()
  for (const until = performance.now() + 100; performance.now() < until;);
  await Promise.allSettled([held, ...waiting])
  expect((await sql<{ value: number }>`select value from counter`.execute(impatient)).rows).toHaveLength(1)
  await impatient.destroy()
})

it('opens a file that somebody else holds at that moment, and gives up on one that stays held', async () => {
  const file = path.join(folder, 'held.db')
  const holder = new DatabaseSync(file)
  holder.exec('create table kept (name text); begin exclusive')
  const hasty = new Kysely({ dialect: createSqliteDialect(file, 50) })
  await expect(sql`select * from kept`.execute(hasty)).rejects.toThrow('database is locked')
  const patient = new Kysely({ dialect: createSqliteDialect(file, 30_000) })
  const opened = sql`select * from kept`.execute(patient)
  setTimeout(() => holder.exec('commit'), 60)
  expect((await opened).rows).toEqual([])
  await patient.destroy()
  holder.close()
})
