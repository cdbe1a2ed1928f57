import { measureDelivery, type Delivery } from './delivery.ts'
import { followUpAt } from './follow-up.ts'
import type { Mention } from './mentions.ts'
import type { Question } from './question.ts'
import { DIMENSIONS, weakestOf, type Dimension, type Scores } from './rubric.ts'
import { scoreAnswer, type Heuristics } from './score-answer.ts'
import { isShortAnswer, LEAST_WORDS } from './short-answer.ts'
import { writeCoaching } from './write-coaching.ts'

/** What a person gets on an answer, whoever judged it: built-in coaching or a model's feedback. */
export type AnswerFeedback = {
  by: 'coach' | 'model'
  scores: Scores
  /** Of a hundred; kept for trends, never shown as a number. */
  total: number
  /** The words of the answer each score rests on; null: no evidence found. */
  quotes: Record<Dimension, string | null>
  mentions: Mention[]
  delivery: Delivery
  weakest: Dimension
  followUp: string
  /** Markdown in the five sections. */
  text: string
  isShort: boolean
}

/** Built-in coaching: structure, evidence, length and the points of the question, by rules alone. */
export function coachAnswer(question: Question, answer: string, spokenSeconds: number | null): AnswerFeedback {
  const judged = scoreAnswer(question, answer)
  const delivery = measureDelivery(question, answer, spokenSeconds)
  const isShort = isShortAnswer(question, answer)
  const weakest = weakestOf(judged.scores, question.category)
  const { mentions } = judged.measures
  return {
    by: 'coach',
    scores: wholeScores(judged.scores),
    total: Math.round(judged.total),
    quotes: quotesFrom(judged),
    mentions,
    delivery,
    weakest,
    followUp: followUpAt(question, weakest, mentions),
    text: writeCoaching(question, judged, delivery, isShort ? LEAST_WORDS : 0),
    isShort,
  }
}

export function wholeScores(scores: Scores): Scores {
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, Math.round(scores[dimension])])) as Scores
}

/** Rules can point at a sentence only where a point of the question comes up in it. */
function quotesFrom({ measures }: Heuristics): Record<Dimension, string | null> {
  const heard = measures.mentions.flatMap(({ quote }) => quote ?? [])
  return {
    relevance: heard[0] ?? null,
    structure: null,
    evidence: null,
    correctness: heard.at(-1) ?? null,
    communication: null,
  }
}
