import type { Db } from '#server/db/connect.ts'

/** Secrets of the server's own, of no use to the person. */
const SECRET_TABLES = new Set(['refresh_tokens', 'password_resets', 'second_factors', 'recovery_codes', 'email_checks'])

/** Every row held about a person, by table: whichever has a `user_id`, so that a new table is never forgotten. */
export async function readEverything(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    if (SECRET_TABLES.has(name) || !columns.some((column) => column.name === 'user_id')) continue
    const rows = await db
      .selectFrom(name as 'progress')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    tables[name] = rows.map((row) => withoutKeys(name, toPlain(row)))
  }
  return tables
}

/**
 * A check's answers can be worked out from how it was drawn and which of its items were right: an attempt is exported with
 * the items that it asked and the person's own answers, not with these.
 */
function withoutKeys(table: string, row: Record<string, unknown>): Record<string, unknown> {
  if (table === 'personal_tokens') {
    const { hash: _secret, token_version: _internal, ...told } = row
    return told
  }
  if (table !== 'skill_attempts') return row
  const { drawn, result, answers, ...rest } = row
  const asked = (drawn as { itemId: string }[]).map(({ itemId }) => itemId)
  const given = (answers as { itemId: string; value: unknown }[]).map(({ itemId, value }) => ({ itemId, value }))
  const kept = { ...rest, answers: given }
  if (typeof result !== 'object' || result === null) return { ...kept, asked }
  const { right: _closed, ...told } = result as Record<string, unknown>
  return { ...kept, asked, result: told }
}

/** Files as base64, JSON text as JSON, so that the export reads as one document. */
function toPlain(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plainValue(value)]))
}

function plainValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
