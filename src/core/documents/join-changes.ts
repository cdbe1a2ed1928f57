/**
 * What two wrote from the same `before`, as one: parts that only one of them changed are that one's, a part that both changed is `own`.
 * Of a list the items are joined by their ids; one that was taken out on one side and changed on the other stays.
 */
export function joinChanges<T>(before: T, own: T, theirs: T): T {
  return joined(before, own, theirs) as T
}

function joined(before: unknown, own: unknown, theirs: unknown): unknown {
  if (isSame(own, before)) return theirs
  if (isSame(theirs, before)) return own
  if (isRecord(before) && isRecord(own) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(own)])
    const parts = [...keys].map((key) => [key, joined(before[key], own[key], theirs[key])] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  const [old, mine, other] = [before, own, theirs].map(byId)
  return old && mine && other ? joinLists(old, mine, other) : own
}

type ById = ReadonlyMap<string, unknown>

function joinLists(before: ById, own: ById, theirs: ById): unknown[] {
  const stays = (id: string) => {
    if (own.has(id) && theirs.has(id)) return true
    const left = own.has(id) ? own.get(id) : theirs.get(id)
    return !before.has(id) || !isSame(left, before.get(id))
  }
  const shared = (list: ById) => [...list.keys()].filter((id) => own.has(id) && before.has(id) && theirs.has(id))
  // the order is theirs unless it was changed here
  const isMoved = !isSame(shared(own), shared(before))
  const [first, second] = isMoved ? [own, theirs] : [theirs, own]
  return inOneRow([...first.keys()], [...second.keys()])
    .filter(stays)
    .map((id) => {
      if (!own.has(id)) return theirs.get(id)
      return theirs.has(id) ? joined(before.get(id), own.get(id), theirs.get(id)) : own.get(id)
    })
}

/** The first row, with what only the second has behind the one that it follows there. */
function inOneRow(first: readonly string[], second: readonly string[]): string[] {
  const row = [...first]
  for (const [at, id] of second.entries()) {
    if (row.includes(id)) continue
    const previous = second[at - 1]
    row.splice(previous === undefined ? 0 : row.indexOf(previous) + 1, 0, id)
  }
  return row
}

/** The items of a list by what they are known by, or undefined where that tells them not apart. */
function byId(list: unknown): ById | undefined {
  if (!Array.isArray(list)) return undefined
  const items = new Map(list.map((item: unknown) => [idOf(item) ?? '', item]))
  return items.size === list.length && !items.has('') ? items : undefined
}

function idOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (!isRecord(item)) return undefined
  const id = item.id ?? item.factId
  return typeof id === 'string' ? id : undefined
}

const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/** The same whatever order its fields stand in. */
const textOf = (value: unknown) => JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part))
const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
