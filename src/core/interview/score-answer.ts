import { measureAnswer, type Measures } from './measure-answer.ts'
import type { Question } from './question.ts'
import { totalOf, type Scores } from './rubric.ts'

/** The built-in judgement: scores with fractions, from cues alone. */
export type Heuristics = { scores: Scores; total: number; measures: Measures }

/**
 * Scores an answer without a model. What it can see is whether the points of the question come up, in what order
 * things are told, and how concrete they are; whether it is true it cannot see.
 */
export function scoreAnswer(question: Question, answer: string): Heuristics {
  const measures = measureAnswer(question, answer)
  const fullness = fullnessOf(question, measures)
  const parts = {
    relevance: relevance(measures) * happened(question, measures),
    structure: structure(question, measures),
    evidence: evidence(question, measures),
    correctness: correctness(measures) * happened(question, measures),
    communication: communication(measures),
  }
  // sweeping words weigh where there is little else
  const weight = fullness * measures.soundness * (1 - 0.5 * measures.sweeping * (1 - correctness(measures)))
  const scores = Object.fromEntries(
    Object.entries(parts).map(([dimension, part]) => [dimension, 1 + 4 * clamp(part * weight)]),
  ) as Scores
  return { scores, total: totalOf(scores, question.category), measures }
}

type Part = Measures

/** How much of the question's points is there; a point with two of its words counts in full. */
function coverage({ mentions }: Part): number {
  const sum = mentions.reduce(
    (covered, { termsHeard }) => covered + (termsHeard === 0 ? 0 : termsHeard === 1 ? 0.75 : 1),
    0,
  )
  return mentions.length === 0 ? 0 : sum / mentions.length
}

/** Too little said is too little in every respect: eight words are nothing, a third of the question's time is enough. */
function fullnessOf({ seconds, coding }: Question, { words }: Part): number {
  const enough = Math.min(90, Math.max(45, seconds * 0.6))
  return coding === true ? clamp(words / 30) : clamp((words - 8) / (enough - 8)) ** 0.6
}

function relevance(seen: Part): number {
  return 0.65 * clamp(coverage(seen) / 0.6) + 0.35 * clamp(seen.questionEcho / 0.3)
}

function correctness(seen: Part): number {
  return clamp(coverage(seen) / 0.8)
}

function structure(question: Question, seen: Part): number {
  if (question.coding === true)
    return (seen.hasCode ? 0.6 : 0) + (seen.hasCodeTalk ? 0.25 : 0) + 0.15 * clamp(seen.sentences / 5)
  const order = 0.5 * clamp(seen.connectors / 4) + 0.5 * clamp(seen.sentences / 5)
  if (question.category === 'technical') return 0.75 * order + 0.25 * clamp(seen.contrasts / 2)
  const story = (clamp(seen.situation / 2) + clamp(seen.ownActions / 3) + clamp(seen.outcomes / 2)) / 3
  return (0.6 * story + 0.4 * order) * happened(question, seen)
}

function evidence(question: Question, seen: Part): number {
  if (question.category !== 'technical') {
    return (
      (0.4 * clamp(seen.ownActions / 5) + 0.3 * clamp(seen.figures / 2) + 0.3 * clamp(seen.outcomes / 3)) *
      happened(question, seen)
    )
  }
  const heard = seen.mentions.reduce((sum, { termsHeard }) => sum + termsHeard, 0)
  const specifics = clamp(heard / (seen.mentions.length * 1.5))
  if (question.coding === true) return 0.45 * (seen.hasCode ? 1 : 0) + 0.4 * specifics + 0.15 * clamp(seen.figures / 2)
  return 0.5 * specifics + 0.25 * clamp(seen.examples / 1) + 0.25 * clamp((seen.figures + seen.contrasts) / 3)
}

/** A behavioural question asks for something that happened; what one would do, or is like, is half an answer. */
function happened({ category }: Question, seen: Part): number {
  return category === 'behavioural' && seen.pastActions === 0 ? 0.6 : 1
}

function communication({ hedgesPer100, wordsPerSentence, hasCode }: Part): number {
  const vague = clamp((hedgesPer100 - 1.5) / 5)
  const winding = hasCode ? 0 : clamp((wordsPerSentence - 32) / 30)
  const clipped = hasCode ? 0 : clamp((5 - wordsPerSentence) / 5)
  return 1 - 0.6 * vague - 0.4 * winding - 0.4 * clipped
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
