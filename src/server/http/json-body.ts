import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

const DEPTH_AT_MOST = 64
/** Values and fields, many times what the largest resume has: each costs far more to check than its few bytes to send. */
const PARTS_AT_MOST = 10_000
/** Names that reach an object's prototype; no call of ours has a field of that name. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON bodies more strictly than JSON.parse: UTF-8 only, no field twice (two readers could take a
 * different one), no deep nesting, no way to a prototype.
 */
export function readJsonStrictly(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseStrictly(body),
  )
}

/** undefined for an empty body. Throws a Problem that says what is wrong. */
export function parseStrictly(body: Uint8Array): unknown {
  if (body.length === 0) return undefined
  const text = decode(body)
  checkStructure(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformed('The request is not valid JSON.', cause)
  }
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (cause) {
    throw malformed('The request is not valid UTF-8.', cause)
  }
}

/** Walks the text once. What is not JSON at all is left to JSON.parse. */
function checkStructure(text: string): void {
  /** The keys seen so far of each object that is open; undefined for an array. */
  const open: (Set<string> | undefined)[] = []
  let before = ''
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"') {
      const end = endOfString(text, at)
      const keys = before === '{' || before === ',' ? open.at(-1) : undefined
      if (keys) noteKey(keys, text.slice(at, end + 1))
      at = end
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : undefined)
      if (open.length > DEPTH_AT_MOST) throw malformed('The request is nested too deeply.')
    } else if (sign === '}' || sign === ']') {
      open.pop()
    }
    if ('{[,'.includes(sign)) parts += 1
    if (parts > PARTS_AT_MOST)
      throw new Problem('request.too_large', 'This has more parts than the server accepts in one request.')
    if ('{}[],:"'.includes(sign)) before = sign
  }
}

/** Where the string that starts at `start` ends: the next quote with an even number of backslashes before it. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

function noteKey(keys: Set<string>, quoted: string): void {
  const key = plainKey(quoted)
  if (keys.has(key)) throw malformed('A field of the request is given twice.')
  if (REFUSED_KEYS.has(key)) throw malformed('A field of the request has a name that is not allowed.')
  keys.add(key)
}

function plainKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch {
    return quoted
  }
}

function malformed(detail: string, cause?: unknown): Problem {
  return new Problem('request.malformed', detail, { cause })
}
