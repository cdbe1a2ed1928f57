import type { AnswerFeedback } from '../../src/core/interview/coaching/coach-answer.ts'
import type { Dimension } from '../../src/core/interview/rubric.ts'

/** A file of graded answers; some have a band only. */
export type GradedSet = {
  question: { id: string; role: string }
  answers: { id: string; text: string; grade: { scores?: Record<Dimension, number>; band: number } }[]
}

/** What the scorer reads. */
export type Prediction = {
  total: number | null
  scores: Partial<Record<Dimension, number | null>>
  strengths: string[]
  objections: string[]
}

/** Feedback as the page shows it: its second section praises, its third objects. */
export function predictionOf(feedback: AnswerFeedback): Prediction {
  const section = (number: number): string[] =>
    (feedback.text.split(/^### /mu).find((part) => part.startsWith(`${number}. `)) ?? '')
      .split('\n')
      .slice(1)
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2))
  return { total: feedback.total, scores: feedback.scores, strengths: section(2), objections: section(3) }
}
