import {
  CHALLENGES,
  EMPLOYMENT_STATUSES,
  LEARNING_PREFERENCES,
  otherChallengeOf,
  TIME_COMMITMENTS,
  TIMEFRAMES,
  type LearningPreference,
  type TimeCommitment,
  type Timeframe,
} from '#core/career/questionnaire.ts'
import type { AnswerDraft } from './answer-draft.ts'
import type { QuestionNumber } from './steps.ts'

/** Every word of the questionnaire. Options stand in the specification's order. */

export type Option<Value> = { value: Value; label: string; hint?: string }

export const questions: Record<QuestionNumber, { short: string; question: string; help?: string }> = {
  1: { short: 'Current status', question: 'What is your current status?' },
  2: {
    short: 'Interim role',
    question: 'Would you like an interim role?',
    help: 'A first job on the way: quicker to reach, and its experience counts for your dream role.',
  },
  3: { short: 'Dream role', question: 'What is your dream role?', help: 'Pick the closest. You can change it at any time.' },
  4: { short: 'Motivation', question: 'What motivates you?', help: 'Pick one, or say it in your own words.' },
  5: { short: 'Learning', question: 'How do you like to learn?' },
  6: { short: 'Time and challenges', question: 'How much time do you have, and what is in your way?' },
  7: { short: 'Timeframe', question: 'When would you like to reach your dream role?' },
}

type Status = NonNullable<AnswerDraft['currentStatus']>

const statusWords: Record<Status, Omit<Option<Status>, 'value'>> = {
  student: { label: 'Student', hint: 'At a school, a university or a bootcamp' },
  unemployed: { label: 'Unemployed', hint: 'Between jobs, or looking for the first one' },
}
export const statuses = EMPLOYMENT_STATUSES.map((value) => ({ value, ...statusWords[value] }))

export const interimWishes: Option<boolean>[] = [
  { value: true, label: 'Yes', hint: 'Show me roles that I can reach sooner' },
  { value: false, label: 'No', hint: 'I am aiming straight for the dream role' },
]

export const motivations: Option<string>[] = [
  'Work that I enjoy',
  'A better and steadier income',
  'Building things that people use',
  'Working from anywhere',
].map((text) => ({ value: text, label: text }))

const learningWords: Record<LearningPreference, Omit<Option<LearningPreference>, 'value'>> = {
  videos: { label: 'Videos', hint: 'Watching somebody do it' },
  projects: { label: 'Projects', hint: 'Building something of my own' },
  reading: { label: 'Reading', hint: 'Books, articles and documentation' },
  all: { label: 'All of them', hint: 'A mix, whatever fits the topic' },
}
export const learningPreferences = LEARNING_PREFERENCES.map((value) => ({ value, ...learningWords[value] }))

const timeWords: Record<TimeCommitment, string> = { '1-2': '1-2 hours', '2-4': '2-4 hours', '4+': '4+ hours' }
export const timeCommitments = TIME_COMMITMENTS.map((value) => ({ value, label: timeWords[value] }))

const challengeWords: Record<(typeof CHALLENGES)[number], Omit<Option<string>, 'value'>> = {
  financial: { label: 'Financial', hint: 'Courses cost more than I can spend' },
  time: { label: 'Time', hint: 'Work, family or studies come first' },
  resources: { label: 'Resources', hint: 'No good computer, connection or place to study' },
  uncertainty: { label: 'Uncertainty', hint: 'I do not know what to learn first' },
}
export const challengeOptions = CHALLENGES.map((value) => ({ value, ...challengeWords[value] }))

const timeframeWords: Record<Timeframe, Omit<Option<Timeframe>, 'value'>> = {
  '6months': { label: '6 months' },
  '12months': { label: '12 months' },
  '2years': { label: '2 years' },
  flexible: { label: 'Flexible', hint: 'It takes the time it takes' },
}
export const timeframes = TIMEFRAMES.map((value) => ({ value, ...timeframeWords[value] }))

/** The answer to a question in a few words; undefined while there is none. */
export function answerInWords(question: QuestionNumber, draft: AnswerDraft): string | undefined {
  return inWords[question](draft)
}

const inWords: Record<QuestionNumber, (draft: AnswerDraft) => string | undefined> = {
  1: ({ currentStatus }) => currentStatus && statusWords[currentStatus].label,
  2: ({ interimRole }) => (interimRole === undefined ? undefined : interimRole ? 'Yes' : 'No'),
  3: ({ dreamRole }) => dreamRole,
  4: ({ motivation }) => motivation.trim() || 'Not said',
  5: ({ learningPreference }) => learningWords[learningPreference].label,
  6: ({ timeCommitment, challenges }) => [`${timeWords[timeCommitment]} a day`, ...challengesInWords(challenges)].join(', '),
  7: ({ timeframe }) => timeframeWords[timeframe].label,
}

function challengesInWords(challenges: string[]): string[] {
  const known = challengeOptions.filter(({ value }) => challenges.includes(value)).map(({ label }) => label.toLowerCase())
  const other = otherChallengeOf(challenges)
  return other ? [...known, other] : known
}
