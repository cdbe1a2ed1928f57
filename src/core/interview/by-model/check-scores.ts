import type { Question } from '../question.ts'
import { withoutOrders } from './addressed-to-judge.ts'
import { isQuoteOf } from './quotes.ts'
import { DIMENSIONS, type Dimension, type FullScores } from '../rubric.ts'

/** What a model says about an answer: nothing in it is believed before it is checked. */
export type ClaimedScores = Record<Dimension, { score: number; quote: string | null }>
export type CheckedScores = { scores: FullScores; quotes: Record<Dimension, string | null> }

/** A score without evidence is at most this. */
export const UNFOUNDED_MOST = 2
/** With one misconception in the answer, and with several. */
const CORRECTNESS_MOST = [5, 3, 2] as const

/** Dimensions whose score rests on words that the answer does not contain. */
export function unfoundedIn(claimed: ClaimedScores, answer: string): Dimension[] {
  return DIMENSIONS.filter((dimension) => {
    const { score, quote } = claimed[dimension]
    return quote === null ? score > UNFOUNDED_MOST : !isQuoteOf(answer, quote)
  })
}

/** Scores as they count: at most 2 without a true quote (1 where the answer speaks to its judge), and correctness no higher than known misconceptions leave it. */
export function checkScores(claimed: ClaimedScores, answer: string, misconceptions: number): CheckedScores {
  const unfounded = new Set(unfoundedIn(claimed, answer))
  const unfoundedMost = withoutOrders(answer) === answer ? UNFOUNDED_MOST : 1
  const most = CORRECTNESS_MOST[Math.min(misconceptions, CORRECTNESS_MOST.length - 1)] ?? UNFOUNDED_MOST
  const scores = {} as FullScores
  const quotes = {} as CheckedScores['quotes']
  for (const dimension of DIMENSIONS) {
    const { score, quote } = claimed[dimension]
    const isFounded = !unfounded.has(dimension) && quote !== null
    const ceiling = Math.min(isFounded ? 5 : unfoundedMost, dimension === 'correctness' ? most : 5)
    scores[dimension] = Math.min(ceiling, Math.max(1, Math.round(score)))
    quotes[dimension] = isFounded ? quote : null
  }
  return { scores, quotes }
}

/** The anchors of the question itself, for anyone who judges. */
export function anchorsOf(question: Pick<Question, 'anchors'>): string[] {
  return [1, 3, 5].map((score) => `${score}: ${question.anchors[score as 1 | 3 | 5]}`)
}
