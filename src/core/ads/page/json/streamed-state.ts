import { must } from '#core/must.ts'
import type { Json, JsonObject } from './json-value.ts'
import { isObject, looseJson } from './loose-json.ts'

/** What Next.js streams: `self.__next_f.push([1,"12:{…}\n13:T4a,…"])`, rows of values by number that name each other as "$12". */
export function streamedState(scripts: readonly string[]): Json[] {
  let stream = ''
  for (const script of scripts) {
    if (!script.includes('__next_f')) continue
    for (const found of script.matchAll(/__next_f\.push\(\s*(?=\[)/g)) {
      const list = looseJson(script.slice(found.index + found[0].length).replace(/\)\s*;?\s*$/, ''))
      if (Array.isArray(list) && typeof list[1] === 'string') stream += list[1]
    }
  }
  if (stream === '') return []
  const rows = rowsOf(stream)
  return [...rows.values()].flatMap((row) => (typeof row === 'object' && row !== null ? [named(row, rows, 0)] : []))
}

/** '13:T4a,' gives a text by its length in bytes; other rows end with their line. */
function rowsOf(stream: string): Map<string, Json> {
  const rows = new Map<string, Json>()
  const start = /([\da-f]{1,6}):(?:T([\da-f]{1,6}),)?/y
  for (let at = 0; at < stream.length;) {
    start.lastIndex = at
    const head = start.exec(stream)
    if (!head) {
      const next = stream.indexOf('\n', at)
      if (next < 0) break
      at = next + 1
      continue
    }
    const from = at + head[0].length
    if (head[2] === undefined) {
      const line = stream.indexOf('\n', from)
      const end = line < 0 ? stream.length : line
      const value = looseJson(stream.slice(from, end).replace(/^[A-Z]{1,2}(?=[[{"])/, ''))
      if (value !== null) rows.set(must(head[1]), value)
      at = end + 1
    } else {
      const end = endOfBytes(stream, from, Number.parseInt(head[2], 16))
      rows.set(must(head[1]), stream.slice(from, end))
      at = end
    }
  }
  return rows
}

function endOfBytes(text: string, from: number, bytes: number): number {
  let left = bytes
  let at = from
  while (at < text.length && left > 0) {
    const code = must(text.codePointAt(at))
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    at += code < 0x10000 ? 1 : 2
  }
  return at
}

/** "$12" is the row of that number. */
function named(value: Json, rows: ReadonlyMap<string, Json>, depth: number): Json {
  if (depth > 14) return value
  if (typeof value === 'string') {
    const row = /^\$[L@]?([\da-f]{1,6})$/.exec(value)?.[1]
    const target = row === undefined ? undefined : rows.get(row)
    return target === undefined ? value : typeof target === 'string' ? target : depth > 10 ? null : target
  }
  if (Array.isArray(value)) return value.map((one) => named(one, rows, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, rows, depth + 1)]))
}

const MOST_UNFOLDED = 60_000

/**
 * Values kept in one flat list that name each other by place, as Nuxt 3, SvelteKit and Remix do: `[{"job":1},{"title":2},"Baker"]`.
 * Anything else comes back as it was.
 */
export function unfolded(value: Json): Json {
  if (!Array.isArray(value) || value.length < 4) return value
  const holders = value.filter((one): one is JsonObject => isObject(one))
  const isFlat =
    holders.length > 0 &&
    holders.every((one) =>
      Object.values(one).every((at) => typeof at === 'number' && Number.isInteger(at) && at < value.length),
    )
  if (!isFlat) return value
  const budget = { left: MOST_UNFOLDED }
  const at = (index: Json, depth: number): Json => {
    if (typeof index !== 'number' || index < 0 || depth > 14 || budget.left-- < 0) return null
    const one = value[index] ?? null
    if (Array.isArray(one)) {
      // ["Reactive", 4]: a mark and what it marks
      if (typeof one[0] === 'string') return one.length === 2 ? at(must(one[1]), depth + 1) : null
      return one.map((item) => at(item, depth + 1))
    }
    if (!isObject(one)) return one
    return Object.fromEntries(
      // Remix writes its keys by place as well: { "_3": 4 }
      Object.entries(one).map(([key, item]) => {
        const place = /^_(\d+)$/.exec(key)?.[1]
        const name = place === undefined ? key : value[Number(place)]
        return [typeof name === 'string' ? name : key, at(item, depth + 1)]
      }),
    )
  }
  return at(0, 0)
}

/** Texts that hold JSON of their own, and references of a cache by key (`{"__ref":"Company:7"}`), replaced by what they mean. */
export function opened(value: Json): Json {
  const budget = { left: MOST_UNFOLDED }
  const walk = (one: Json, depth: number): Json => {
    if (depth > 12 || budget.left-- < 0) return one
    if (typeof one === 'string')
      return one.length > 80 && /^\s*(?:\{\s*"|\[\s*\{)/.test(one) ? (looseJson(one) ?? one) : one
    if (Array.isArray(one)) return one.map((item) => walk(item, depth + 1))
    if (!isObject(one)) return one
    const reference = one['__ref']
    if (typeof reference === 'string') {
      const target = targetOf(reference, value)
      return target === undefined ? one : walk(target, depth + 1)
    }
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item, depth + 1)]))
  }
  return walk(value, 0)
}

/** The part of a cache with that key, at its top or one step down. */
function targetOf(reference: string, root: Json): Json | undefined {
  if (!isObject(root)) return undefined
  return root[reference] ?? Object.values(root).flatMap((one) => (isObject(one) && one[reference]) || [])[0]
}
