import type { Question } from './question.ts'
import { isQuoteOf } from './quotes.ts'
import { DIMENSIONS, type Dimension, type Scores } from './rubric.ts'

/** What a model says about an answer: nothing in it is believed before it is checked. */
export type ClaimedScores = Record<Dimension, { score: number; quote: string | null }>
export type CheckedScores = { scores: Scores; quotes: Record<Dimension, string | null> }

/** A score without evidence is at most this. */
export const UNFOUNDED_MOST = 2
/** A model sees more than our rules do, but not a good answer where they see next to nothing. */
const ABOVE_RULES_MOST = 2

/** Dimensions whose score rests on words that the answer does not contain. */
export function unfoundedIn(claimed: ClaimedScores, answer: string): Dimension[] {
  return DIMENSIONS.filter((dimension) => {
    const { score, quote } = claimed[dimension]
    return quote === null ? score > UNFOUNDED_MOST : !isQuoteOf(answer, quote)
  })
}

/** Scores as they count: with a true quote at most two above what rules can see, without one at most 2 and never above the rules. */
export function checkScores(claimed: ClaimedScores, answer: string, byRules: Scores): CheckedScores {
  const unfounded = new Set(unfoundedIn(claimed, answer))
  const scores = {} as Scores
  const quotes = {} as CheckedScores['quotes']
  for (const dimension of DIMENSIONS) {
    const { score, quote } = claimed[dimension]
    const isFounded = !unfounded.has(dimension) && quote !== null
    const seen = Math.round(byRules[dimension])
    const ceiling = isFounded ? seen + ABOVE_RULES_MOST : Math.min(UNFOUNDED_MOST, seen)
    scores[dimension] = Math.min(5, Math.max(1, Math.min(Math.round(score), ceiling)))
    quotes[dimension] = isFounded ? quote : null
  }
  return { scores, quotes }
}

/** The anchors of the question itself, for whoever judges. */
export function anchorsOf(question: Pick<Question, 'anchors'>): string[] {
  return [1, 3, 5].map((score) => `${score}: ${question.anchors[score as 1 | 3 | 5]}`)
}
