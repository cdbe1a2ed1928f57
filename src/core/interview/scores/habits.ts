import { CUES_ELSEWHERE } from './cues-elsewhere.ts'
import { SWEEPING } from './cues.ts'
import { HEDGES } from './delivery.ts'
import { ownSentences } from '../points/mentions.ts'
import { oncePer } from '#core/once-per.ts'
import { lowerCase } from '#core/text/turkish-letters.ts'

/** A word or phrase of an answer and how often it stands there. */
export type Habit = { said: string; times: number }
/** What somebody says again and again, in their own words: feedback quotes nothing else. */
export type Habits = { hedges: Habit[]; sweeping: Habit[] }

/** Exact or limiting rather than without exception, or only sure of what is said. */
const NO_SWEEP = new Set(
  [
    'exactly,zero,all,every,cannot,cant,hundred percent,100 percent,of course,obviously,surely,simply,anyway',
    'elbette,tabii,natürlich,selbstverständlich,einfach ,sowieso,offensichtlich,évidemment,bien sûr,simplement',
    'de toute façon,por supuesto,obvio,obviamente,simplemente,de todas formas',
  ].flatMap((words) => words.split(',')),
)
/** What somebody has not done is a fact about them, and no rule for everybody. */
const NEVER_DID =
  /\bi(?:['’]ve| have)? never (?:\p{L}+ed|did|done|had|been|was|made|seen|saw|wrote|written|built|ran|got)\b/giu

const longestFirst = (list: readonly string[]): string[] => [...list].sort((a, b) => b.length - a.length)
const whole = (phrases: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${longestFirst(phrases).join('|')})(?!\\p{L})`, 'gu')
const HEDGING = whole(HEDGES)
const EXCEPTIONLESS = whole(SWEEPING.filter((word) => !NO_SWEEP.has(word)))
/** One list for each language, as `beginnings` is built once for a list. */
const sweepingOf = oncePer(({ sweeping }: { sweeping: readonly string[] }) =>
  sweeping.filter((word) => !NO_SWEEP.has(word)),
)

export function habitsOf(question: string, answer: string, language: string): Habits {
  const own = lowerCase(ownSentences(question, answer).join('\n'))
  const elsewhere = CUES_ELSEWHERE[language]
  if (elsewhere)
    return {
      hedges: found(own, beginnings(elsewhere.hedges)),
      sweeping: found(own, beginnings(sweepingOf(elsewhere))),
    }
  if (language !== 'en') return { hedges: [], sweeping: [] }
  return { hedges: found(own, HEDGING), sweeping: found(own.replace(NEVER_DID, ' '), EXCEPTIONLESS) }
}

/** A beginning that ends with a space is a whole word. */
const beginnings = oncePer((list: readonly string[]): RegExp => {
  const parts = longestFirst(list).map((one) => (one.endsWith(' ') ? `${one.trim()}(?!\\p{L})` : `${one}\\p{L}*`))
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})`, 'gu')
})

/** The most frequent first. */
function found(text: string, pattern: RegExp): Habit[] {
  const times = new Map<string, number>()
  for (const [said] of text.matchAll(pattern)) times.set(said, (times.get(said) ?? 0) + 1)
  return [...times].map(([said, count]) => ({ said, times: count })).sort((a, b) => b.times - a.times)
}

export const timesOf = (habits: readonly Habit[]): number => habits.reduce((sum, { times }) => sum + times, 0)
