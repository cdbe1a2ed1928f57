import { Parser } from 'htmlparser2'
import type { Json, JsonObject } from './json-value.ts'
import { jsLiteral, wrappedState } from './js-literal.ts'

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON as pages carry it: in comments or CDATA, with raw line breaks, trailing commas or encoded quotes. Null when it is none. */
export function looseJson(text: string): Json | null {
  const bare = withoutEnd(
    text
      .replace(/^[\s\uFEFF]+/, '')
      .replace(/^(?:<!--|\/\*?\s*<!\[CDATA\[\s*\*?\/?|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)\s*/i, ''),
  )
  if (!/^[[{"]/.test(bare)) return null
  return (
    parse(bare) ??
    parse(repaired(bare)) ??
    (/&(?:quot|#34|amp);/.test(bare) ? (parse(decodeEntities(bare)) ?? parse(repaired(decodeEntities(bare)))) : null)
  )
}

/** In steps: one pattern for all of it would go over each run of blanks again and again. */
function withoutEnd(text: string): string {
  const ended = text.trimEnd().replace(/;$/, '').trimEnd()
  return ended.replace(/(?:-->|\/{1,2}\*?\s*\]\]>\s*\*?\/?|\]\]>)$/, '').trimEnd()
}

function parse(text: string): Json | null {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

/** Raw control characters inside strings become escapes; commas before a closing bracket and comments go. */
function repaired(text: string): string {
  let out = ''
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (isString) {
      if (char === '\\') {
        const next = text[at + 1] ?? ''
        out += /["\\/bfnrtu]/.test(next) ? char + next : next
        at++
      } else if (char === '"') {
        isString = false
        out += char
      } else out += char < ' ' ? (char === '\n' ? '\\n' : char === '\t' ? '\\t' : ' ') : char
    } else if (char === '"') {
      isString = true
      out += char
    } else if (char === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2)
      at = end < 0 ? text.length : end + 1
    } else if (char === ',' && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) {
      // left out
    } else out += char
  }
  return out
}

const STATE =
  /(?:=|\(|:)\s*(?:(?=[[{]|JSON\.parse\(['"])|((?:JSON\.parse\()?(?:decodeURIComponent|unescape)\(\s*(?=['"])|(?=['"](?:%7B|%5B)%22|['"][[{]\\{1,2}")))/g
const MOST_STATES = 40

/** The objects that a script hands to its page: 'window.__appData = {…}', 'JSON.parse("…")', 'push([1,"…"])'. */
export function statesIn(script: string): Json[] {
  const found: Json[] = []
  const wrapped = wrappedState(script)
  if (wrapped !== null) return [wrapped]
  let past = 0
  const budget = { left: script.length * 3 + 10_000 }
  for (const match of script.matchAll(STATE)) {
    if (found.length >= MOST_STATES || match.index < past) continue
    const at = match.index + match[0].length
    if (script.startsWith('JSON.parse(', at)) {
      const string = stringAt(script, at + 11)
      const inner = string === null ? null : looseJson(string)
      if (inner !== null) found.push(inner)
      continue
    }
    if (match[1] !== undefined) {
      const string = stringAt(script, at)
      const inner = string === null ? null : looseJson(unescapedAddress(string))
      if (inner !== null) found.push(inner)
      continue
    }
    // keys without quotes are JavaScript's
    if (/^[[{]\s*(?:\{\s*)?[\w$]+\s*:/.test(script.slice(at, at + 80))) {
      if (budget.left < 0) break
      const literal = jsLiteral(script, at)
      budget.left -= literal.end - at
      if (literal.value === null || literal.end - at < 60) continue
      found.push(literal.value)
      past = literal.end
      continue
    }
    const end = balancedEnd(script, at, budget)
    if (end < 0 || end - at < 60) continue
    const value = looseJson(script.slice(at, end))
    if (value !== null) {
      found.push(value)
      past = end
    }
  }
  return found
}

/** '%7B%22title%22…': an address' way to write JSON; what is none stays. */
function unescapedAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function stringAt(text: string, at: number): string | null {
  const quote = text[at]
  if (quote !== '"' && quote !== "'") return null
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === quote) {
      const body = text.slice(at + 1, end)
      const value = parse(`"${quote === '"' ? body : body.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`)
      return typeof value === 'string' ? value : null
    }
  }
  return null
}

/** Where the bracket that opens at `at` closes; -1 when it does not, or when what is inside is plainly code. */
function balancedEnd(text: string, at: number, budget: { left: number }): number {
  let depth = 0
  const first = /^[[{]\s*(?:["[{\]}]|\d|true|false|null)/.test(text.slice(at, at + 30))
  if (!first) return -1
  for (let end = at; end < text.length; end++) {
    budget.left -= 1
    if (budget.left < 0) return -1
    const char = text.charAt(end)
    if (char === '"') {
      for (end++; end < text.length && text[end] !== '"'; end++) if (text[end] === '\\') end++
    } else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') {
      depth--
      if (depth === 0) return end + 1
    }
  }
  return -1
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  let out = ''
  const parser = new Parser({ ontext: (part) => (out += part) }, { decodeEntities: true })
  parser.write(text.replaceAll('<', '\u0001'))
  parser.end()
  return out.replaceAll('\u0001', '<')
}

/** Every object in a value, the outer ones first, with the keys that lead to it. Bounded in depth and number. */
export function* objectsIn(
  value: Json,
  path: string[] = [],
  budget = { left: 60_000 },
): Generator<{ object: JsonObject; path: string[] }> {
  if (path.length > 14 || budget.left-- < 0) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, [...path, String(index)], budget)
    return
  }
  if (!isObject(value)) return
  yield { object: value, path }
  for (const [key, item] of Object.entries(value))
    if (typeof item === 'object' && item !== null) yield* objectsIn(item, [...path, key], budget)
}
