import { isNegation } from './denials.ts'
import type { Found, Token } from './tokens.ts'
import { turkishForms } from './turkish-forms.ts'

/**
 * A claim as words in their order, with at most five others between two of them, inside one sentence:
 *   `open|click attachment|link office|work_computer`
 * `|` parts alternatives, `_` joins words that stand side by side, `!` is any negation ('not', 'never', 'no' …). A word
 * of five letters or more stands for all that begin with it, one of four for itself and its inflections; a shorter one,
 * or one that ends in `=`, for itself; one that ends in `*` for all that begin with it. In Turkish a word stands for the forms of
 * turkish-forms.ts whatever its length, and `*` may follow three letters. After `& ` the parts may stand in any order, within fourteen words.
 */
/** `hasVerb`: one of its words stands for the forms of a verb, of any person. */
export type Pattern = { elements: readonly Element[]; isAnyOrder: boolean; hasVerb: boolean }
/** `begins`: the first letters of what it can begin with; null: any. */
type Element = {
  alternatives: readonly (readonly Matcher[])[]
  begins: ReadonlySet<string> | null
  stems: readonly string[]
}
type Matcher = (token: Token) => boolean

type Path = { from: number; end: number; used: readonly number[] }
type Paths = Map<number, Path>

const ANY_ORDER = '& '
const MOST_BETWEEN = 5
const MOST_AFTER_DENIAL = 3
const SPAN = 14
const MOST_READINGS = 60
const elementsRead = new Map<string, Element>()
const TURKISH = 'tr'
const VERB = /-(?=[|\s_]|$)/u
const FIRST_LETTERS = 3
/** Of Turkish stems so short that an ending stands among the first letters; marked, as other languages know no such. */
const twoLetters = (word: Token): string => `${word.slice(0, 2)}-`
const SHORT_STEM = 4
const INFLECTION = /^(?:s|es|d|ed|r|er|ers|ing|ly)?$/u

export function compilePattern(source: string, language = 'en'): Pattern {
  const isAnyOrder = source.startsWith(ANY_ORDER)
  const elements = source
    .slice(isAnyOrder ? ANY_ORDER.length : 0)
    .trim()
    .split(/\s+/u)
  return {
    elements: elements.map((element) => elementOf(element, language === TURKISH)),
    isAnyOrder,
    hasVerb: VERB.test(source),
  }
}

/** The same list of words is one object wherever it is written, so that a sentence is read for it once. */
function elementOf(element: string, isTurkish: boolean): Element {
  const key = isTurkish ? `${TURKISH} ${element}` : element
  const known = elementsRead.get(key)
  if (known) return known
  const words = element.split('|')
  const read = {
    alternatives: words.map((alternative) => alternative.split('_').map((word) => matcherOf(word, isTurkish))),
    begins: words.some((word) => word.startsWith('!'))
      ? null
      : new Set(words.flatMap((word) => firstLettersOf(word.replace(/_.*/u, ''), isTurkish))),
    stems: words.flatMap((word) => word.split('_')).map((word) => word.replace(/[=*-]$/u, '')),
  }
  elementsRead.set(key, read)
  return read
}

function firstLettersOf(word: string, isTurkish: boolean): string[] {
  if (!isTurkish || /[=*]$/u.test(word)) return [word.replace(/[=*]$/u, '').slice(0, FIRST_LETTERS)]
  return turkishForms(word).beginnings.map((beginning) =>
    beginning.length > FIRST_LETTERS ? beginning.slice(0, FIRST_LETTERS) : twoLetters(beginning),
  )
}

/** What follows the stem by which a pattern knows a word; none where the pattern has the word as it stands. */
export function endingsOf({ elements }: Pattern, token: Token): string[] {
  const stems = elements.flatMap((element) => element.stems).filter((stem) => token.startsWith(stem))
  return stems.includes(token) ? [] : stems.map((stem) => token.slice(stem.length))
}

/** The first place of a pattern among the words of a sentence. Takes time in proportion to their number. */
export function findPattern(pattern: Pattern, tokens: readonly Token[]): Found | null {
  return findReadings(pattern, tokens)[0] ?? null
}

/** The same words can be found in several ways where order does not count: a denial may belong to one of them alone. */
export function findReadings({ elements, isAnyOrder }: Pattern, tokens: readonly Token[]): Found[] {
  if (!elements.every((element) => canBeIn(element, tokens))) return []
  if (isAnyOrder) return findTogether(elements, tokens)
  const found = findInOrder(elements, tokens)
  return found ? [found] : []
}

