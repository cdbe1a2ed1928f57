import { must } from '#core/must.ts'

/** What people read of an item in another language. What only practice shows is missing from scored items. */
export type ItemTexts = {
  text: string
  /** In the item's own order; what a program prints is never translated. */
  options?: string[]
  /** The term as it is shown there, and what else counts; the English ones count as well. */
  term?: string
  accepted?: string[]
  point?: string
  explanation?: string
}

/**
 * One item of the bank in data/checks, and the grading of one reply to it.
 * The shapes are what data/checks/validate.mjs refuses to see broken (docs/checks-review.md).
 */
export type ItemKind = Item['kind']
export type Difficulty = 1 | 2 | 3
/** Scored items are never shown with their answer to anybody; practice and the daily challenge have the others. */
export type Pool = 'scored' | 'practice'

type Common = {
  id: string
  pool: Pool
  difficulty: Difficulty
  /** What the item tests, in a few words. */
  point: string
  text: string
  code?: string
  language?: string
  /** Two or three sentences, for after the attempt only: they give the answer away. */
  explanation: string
  inTurkish?: ItemTexts
}

/** `answer` is an index into `options`, from 0. */
export type ChoiceItem = Common & { kind: 'choice'; options: string[]; answer: number }
/** `answer` holds every right index, in any order. */
export type ChoicesItem = Common & { kind: 'choices'; options: string[]; answer: number[] }
/** `answer` holds the indexes of all `options` in the right order, `also` other orders that can be defended. */
export type OrderItem = Common & { kind: 'order'; options: string[]; answer: number[]; also?: number[][] }
/** `answer` is the printed text; with `options` it is one of them, without it is typed. */
export type OutputItem = Common & { kind: 'output'; code: string; language: string; options?: string[]; answer: string }
/** `answer` is the number of the faulty line of `code`, from 1. */
export type BugItem = Common & { kind: 'bug'; code: string; language: string; answer: number }
/** `answer` is the term as we show it, `accepted` what else counts as the same term. */
export type TermItem = Common & { kind: 'term'; answer: string; accepted: string[] }

/**
 * A small program to be written, judged by running it. `answer` is a solution, `wrong` are tries that must not pass; `cases`
 * say what is run and what must come out, `setup` what stands before the reply (SQL: the tables).
 */
export type ProgramItem = Common & {
  kind: 'program'
  language: 'javascript' | 'sql' | 'regex'
  code: string
  setup?: string
  cases: ProgramCase[]
  answer: string
  wrong: string[]
}
/** JavaScript: an expression and its value as JSON. SQL: rows to add and the lines that are selected. A pattern: a text and whether it fits. */
export type ProgramCase = { given: string; expected: string }

export type Item = ChoiceItem | ChoicesItem | OrderItem | OutputItem | BugItem | TermItem | ProgramItem
/** An index, line or text, or indexes where the kind asks for several. */
export type Reply = number | string | number[]

/** Whether the reply is wholly right; there are no half marks. A reply of the wrong shape is a wrong reply. */
export function isRight(item: Item, reply: Reply | undefined): boolean {
  switch (item.kind) {
    case 'choices':
      return Array.isArray(reply) && isSameList([...item.answer].sort(byNumber), [...reply].sort(byNumber))
    case 'order':
      return Array.isArray(reply) && [item.answer, ...(item.also ?? [])].some((order) => isSameList(order, reply))
    case 'output':
      return typeof reply === 'string' && printedKey(reply) === printedKey(item.answer)
    case 'term':
      return typeof reply === 'string' && termsOf(item).some((term) => isSameTerm(term, reply))
    case 'program':
      // only running it can say so: see `Answer.isRight`
      return false
    default:
      return reply === item.answer
  }
}

/** A term counts in each language, whichever the question was asked in. */
function termsOf({ answer, accepted, inTurkish }: TermItem): string[] {
  return [
    answer,
    ...accepted,
    ...(inTurkish?.term === undefined ? [] : [inTurkish.term]),
    ...(inTurkish?.accepted ?? []),
  ]
}

/** Numbers compare by their value, so 2.50 is 2.5 and -3 is not 3; other terms by their letters. */
function isSameTerm(term: string, reply: string): boolean {
  const number = numberIn(term)
  return number === null ? termKey(term) === termKey(reply) : number === numberIn(reply)
}

function numberIn(text: string): number | null {
  const plain = /^([-−]?)(\d{1,12}(?:[.,]\d{1,9})?) ?%?$/u.exec(text.trim())
  return plain ? Number(must(plain[2]).replace(',', '.')) * (plain[1] === '' ? 1 : -1) : null
}

/** Printed text compares by what it says, not by layout: line breaks and runs of space count as one space. */
export function printedKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([[\](){},:]) ?/gu, '$1')
    .trim()
}

/** Terms compare without case, articles, spaces, hyphens, quotes, the dots of Turkish i's or a closing full stop; C++ and C# stay themselves. */
export function termKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307|ı/gu, 'i')
    .trim()
    .replace(/^(?:an?|the)\s+/u, '')
    .replace(/\.$/u, '')
    .replace(/[\s\-‐‑–—_'"’‘“”`]/gu, '')
}

const byNumber = (a: number, b: number) => a - b
const isSameList = (a: number[], b: number[]) => a.length === b.length && a.every((value, index) => value === b[index])
