/** A stored row as its owner reads it: JSON text as JSON, and no keys of a check. */
export function shownRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  return withoutKeys(
    table,
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plainValue(value)])),
  )
}

/** What opens something, or what it is compared with: of use to a thief of the file alone. */
const SECRET_COLUMNS: Record<string, readonly string[]> = {
  personal_tokens: ['hash', 'token_version'],
  calendar_feeds: ['token_hash', 'token_version'],
  // anyone who knows where a device listens can register it as their own
  push_subscriptions: ['endpoint', 'endpoint_hash', 'p256dh', 'auth'],
}

/**
 * A check's answers can be worked out from how it was drawn and which of its items were right: an attempt is exported with
 * the items that it asked and the person's own answers, not with these.
 */
function withoutKeys(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const secrets = SECRET_COLUMNS[table]
  if (secrets) return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)))
  if (table !== 'skill_attempts') return row
  const { drawn, result, answers, ...rest } = row
  const asked = (drawn as { itemId: string }[]).map(({ itemId }) => itemId)
  const given = (answers as { itemId: string; value: unknown }[]).map(({ itemId, value }) => ({ itemId, value }))
  const kept = { ...rest, answers: given }
  if (typeof result !== 'object' || result === null) return { ...kept, asked }
  const { right: _closed, ...told } = result as Record<string, unknown>
  return { ...kept, asked, result: told }
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
