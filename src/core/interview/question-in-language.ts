import { must } from '#core/must.ts'
import { followUpAt } from './round/follow-up.ts'
import type { Mention } from './points/mentions.ts'
import { inLanguage, type MisconceptionHit } from './misconceptions/misconception.ts'
import type { CoachedQuestion } from './question.ts'
import type { Dimension } from './rubric.ts'

/** A question in the language of the person, where it is written in it. What rules look for in it stays. */
export function questionIn<One extends CoachedQuestion>(question: One, language: string): One {
  const texts = language === 'tr' ? question.inTurkish : undefined
  if (!texts) return question
  const { points, followUps, ...rest } = texts
  return {
    ...question,
    ...rest,
    points: question.points.map((point, at) => ({ ...point, text: must(points[at]) })),
    followUps: question.followUps.map((followUp, at) => ({ ...followUp, text: must(followUps[at]) })),
  }
}

/** What feedback says from the question itself, whoever judged the answer. */
export type FromQuestion = {
  mentions: Mention[]
  /** Sentences of the answer that say something wrong or harmful. */
  misconceptions: MisconceptionHit[]
  /** What would worry an interviewer. */
  redFlags: string[]
  followUp: string
}

export function tellFromQuestion(
  question: CoachedQuestion,
  mentions: readonly Mention[],
  hits: readonly MisconceptionHit[],
  weakest: Dimension | null,
  language: string,
): FromQuestion {
  const shown = questionIn(question, language)
  return {
    mentions: mentions.map((mention, at) => ({ ...mention, text: must(shown.points[at]).text })),
    misconceptions: inLanguage(hits, question.watched, language),
    redFlags: shown.redFlags,
    followUp: must(shown.followUps[followUpAt(question, weakest, mentions)]).text,
  }
}
