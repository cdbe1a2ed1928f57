import type { Misconception } from './misconceptions/misconception.ts'

/**
 * One question of the bank in data/questions: 60 for each dream role. The shapes are what
 * data/questions/validate.mjs refuses to see broken.
 */
export const QUESTION_KINDS = ['role', 'teamwork', 'time-management', 'motivation', 'professional-development'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
export type QuestionCategory = 'technical' | 'behavioural' | 'situational'
export type QuestionDifficulty = 'easy' | 'medium' | 'hard'

/** Something a good answer mentions; `terms` are the lower-case words or stems that show it. */
export type QuestionPoint = { text: string; terms: string[] }

/** `trigger` says what in an answer calls for the follow-up. */
export type FollowUp = { trigger: string; text: string }

export type Question = {
  /** `<role>-<t|b|s>-<two digits>` */
  id: string
  category: QuestionCategory
  /** The place of a round that it can fill. */
  kind: QuestionKind
  competency: string
  difficulty: QuestionDifficulty
  /** At most 30 words, as an interviewer would say it. */
  text: string
  /** What the interviewer wants to learn. */
  intent: string
  points: QuestionPoint[]
  redFlags: string[]
  followUps: FollowUp[]
  /** What a score of 1, 3 and 5 looks like for this question. */
  anchors: { 1: string; 3: string; 5: string }
  outline: string[]
  /** Sensible speaking time. */
  seconds: number
  /** Ids of data/skills.json. */
  skills: string[]
  /** Answered in code or pseudo-code. */
  coding?: boolean
  systemDesign?: boolean
}

/** What people read of a question, in another language; lists in the question's own order. */
export type QuestionTexts = Pick<Question, 'text' | 'intent' | 'redFlags' | 'outline'> & {
  points: string[]
  followUps: string[]
}

/** Beginnings of Turkish words that speak for a point, and how much. */
export type TurkishSigns = ReadonlyMap<string, number>

/** A question with what answers to it get wrong. */
export type CoachedQuestion = Question & {
  inTurkish?: QuestionTexts | undefined
  /** What speaks for each point in a Turkish answer. */
  turkishSigns?: readonly TurkishSigns[] | undefined
  /** Four to six that belong to this question. */
  misconceptions: readonly Misconception[]
  /** Everything an answer is checked for: those, and harmful conduct in general. */
  watched: readonly Misconception[]
}

export type QuestionFile = { role: string; questions: Question[] }
