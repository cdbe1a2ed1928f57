/** A stored row as its owner reads it: JSON text as JSON, and no keys of a check. */
export function shownRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  return withoutKeys(
    table,
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plainValue(value)])),
  )
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

function plainValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
