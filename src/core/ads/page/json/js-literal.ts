import { must } from '#core/must.ts'
import type { Json, JsonObject } from './json-value.ts'

/** Names that a literal may use, and what they stand for: the parameters of the function that Nuxt wraps its state in. */
type Names = ReadonlyMap<string, Json>
type Reader = { text: string; at: number; names: Names; left: number }

const DEEPEST = 60
const FAILED = Symbol('no literal')

/**
 * A value as JavaScript writes it: keys without quotes, single quotes, `!0`, `void 0`, `new Date("…")`. Null for anything
 * that would have to be run. `end` is how far it was read. Reads each character once.
 */
export function jsLiteral(text: string, at = 0, names: Names = new Map()): { value: Json; end: number } {
  const reader: Reader = { text, at, names, left: 200_000 }
  const value = valueAt(reader, 0)
  return { value: value === FAILED ? null : value, end: reader.at }
}

function skip(reader: Reader): string {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++
  return reader.text[reader.at] ?? ''
}

function valueAt(reader: Reader, depth: number): Json | typeof FAILED {
  if (depth > DEEPEST || reader.left-- < 0) return FAILED
  const char = skip(reader)
  if (char === '{') return objectAt(reader, depth)
  if (char === '[') return listAt(reader, depth)
  if (char === '"' || char === "'" || char === '`') return stringAt(reader)
  if (char === '!') {
    reader.at += 2
    return reader.text[reader.at - 1] === '0' ? true : reader.text[reader.at - 1] === '1' ? false : FAILED
  }
  const number = match(reader, /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy)
  if (number !== null) return Number(number)
  return wordAt(reader)
}

function wordAt(reader: Reader): Json | typeof FAILED {
  const word = match(reader, /[A-Za-z_$][\w$]*/y)
  if (word === null) return FAILED
  if (word === 'true' || word === 'false') return word === 'true'
  if (word === 'null' || word === 'undefined' || word === 'NaN' || word === 'Infinity') return null
  if (word === 'void') return match(reader, /\s+\d/y) === null ? FAILED : null
  if (word === 'new' && match(reader, /\s+Date\(\s*/y) !== null) {
    const value = valueAt(reader, DEEPEST)
    return match(reader, /\s*\)/y) === null ? FAILED : value
  }
  return reader.names.get(word) ?? (reader.names.has(word) ? null : FAILED)
}

function objectAt(reader: Reader, depth: number): JsonObject | typeof FAILED {
  const object: JsonObject = {}
  reader.at++
  for (;;) {
    const char = skip(reader)
    if (char === '}') {
      reader.at++
      return object
    }
    const key = char === '"' || char === "'" ? stringAt(reader) : match(reader, /[\w$]+/y)
    if (typeof key !== 'string' || skip(reader) !== ':') return FAILED
    reader.at++
    const value = valueAt(reader, depth + 1)
    if (value === FAILED) return FAILED
    if (key !== '__proto__') object[key] = value
    if (skip(reader) === ',') reader.at++
    else if (reader.text[reader.at] !== '}') return FAILED
  }
}

function listAt(reader: Reader, depth: number): Json[] | typeof FAILED {
  const list: Json[] = []
  reader.at++
  for (;;) {
    const char = skip(reader)
    if (char === ']') {
      reader.at++
      return list
    }
    if (char === ',') {
      reader.at++
      list.push(null)
      continue
    }
    const value = valueAt(reader, depth + 1)
    if (value === FAILED) return FAILED
    list.push(value)
    if (skip(reader) === ',') reader.at++
    else if (reader.text[reader.at] !== ']') return FAILED
  }
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '', '\n': '' }

function stringAt(reader: Reader): string | typeof FAILED {
  const quote = reader.text.charAt(reader.at)
  let out = ''
  for (reader.at++; reader.at < reader.text.length; reader.at++) {
    const char = reader.text.charAt(reader.at)
    if (char === quote) {
      reader.at++
      return out
    }
    if (char === '$' && quote === '`' && reader.text[reader.at + 1] === '{') return FAILED
    if (char !== '\\') {
      out += char
      continue
    }
    reader.at++
    const next = reader.text[reader.at] ?? ''
    const code = next === 'u' ? 4 : next === 'x' ? 2 : 0
    if (code === 0) out += ESCAPES[next] ?? next
    else {
      const hex = reader.text.slice(reader.at + 1, reader.at + 1 + code)
      if (!/^[\da-f]+$/i.test(hex)) return FAILED
      out += String.fromCharCode(Number.parseInt(hex, 16))
      reader.at += code
    }
  }
  return FAILED
}

function match(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)?.[0]
  if (found === undefined) return null
  reader.at += found.length
  return found
}

/** 'window.__NUXT__=(function(a,b){return {…}}("x",1))': what the function would return, without running it. */
export function wrappedState(script: string): Json | null {
  const head = /\(\s*function\s*\(([\w$,\s]{0,20000})\)\s*\{\s*return\s*(?=\{)/.exec(script)
  if (!head) return null
  const from = head.index + head[0].length
  const params = must(head[1])
    .split(',')
    .map((one) => one.trim())
  // the arguments stand behind the body, so its end is looked for first
  const end = script.lastIndexOf('}(')
  if (end < from) return null
  const list = jsLiteral(`[${script.slice(end + 2, closing(script, end + 2))}]`)
  const values = Array.isArray(list.value) ? list.value : []
  const names = new Map(params.map((name, at) => [name, values[at] ?? null]))
  return jsLiteral(script, from, names).value
}

/** The bracket that ends the arguments: the last one of the script. */
function closing(script: string, from: number): number {
  const tail = script.trimEnd().replace(/[;)\s]+$/, '').length
  return Math.max(from, tail)
}
