import type { Question } from '../question.ts'
import { countPhrases, foldForLookup, wordsOf } from '../words.ts'

/** How an answer was delivered, counted by code and never scored. Nothing here knows an accent, a face or a feeling. */
export type Delivery = {
  words: number
  /** null: typed, or too short to tell. */
  wordsPerMinute: number | null
  pace: 'slow' | 'comfortable' | 'fast' | null
  fillersPer100: number
  hedgesPer100: number
  /** About how long it takes to say it. */
  speakingSeconds: number
  /** Against the question's own time. */
  length: 'short' | 'fits' | 'long'
}

export const COMFORTABLE_PACE = { from: 140, to: 160 }
const SLOW_BELOW = 110
const FAST_ABOVE = 190
const LEAST_SECONDS = 10
export const FILLERS = [
  'um',
  'umm',
  'uh',
  'uhm',
  'er',
  'erm',
  'hmm',
  'you know',
  'i mean',
  'basically',
  'literally',
  'like like',
  'so yeah',
  'or something',
  'and stuff',
]
export const HEDGES = [
  'maybe',
  'perhaps',
  'i think',
  'i guess',
  'i suppose',
  'i believe',
  'probably',
  'might',
  'sort of',
  'kind of',
  'somewhat',
  'hopefully',
  'not sure',
  'more or less',
  'a bit',
]

/** `spokenSeconds`: how long the person spoke, pauses of the timer left out; null when typed. */
export function measureDelivery(
  question: Pick<Question, 'seconds' | 'coding'>,
  answer: string,
  spokenSeconds: number | null,
): Delivery {
  const words = wordsOf(answer).length
  const folded = foldForLookup(answer)
  const wordsPerMinute =
    spokenSeconds !== null && spokenSeconds >= LEAST_SECONDS && words > 0
      ? Math.round((words * 60) / spokenSeconds)
      : null
  const speakingSeconds = Math.round((words * 60) / 150)
  return {
    words,
    wordsPerMinute,
    pace: wordsPerMinute === null ? null : paceOf(wordsPerMinute),
    fillersPer100: per100(countPhrases(folded, FILLERS) + spokenLikes(answer), words),
    hedgesPer100: per100(countPhrases(folded, HEDGES), words),
    speakingSeconds,
    length: lengthOf(speakingSeconds, question.seconds, question.coding === true),
  }
}

function paceOf(wordsPerMinute: number): Delivery['pace'] {
  if (wordsPerMinute < SLOW_BELOW) return 'slow'
  return wordsPerMinute > FAST_ABOVE ? 'fast' : 'comfortable'
}

/** 'It was, like, slow': between commas it says nothing. */
function spokenLikes(answer: string): number {
  return answer.match(/,\s*like\s*,/giu)?.length ?? 0
}

function per100(count: number, words: number): number {
  return words === 0 ? 0 : Math.round((count * 1_000) / words) / 10
}

/** Written answers are denser than spoken ones, so a third of the time is enough; code is never too short to say. */
function lengthOf(speakingSeconds: number, seconds: number, isCode: boolean): Delivery['length'] {
  if (speakingSeconds === 0 || (!isCode && speakingSeconds < seconds / 3)) return 'short'
  return speakingSeconds > seconds * 1.5 ? 'long' : 'fits'
}