function findInOrder(elements: readonly Element[], tokens: readonly Token[]): Found | null {
  let paths: Paths | null = null
  for (const [index, element] of elements.entries()) {
    paths = extend(paths, element, tokens, isDenialOnly(elements[index - 1]))
    if (paths.size === 0) return null
  }
  const path = paths?.values().next().value
  return path ? { from: path.from, to: path.end - 1, used: new Set(path.used) } : null
}

/** Every way in which no two elements share a word, within `SPAN` words; up to `MOST_READINGS` of them. */
function findTogether(elements: readonly Element[], tokens: readonly Token[]): Found[] {
  let readings: number[][] = [[]]
  for (const element of elements) {
    const places = placesOf(element, tokens)
    readings = readings
      .flatMap((used) =>
        places
          .filter(({ start }) => used.every((index) => Math.abs(start - index) < SPAN))
          .map(({ start, length }) => Array.from({ length }, (_, index) => start + index))
          .filter((own) => !own.some((index) => used.includes(index)))
          .map((own) => [...used, ...own]),
      )
      .filter((used) => Math.max(...used) - Math.min(...used) < SPAN)
      .slice(0, MOST_READINGS)
  }
  return readings.map((used) => ({ from: Math.min(...used), to: Math.max(...used), used: new Set(used) }))
}

type Place = { start: number; length: number }
const placesRead = new WeakMap<readonly Token[], Map<Element, Place[]>>()
const beginsRead = new WeakMap<readonly Token[], string[]>()

/** Nearly no element of hundreds is in a sentence: its first letters say so at once. */
function canBeIn({ begins }: Element, tokens: readonly Token[]): boolean {
  if (begins === null) return true
  const known = beginsRead.get(tokens) ?? [
    ...new Set(tokens.flatMap((token) => [token.slice(0, FIRST_LETTERS), twoLetters(token)])),
  ]
  beginsRead.set(tokens, known)
  return known.some((letters) => begins.has(letters))
}

function placesOf(element: Element, tokens: readonly Token[]): Place[] {
  const read = placesRead.get(tokens) ?? new Map<Element, Place[]>()
  placesRead.set(tokens, read)
  const known = read.get(element)
  if (known) return known
  const places = tokens.flatMap((_, start) => {
    const length = lengthAt(element, tokens, start)
    return length === 0 ? [] : [{ start, length }]
  })
  read.set(element, places)
  return places
}

/** Every end that the next element can reach, from the nearest end before it. */
function extend(paths: Paths | null, element: Element, tokens: readonly Token[], isAfterDenial: boolean): Paths {
  const reached: Paths = new Map()
  for (const { start, length } of placesOf(element, tokens)) {
    const before = paths === null ? null : nearest(paths, start, isAfterDenial ? MOST_AFTER_DENIAL : MOST_BETWEEN)
    if (before === undefined) continue
    const own = Array.from({ length }, (_, index) => start + index)
    const path = { from: before?.from ?? start, end: start + length, used: [...(before?.used ?? []), ...own] }
    if (!reached.has(path.end)) reached.set(path.end, path)
  }
  return reached
}

function nearest(paths: Paths, start: number, most: number): Path | undefined {
  for (let end = start; end >= start - most; end -= 1) {
    const path = paths.get(end)
    if (path) return path
  }
  return undefined
}

/** `!` alone: what is denied stands near it. */
function isDenialOnly(element: Element | undefined): boolean {
  const first = element?.alternatives[0]
  return element?.alternatives.length === 1 && first?.length === 1 && first[0] === isNegation
}

function lengthAt(element: Element, tokens: readonly Token[], start: number): number {
  for (const matchers of element.alternatives) {
    if (start + matchers.length > tokens.length) continue
    if (matchers.every((matches, index) => matches(tokens[start + index] as Token))) return matchers.length
  }
  return 0
}

function matcherOf(word: string, isTurkish: boolean): Matcher {
  if (word === '!') return isNegation
  if (word.endsWith('=')) {
    const exact = word.slice(0, -1)
    return (token) => token === exact
  }
  if (word.endsWith('*') && word.length > (isTurkish ? SHORT_STEM - 1 : SHORT_STEM)) {
    const beginning = word.slice(0, -1)
    return (token) => token.startsWith(beginning)
  }
  if (isTurkish) return turkishForms(word).matches
  if (word.length < SHORT_STEM) return (token) => token === word
  if (word.length === SHORT_STEM) return (token) => token.startsWith(word) && INFLECTION.test(token.slice(SHORT_STEM))
  return (token) => token.startsWith(word)
}
