import type { QuestionCategory } from './question.ts'

/** The five things an answer is judged by, each from 1 to 5 against written anchors. */
export const DIMENSIONS = ['relevance', 'structure', 'evidence', 'correctness', 'communication'] as const
export type Dimension = (typeof DIMENSIONS)[number]
export type Scores = Record<Dimension, number>

/** Shares of a hundred. */
const BEHAVIOURAL: Scores = { relevance: 20, structure: 25, evidence: 30, correctness: 10, communication: 15 }
const TECHNICAL: Scores = { relevance: 20, structure: 15, evidence: 20, correctness: 35, communication: 10 }

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
export function totalOf(scores: Scores, category: QuestionCategory): number {
  const weights = category === 'technical' ? TECHNICAL : BEHAVIOURAL
  return DIMENSIONS.reduce((sum, dimension) => sum + (weights[dimension] * (scores[dimension] - 1)) / 4, 0)
}

/** The dimension that costs most: low and heavy. */
export function weakestOf(scores: Scores, category: QuestionCategory): Dimension {
  const weights = category === 'technical' ? TECHNICAL : BEHAVIOURAL
  const lost = (dimension: Dimension): number => weights[dimension] * (5 - scores[dimension])
  return [...DIMENSIONS].sort((a, b) => lost(b) - lost(a))[0]!
}

/** People see a band, never a number: a single mock score is noise. */
export const BANDS = ['starting', 'building', 'solid', 'strong'] as const
export type Band = (typeof BANDS)[number]

export const BAND_LABELS: Record<Band, string> = {
  starting: 'First steps',
  building: 'On the way',
  solid: 'Solid',
  strong: 'Strong',
}

/** Threes throughout are on the way, fours solid, fives strong. */
export function bandOf(total: number): Band {
  if (total < 25) return 'starting'
  if (total < 55) return 'building'
  return total < 80 ? 'solid' : 'strong'
}

/** The band of one dimension's score, 1 to 5. */
export function bandOfScore(score: number): Band {
  return bandOf(((score - 1) / 4) * 100)
}
