import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '#test/support/use-server.ts'
import { migrate, MIGRATION_NAMES, NewerSchemaError, UnknownTablesError } from './migrate.ts'

const server = useServer()

const names = async () =>
  (await sql<{ name: string }>`select name from kysely_migration`.execute(server.deps.db)).rows.map(({ name }) => name)

it('a migration that landed after one with a higher number runs when it comes', async () => {
  const { db } = server.deps
  await db.schema.dropTable('shared_ways').execute()
  await sql`delete from kysely_migration where name = '0032-shared-ways'`.execute(db)
  expect(await names()).toContain('0033-saved-views')
  await migrate(db)
  expect((await names()).toSorted()).toEqual(MIGRATION_NAMES)
  expect(await db.selectFrom('shared_ways').selectAll().execute()).toEqual([])
})

it('tables that no migration is known to have made are left as they are', async () => {
  const { db } = server.deps
  await sql`delete from kysely_migration where name = '0032-shared-ways'`.execute(db)
  await expect(migrate(db)).rejects.toThrow(UnknownTablesError)
  await sql`insert into kysely_migration (name, timestamp) values ('0032-shared-ways', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
})

it('a migration that this program does not know is still refused', async () => {
  const { db } = server.deps
  await sql`insert into kysely_migration (name, timestamp) values ('0031-of-another', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await expect(migrate(db)).rejects.toThrow(NewerSchemaError)
})
