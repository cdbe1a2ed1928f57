import { COACH_WORDS_EN } from './coach-words-en.ts'
import { COACH_WORDS_TR } from './coach-words-tr.ts'
import type { CoachWords } from './coach-words.ts'
import { measureDelivery, type Delivery } from '../scores/delivery.ts'
import { findMentions } from '../points/mentions.ts'
import { saidOnce } from '../points/soundness.ts'
import { languageOfAnswer } from '../points/elsewhere.ts'
import { questionIn, tellFromQuestion, type FromQuestion } from '../question-in-language.ts'
import type { CoachedQuestion } from '../question.ts'
import { DIMENSIONS, weakestOf, type Dimension, type Scores } from '../rubric.ts'
import { scoreAnswer, type Heard } from '../scores/score-answer.ts'
import { isShortAnswer, leastWordsOf } from '../scores/short-answer.ts'
import { asRead } from '../undotted.ts'
import { writeCoaching } from './write-coaching.ts'

/** What a person gets on an answer, no matter who judged it: built-in coaching or a model's feedback. */
export type AnswerFeedback = FromQuestion & {
  by: 'coach' | 'model'
  /** Null where nobody judged: rules cannot know whether an answer is right, and a model may fail to give scores. */
  scores: Scores
  /** Of a hundred; kept for trends, never shown as a number. Null: a model's words without scores. */
  total: number | null
  /** The words of the answer each score rests on; null: no evidence found. */
  quotes: Record<Dimension, string | null>
  /** False: the built-in coach does not read this language; it saw length, figures, step words and empty phrases. */
  isLanguageRead: boolean
  delivery: Delivery
  weakest: Dimension | null
  /** Markdown in the five sections. */
  text: string
  isShort: boolean
}

export const NO_QUOTES = Object.fromEntries(
  DIMENSIONS.map((dimension) => [dimension, null]),
) as AnswerFeedback['quotes']
export const NO_SCORES = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, null])) as Scores

const WORDS = { en: COACH_WORDS_EN, tr: COACH_WORDS_TR } satisfies Record<string, CoachWords>

/**
 * Built-in coaching: structure, concreteness and clarity by rules alone, told in the person's language. `heard.sense`, of an
 * encoder where one is available, changes the hidden total only. `saidBefore`: the other question that the same words were
 * given to.
 */
export function coachAnswer(
  question: CoachedQuestion,
  written: string,
  spokenSeconds: number | null,
  language: keyof typeof WORDS = 'en',
  { saidBefore = null, ...heard }: Heard & { saidBefore?: string | null | undefined } = {},
): AnswerFeedback {
  const { answer, asTyped } = asRead(saidOnce(written))
  // who repeats the question repeats it in their own language
  const asked = { ...question, text: questionIn(question, languageOfAnswer(answer)).text }
  const found = scoreAnswer(asked, answer, heard)
  const scored = {
    ...found,
    hits: found.hits.map((hit) => ({ ...hit, said: asTyped(hit.said) })),
    doubt: found.doubt === null ? null : asTyped(found.doubt),
    habits: {
      hedges: found.habits.hedges.map((habit) => ({ ...habit, said: asTyped(habit.said) })),
      sweeping: found.habits.sweeping.map((habit) => ({ ...habit, said: asTyped(habit.said) })),
    },
  }
  const delivery = measureDelivery(question, written, spokenSeconds)
  const isShort = isShortAnswer(question, answer)
  const weakest = weakestOf(scored.scores, question.category)
  const mentions = findMentions(
    asked,
    answer,
    found.hits.map(({ said }) => said),
  ).map((mention) => ({ ...mention, quote: mention.quote === null ? null : asTyped(mention.quote) }))
  const told = tellFromQuestion(asked, mentions, scored.hits, weakest, language)
  const judged = { ...scored, hits: told.misconceptions }
  return {
    by: 'coach',
    scores: roundScores(judged.scores),
    total: Math.round(judged.total * 10) / 10,
    quotes: NO_QUOTES,
    ...told,
    ...(scored.doubt === null ? {} : { followUp: WORDS[language].whoKnewAsked }),
    isLanguageRead: judged.measures.isEnglish,
    delivery,
    weakest,
    text: writeCoaching(
      questionIn(question, language),
      judged,
      told.mentions,
      delivery,
      isShort ? leastWordsOf(answer) : 0,
      WORDS[language],
      saidBefore,
    ),
    isShort,
  }
}

function roundScores(scores: Scores): Scores {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => {
      const score = scores[dimension]
      return [dimension, score === null ? null : Math.round(score * 10) / 10]
    }),
  ) as Scores
}
