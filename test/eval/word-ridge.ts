import { solveRidge } from './dual-ridge.ts'
import { meanOf } from './signed-ridge.ts'

/** One graded answer as the set of its words; `group`: the question that it belongs to. */
export type Worded = { stems: ReadonlySet<string>; y: number; group: string }
/** What each word adds to the grade, and what an answer without any of them has beside the mean. */
export type WordFit = { weights: Record<string, number>; of: (stems: ReadonlySet<string>) => number }

const LAMBDA = 20
/** A word of one subject says nothing about answers to another. */
const FEWEST_QUESTIONS = 6
const MOST_WORDS = 350

/** Ridge regression on which words occur, solved over the answers, since they are fewer than the words. */
export function fitWords(examples: readonly Worded[], lambda = LAMBDA): WordFit {
  const columns = wordsOfMany(examples).map((word) => {
    const values = examples.map(({ stems }) => (stems.has(word) ? 1 : 0))
    const mean = meanOf(values)
    return { word, values: values.map((value) => value - mean), spread: Math.sqrt(mean * (1 - mean)) }
  })
  const mean = meanOf(examples.map(({ y }) => y))
  const rows = examples.map((_, at) => columns.map(({ values }) => values[at] ?? 0))
  const shares = solveRidge(
    rows,
    examples.map(({ y }) => y - mean),
    lambda,
  )
  const weights = columns
    .map(({ word, values, spread }) => {
      const weight = values.reduce((sum, value, at) => sum + value * (shares[at] ?? 0), 0)
      return { word, weight, weighs: Math.abs(weight) * spread }
    })
    .sort((a, b) => b.weighs - a.weighs)
    .slice(0, MOST_WORDS)
    .map(({ word, weight }): [string, number] => [word, weight])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    weights: Object.fromEntries(weights),
    of: (stems) => weights.reduce((sum, [word, weight]) => sum + (stems.has(word) ? weight : 0), 0),
  }
}

function wordsOfMany(examples: readonly Worded[]): string[] {
  const groups = new Map<string, Set<string>>()
  for (const { stems, group } of examples)
    for (const stem of stems) groups.set(stem, (groups.get(stem) ?? new Set()).add(group))
  return [...groups].filter(([, { size }]) => size >= FEWEST_QUESTIONS).map(([word]) => word)
}
