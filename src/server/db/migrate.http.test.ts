import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { schemaAt } from '#server/backup/schema.repo.ts'
import { must } from '#core/must.ts'
import { engineOf } from './engine.ts'
import { checkSchema, DamagedSchemaError } from './check-schema.ts'
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

it('a list of migrations that lacks its newest line is named, with the way back', async () => {
  const { db } = server.deps
  const newest = must(MIGRATION_NAMES.at(-1))
  await sql`delete from kysely_migration where name in ('0031-of-another', ${newest})`.execute(db)
  const refused = migrate(db)
  await expect(refused).rejects.toThrow(UnknownTablesError)
  await expect(refused).rejects.toThrow(`lacks ${newest}`)
  await sql`insert into kysely_migration (name, timestamp) values (${newest}, '2026-01-01T00:00:00.000Z')`.execute(db)
  await migrate(db)
})

it('the columns that a start looks for are those that the migrations make', async () => {
  const tables = (await schemaAt(must(MIGRATION_NAMES.at(-1)))).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const columns = Object.fromEntries(tables.map(({ name, columns: own }) => [name, own.join(' ')]))
  await expect(`${JSON.stringify(columns, null, 2)}\n`).toMatchFileSnapshot('schema-columns.json')
})

it('a start without people, a column or a table says which', async () => {
  const { db } = server.deps
  await signUpPerson(server)
  await checkSchema(db)
  // in PostgreSQL nobody can take them away alone
  if (engineOf(db) === 'sqlite') {
    await sql`pragma foreign_keys = off`.execute(db)
    await sql`delete from users`.execute(db)
    await expect(checkSchema(db)).rejects.toThrow('The table users is empty')
  }
  await db.schema.alterTable('sign_ins').dropColumn('rotated_by').execute()
  await db.schema.dropTable('shared_ways').execute()
  const refused = migrate(db)
  await expect(refused).rejects.toThrow(DamagedSchemaError)
  await expect(refused).rejects.toThrow(
    'lacks the table shared_ways, the column rotated_by of sign_ins. Stop the server',
  )
})
