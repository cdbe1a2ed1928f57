import { MONTH_NAMES } from '../month-words.ts'

const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES)
const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never won can cannot t unable without nicht kein keine keinen leider degil yok pas ne ni nie niet geen non nao'.split(
    ' ',
  ),
)
const STEM = 5
const REACH = 4

/** Words, their beginnings and ends, pairs of beginnings, and what follows a negation. Figures and months count as one each. */
export function traitsOf(folded: string, isQuestion: boolean): ReadonlySet<string> {
  const words = wordsOf(folded).map((word) => (MONTHS.has(word) ? 'march' : word))
  const stems = words.map((word) => word.slice(0, STEM))
  const traits = new Set<string>(isQuestion ? ['?'] : [])
  for (const [at, word] of words.entries()) {
    addWord(traits, '', word)
    if (word.length > 7) traits.add(`-${word.slice(-STEM)}`)
    if (at > 0) traits.add(`${stems[at - 1]} ${stems[at]}`)
    if (at > 1) traits.add(`${stems[at - 2]} _ ${stems[at]}`)
    addDenied(traits, stems, at, word)
  }
  return traits
}

/** Traits of a whole letter: words, pairs, what is denied, and what stands in a question or in the subject. */
export function letterTraits(
  subject: string,
  sentences: readonly { folded: string; isQuestion: boolean }[],
): ReadonlySet<string> {
  const traits = new Set<string>()
  for (const { folded, isQuestion } of sentences) {
    addPairs(traits, '', folded)
    if (isQuestion) for (const word of wordsOf(folded)) addWord(traits, '?', word)
  }
  addPairs(traits, 's:', subject)
  return traits
}

function addPairs(traits: Set<string>, mark: string, folded: string): void {
  const words = wordsOf(folded)
  const stems = words.map((word) => word.slice(0, STEM))
  for (const [at, word] of words.entries()) {
    addWord(traits, mark, word)
    if (at > 0) traits.add(`${mark}${stems[at - 1]} ${stems[at]}`)
    if (mark === '') addDenied(traits, stems, at, word)
  }
}

function addWord(traits: Set<string>, mark: string, word: string): void {
  traits.add(mark + word)
  if (word.length > STEM) traits.add(`${mark}${word.slice(0, STEM)}-`)
}

function addDenied(traits: Set<string>, stems: readonly string[], at: number, word: string): void {
  if (NEGATIONS.has(word)) for (const near of stems.slice(at + 1, at + 1 + REACH)) traits.add(`!${near}`)
}

function wordsOf(folded: string): string[] {
  return folded
    .split(' ')
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? '0' : word))
}
