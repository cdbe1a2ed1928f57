import { isNegation } from './denials.ts'
import type { Found, Token } from './tokens.ts'

/**
 * A claim as words in their order, with at most five others between two of them, inside one sentence:
 *   `open|click attachment|link office|work_computer`
 * `|` parts alternatives, `_` joins words that stand side by side, `!` is any negation ('not', 'never', 'no' …). A word
 * of five letters or more stands for all that begin with it, one of four for itself and its inflections; a shorter one,
 * or one that ends in `=`, for itself.
 */
export type Pattern = readonly Alternatives[]
type Alternatives = readonly (readonly Matcher[])[]
type Matcher = (token: Token) => boolean

type Path = { from: number; end: number; used: readonly number[] }
type Paths = Map<number, Path>

const MOST_BETWEEN = 5
const SHORT_STEM = 4
const INFLECTION = /^(?:s|es|d|ed|r|er|ers|ing|ly)?$/u

export function compilePattern(source: string): Pattern {
  return source
    .trim()
    .split(/\s+/u)
    .map((element) => element.split('|').map((alternative) => alternative.split('_').map(matcherOf)))
}

/** The first place of a pattern among the words of a sentence. Takes time in proportion to their number. */
export function findPattern(pattern: Pattern, tokens: readonly Token[]): Found | null {
  let paths: Paths | null = null
  for (const element of pattern) {
    paths = extend(paths, element, tokens)
    if (paths.size === 0) return null
  }
  const path = paths?.values().next().value
  return path ? { from: path.from, to: path.end - 1, used: new Set(path.used) } : null
}

/** Every end that the next element can reach, from the nearest end before it. */
function extend(paths: Paths | null, element: Alternatives, tokens: readonly Token[]): Paths {
  const reached: Paths = new Map()
  for (let start = 0; start < tokens.length; start += 1) {
    const length = lengthAt(element, tokens, start)
    if (length === 0) continue
    const before = paths === null ? null : nearest(paths, start)
    if (before === undefined) continue
    const own = Array.from({ length }, (_, index) => start + index)
    const path = { from: before?.from ?? start, end: start + length, used: [...(before?.used ?? []), ...own] }
    if (!reached.has(path.end)) reached.set(path.end, path)
  }
  return reached
}

function nearest(paths: Paths, start: number): Path | undefined {
  for (let end = start; end >= start - MOST_BETWEEN; end -= 1) {
    const path = paths.get(end)
    if (path) return path
  }
  return undefined
}

function lengthAt(element: Alternatives, tokens: readonly Token[], start: number): number {
  for (const matchers of element) {
    if (start + matchers.length > tokens.length) continue
    if (matchers.every((matches, index) => matches(tokens[start + index] as Token))) return matchers.length
  }
  return 0
}

function matcherOf(word: string): Matcher {
  if (word === '!') return isNegation
  if (word.endsWith('=')) {
    const exact = word.slice(0, -1)
    return (token) => token === exact
  }
  if (word.length < SHORT_STEM) return (token) => token === word
  if (word.length === SHORT_STEM) return (token) => token.startsWith(word) && INFLECTION.test(token.slice(SHORT_STEM))
  return (token) => token.startsWith(word)
}
