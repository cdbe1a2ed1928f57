import type { Habit } from '../scores/habits.ts'
import type { QuestionCategory } from '../question.ts'

type ByQuestion = Record<QuestionCategory | 'coding', string>

/** What the built-in coach says, in one language; Markdown. */
export type CoachWords = {
  sections: readonly [string, string, string, string, string]
  noStrength: string
  /** Of an answer that begins with not knowing. */
  admitted: string
  /** An answer long enough, of which nothing can be named as strong. */
  nothingStandsOut: string
  nothingToImprove: string
  outline: string
  wordless: string
  copied: string
  repeated: string
  heaped: string
  noCode: string
  shortCode: string
  short: (words: number, least: number) => string
  objections: (count: number) => string
  /** Asked in place of judging, of a sentence of the answer. */
  whoKnew: (said: string) => string
  whoKnewAsked: string
  toldWell: string
  canBeFollowed: string
  /** Told in order, with none of the points of the question in it that rules hear. */
  noPointHeard: string
  aStart: string
  unknowing: string
  offQuestion: string
  cannotKnow: string
  codeCannotKnow: string
  readInPart: string
  /** Of Turkish, where points are heard too. */
  readInTurkish: string
  notRead: string
  strong: Record<'structure' | 'figures' | 'ownPart' | 'others' | 'length', string>
  better: {
    check: string
    /** For a short list of terms. */
    sentences: string
    structure: ByQuestion
    concreteness: ByQuestion
    /** The words of another answer again; `question`: the one that was asked then. */
    saidBefore: (question: string) => string
    /** Other questions are nearer to the answer. */
    nearerToOthers: string
    sweeping: (said: readonly Habit[]) => string
    empty: string
    hedges: (said: readonly Habit[]) => string
    mentioned: (point: string) => string
    notMentioned: (point: string) => string
  }
  delivery: DeliveryWords
  behind: string
  worry: string
}

export type DeliveryWords = {
  short: string
  /** Short, and with an example. */
  shortWithExample: string
  long: string
  fast: (wordsPerMinute: number, from: number, to: number) => string
  slow: (wordsPerMinute: number, from: number, to: number) => string
}
