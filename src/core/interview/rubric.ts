import type { QuestionCategory } from './question.ts'

/** The five things an answer is judged by, each from 1 to 5 against written anchors. */
export const DIMENSIONS = ['relevance', 'structure', 'evidence', 'correctness', 'communication'] as const
export type Dimension = (typeof DIMENSIONS)[number]
/** Null: not judged. */
export type Scores = Record<Dimension, number | null>
export type FullScores = Record<Dimension, number>

/** Shares of a hundred. */
const BEHAVIOURAL: FullScores = { relevance: 20, structure: 25, evidence: 30, correctness: 10, communication: 15 }
const TECHNICAL: FullScores = { relevance: 20, structure: 15, evidence: 20, correctness: 35, communication: 10 }

export const DIMENSION_LABELS: Record<Dimension, string> = {
  relevance: 'Relevance',
  structure: 'Structure',
  evidence: 'Evidence',
  correctness: 'Correctness',
  communication: 'Communication',
}

/** What 1, 3 and 5 look like in any answer; a question's own anchors come beside these. */
export const DIMENSION_ANCHORS: Record<Dimension, { 1: string; 3: string; 5: string }> = {
  relevance: {
    1: 'Does not answer what was asked.',
    3: 'Answers part of it, or drifts.',
    5: 'Answers exactly what was asked, all of it.',
  },
  structure: {
    1: 'No order to follow.',
    3: 'An order can be made out, with a part missing.',
    5: 'A clear beginning, steps in order, and an end.',
  },
  evidence: {
    1: 'Claims only.',
    3: 'One example without detail.',
    5: 'Concrete actions, reasons, figures or results of their own.',
  },
  correctness: {
    1: 'Wrong, or empty of content.',
    3: 'Right in the main, with gaps.',
    5: 'Right, complete, and aware of limits.',
  },
  communication: {
    1: 'Hard to follow.',
    3: 'Understandable, with detours or vague words.',
    5: 'Plain, precise, no longer than needed.',
  },
}

/** Of a hundred: 1 everywhere is 0, 5 everywhere is 100. Fractions of a score are allowed. */
export function totalOf(scores: FullScores, category: QuestionCategory): number {
  const weights = category === 'technical' ? TECHNICAL : BEHAVIOURAL
  const sum = DIMENSIONS.reduce((total, dimension) => total + (weights[dimension] * (scores[dimension] - 1)) / 4, 0)
  return Math.min(sum, mostFor(scores.correctness), mostFor(scores.relevance))
}

/**
 * A harmful or wrong answer is not saved by good order, nor one to another question: with a correctness or relevance of 1
 * the total stays in the lowest band, with 2 in the second, with 3 below the highest.
 */
function mostFor(score: number): number {
  return GATE.findLast(({ from }) => score >= from)?.most ?? 19
}
const GATE = [
  { from: 1.5, most: 39 },
  { from: 2.5, most: 79 },
  { from: 3.5, most: 100 },
]

/** The dimension that costs most: low and heavy. Null while nothing was judged. */
export function weakestOf(scores: Scores, category: QuestionCategory): Dimension | null {
  const weights = category === 'technical' ? TECHNICAL : BEHAVIOURAL
  const lost = (dimension: Dimension): number => weights[dimension] * (5 - (scores[dimension] ?? 5))
  const judged = DIMENSIONS.filter((dimension) => scores[dimension] !== null)
  return judged.sort((a, b) => lost(b) - lost(a))[0] ?? null
}

/** People see a band, never a number: a single mock score is noise. */
export const BANDS = ['starting', 'building', 'middle', 'solid', 'strong'] as const
export type Band = (typeof BANDS)[number]

export const BAND_LABELS: Record<Band, string> = {
  starting: 'First steps',
  building: 'On the way',
  middle: 'Halfway',
  solid: 'Solid',
  strong: 'Strong',
}

/** Five bands of a fifth each: threes throughout are halfway. */
export function bandOf(total: number): Band {
  return BANDS[Math.min(BANDS.length - 1, Math.max(0, Math.floor(total / 20)))] ?? 'starting'
}

/** The band of one dimension's score, 1 to 5. */
export function bandOfScore(score: number): Band {
  return BANDS[Math.min(BANDS.length, Math.max(1, Math.round(score))) - 1] ?? 'starting'
}
