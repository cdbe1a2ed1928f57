import {
  CHALLENGES,
  EMPLOYMENT_STATUSES,
  LEARNING_PREFERENCES,
  otherChallengeOf,
  TIME_COMMITMENTS,
  TIMEFRAMES,
} from '#core/career/questionnaire.ts'
import { hoursPerDayOf, hoursPerWeek } from '#core/career/courses/study-hours.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { questionnaire as english } from '../strings/en/questionnaire.ts'
import type { InWords } from '../strings/use-names.ts'
import type { AnswerDraft } from './answer-draft.ts'
import type { QuestionNumber } from './steps.ts'

/** The questionnaire's options in a language's words, in the specification's order. Their values are the same in every one. */

export type Option<Value> = { value: Value; label: string; hint?: string }
export type QuestionWords = Catalogue['questionnaire']

export const MOTIVATIONS = Object.keys(english.motivations) as (keyof QuestionWords['motivations'])[]

const option = <Value>(value: Value, { label, hint }: { label: string; hint?: string }): Option<Value> => ({
  value,
  label,
  ...(hint ? { hint } : {}),
})

export const optionsIn = (words: QuestionWords) => ({
  statuses: EMPLOYMENT_STATUSES.map((value) => option(value, words.statuses[value])),
  interimWishes: [option(true, words.interim.yes), option(false, words.interim.no)],
  motivations: MOTIVATIONS.map((value): Option<string> => option(value, { label: words.motivations[value] })),
  learningPreferences: LEARNING_PREFERENCES.map((value) => option(value, words.learning[value])),
  timeCommitments: TIME_COMMITMENTS.map((value) => option(value, { label: words.hours[value] })),
  challengeOptions: CHALLENGES.map((value): Option<string> => option(value, words.challenges[value])),
  timeframes: TIMEFRAMES.map((value) => option(value, words.timeframes[value])),
})

/** The answer to a question in a few words; undefined while there is none. */
export function answerInWords(
  question: QuestionNumber,
  draft: AnswerDraft,
  words: QuestionWords,
  named: InWords,
): string | undefined {
  return inWords[question](draft, words, named)
}

const inWords: Record<
  QuestionNumber,
  (draft: AnswerDraft, words: QuestionWords, named: InWords) => string | undefined
> = {
  1: ({ currentStatus }, words) => currentStatus && words.statuses[currentStatus].label,
  2: ({ interimRole }, { interim }) =>
    interimRole === undefined ? undefined : interimRole ? interim.yes.label : interim.no.label,
  3: ({ dreamRole }, _, named) => dreamRole && named(dreamRole),
  4: ({ motivation }, words) => motivationInWords(motivation.trim(), words),
  5: ({ learningPreference }, words) => words.learning[learningPreference].label,
  6: ({ timeCommitment, hoursPerDay = hoursPerDayOf(timeCommitment), challenges }, words) =>
    [
      words.hoursADay[timeCommitment],
      ...(hoursPerDay < hoursPerDayOf(timeCommitment)
        ? [words.within(words.weekHours(hoursPerWeek(hoursPerDay)))]
        : []),
      ...challengesInWords(challenges, words),
    ].join(', '),
  7: ({ timeframe }, words) => words.timeframes[timeframe].label,
}

/** One of ours in the language of the page, else the person's own words as they stand. */
function motivationInWords(motivation: string, words: QuestionWords): string {
  const offered = MOTIVATIONS.find((text) => text === motivation)
  return offered ? words.motivations[offered] : motivation || words.notSaid
}

function challengesInWords(challenges: string[], words: QuestionWords): string[] {
  const known = CHALLENGES.filter((value) => challenges.includes(value)).map((value) =>
    words.within(words.challenges[value].label),
  )
  const other = otherChallengeOf(challenges)
  return other ? [...known, other] : known
}
