import { must } from '#core/must.ts'
import type { Season } from '../../schema.ts'
import type { DateToken } from './date-tokens.ts'

/** A half or a quarter of a year by its number: 'Q1', 'H2', '2. Quartal', '1er semestre', '3. çeyrek', 'first half of'. */
export type YearPart = { season: Season; month: number; next: number }

/** How many of them a year has; folded. A German 'Semester' is a term of studies. */
const KINDS = new Map<string, 2 | 4>(
  [
    [2, 'h half halbjahr halbjahres semestre yariyil yari yarisi'],
    [4, 'q quarter quartal trimestre trimestri ceyrek ceyregi ceyreginde'],
  ].flatMap(([count, words]) => (words as string).split(' ').map((word) => [word, count as 2 | 4] as const)),
)
const COUNTED = [
  'first 1st erstes erste premier primer primero primeiro primo ilk birinci',
  'second 2nd zweites zweite deuxieme seconde segundo secondo ikinci',
  'third 3rd drittes troisieme tercer tercero terceiro terzo ucuncu',
  'fourth 4th viertes quatrieme cuarto quarto dorduncu',
].map((words) => new Set(words.split(' ')))
/** What may stand between the number and its word: '1er', '2.º', '3.'. */
const ENDING = /^(?:er|re|e|o|a|º|ª|eme|st|nd|rd|th|inci|nci|uncu|ncu)$/u
/** French counts 'T1' and 'S2'. */
const LETTERS = new Map<string, 2 | 4>([
  ['q', 4],
  ['h', 2],
  ['t', 4],
  ['s', 2],
])

export function readYearPart(tokens: DateToken[], at: number): YearPart | null {
  const first = tokens[at]
  if (!first) return null
  const letter = first.kind === 'word' ? LETTERS.get(first.text) : undefined
  const behind = tokens[at + 1]
  if (letter && behind?.kind === 'number' && !behind.isApart && behind.text.length === 1)
    return partOf(letter, Number(behind.text), at + 2)
  const named = COUNTED.findIndex((words) => words.has(first.text)) + 1
  const isNumber = first.kind === 'number' && first.text.length === 1
  if (named === 0 && !isNumber) return null
  let next = at + 1
  for (let skipped = 0; skipped < 2 && isEnding(tokens[next]); skipped += 1) next += 1
  const kind = tokens[next]?.kind === 'word' ? KINDS.get(must(tokens[next]).text) : undefined
  return kind ? partOf(kind, named || Number(first.text), next + 1) : null
}

const isEnding = (token: DateToken | undefined) =>
  token !== undefined && (token.kind === 'dot' || (!token.isApart && ENDING.test(token.text)))

function partOf(count: 2 | 4, number: number, next: number): YearPart | null {
  if (number < 1 || number > count) return null
  const season = `${count === 2 ? 'h' : 'q'}${number}` as Season
  return { season, month: ((number - 1) * 12) / count + 1, next }
}
