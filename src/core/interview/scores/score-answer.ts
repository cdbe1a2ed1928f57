import { measureAnswer, type Measures } from './measure-answer.ts'
import { findMisconceptions, findUncertain, isConduct, type MisconceptionHit } from '../misconceptions/misconception.ts'
import type { HarmSound } from '../misconceptions/harm-sound.ts'
import { doubtIn, isMoreOpen } from '../misconceptions/stance.ts'
import { beginsUnknowing } from './admission.ts'
import { habitsOf, type Habits } from './habits.ts'
import { clamp, fullnessOf, plainness } from './fullness.ts'
import { gradeOf } from './quality.ts'
import type { CoachedQuestion, Question } from '../question.ts'
import type { Scores } from '../rubric.ts'
import { findMentions, ownSentences } from '../points/mentions.ts'
import { isOffQuestion, lostByDistance } from './off-question.ts'
import { isShortAnswer } from './short-answer.ts'
import { wordsOf } from '../words.ts'

/** Why an answer is below what a real attempt gets, or 'real'. */
export type AnswerKind = 'empty' | 'wordless' | 'copied' | 'short' | 'repeated' | 'heaped' | 'off' | 'real'

/** The built-in judgement. What rules cannot know stays null. */
export type RuleJudgement = {
  kind: AnswerKind
  scores: Scores
  /** Of a hundred, below `REAL_MOST`. */
  total: number
  measures: Measures
  hits: MisconceptionHit[]
  /** Begins with not knowing, and comes to none of the question's points. */
  isUnknowing: boolean
  /** A real attempt that is far nearer to other questions. */
  isFar: boolean
  habits: Habits
  /** The sentence for whose sake the coach asks who knew of it. */
  doubt: string | null
}

/** Where the middle band begins. A real attempt stays below its end: rules see how it is delivered, and no more. */
export const REAL_LEAST = 40
export const REAL_MOST = 59.9
/** What the poorest attempt comes near to. */
const POOREST = 20
/** The grade that stands where the middle band begins. */
const MIDDLE_FROM = 1.3
/** Two things that are wrong or harmful, each in its own sentence, take an answer out of the middle band. */
const HITS_THAT_LOWER = 2
/** What one warning costs of the five grades, and one doubt, which knows less. */
const ONE_HIT = 0.8
const ONE_DOUBT = 0.4
/** Warnings and doubts are often wrong about what sounds right: from this grade on they cost grades and no more. Heard in English alone. */
const SOUND = 3
/** Below any honest attempt; a doubt, which may be wrong, leaves a little more. */
const HARMFUL_MOST = 20
const DOUBTED_MOST = 30
/** What is taken out of the middle band keeps its order, within a point. */
const ORDER_BELOW = 0.2
/** A line in which a term of the question is heard is little, and more than harm told at length. */
const FOR_A_WORD = 3
const SHORT_MOST = 39
/** The grades lost by distance from which on the person is asked about it. */
const FAR = 1
const COPIED_ECHO = 0.58
export const HEAPED_SOUNDNESS = 0.6
/** Below it, the same words come again and again. */
const REPEATED_VARIETY = 0.6
/** The share of the marks for structure and clarity that an answer to another question keeps: the lowest band. */
const OFF_SHARE = 0.1

/** What is known of an answer beside what rules read in it; null or left out where nobody could tell. */
export type Heard = {
  /** The grade of `sense.ts`. */
  sense?: number | null
  /** Of `closeness.ts`. */
  closeness?: number | null
  /** Of `harm-sound.ts`. */
  harm?: HarmSound | null
}

export function scoreAnswer(
  question: CoachedQuestion,
  answer: string,
  { sense = null, closeness = null, harm = null }: Heard = {},
): RuleJudgement {
  const measures = measureAnswer(question, answer)
  const read = kindOf(question, answer, measures)
  const kind = read === 'real' && isOffQuestion(closeness) ? 'off' : read
  // who only repeats the question claims nothing by it
  const claimed = kind === 'copied' ? ownSentences(question.text, answer).join('\n') : answer
  const hits = findMisconceptions(question.watched, claimed, measures.language)
  const isHarmful = hits.some(isConduct)
  const isTechnical = question.category === 'technical'
  const doubt = isHarmful
    ? null
    : (doubtIn(answer, measures.language, isTechnical, measures.hasCode ? null : harm) ??
      doubtOf(question, claimed, measures.language))
  const mentions = findMentions(question, answer)
  const isUnknowing = kind === 'real' && beginsUnknowing(answer) && !mentions.some(({ isMentioned }) => isMentioned)
  const isShortAndHeard =
    kind === 'short' &&
    measures.soundness >= HEAPED_SOUNDNESS &&
    hits.length === 0 &&
    mentions.some(({ termsHeard }) => termsHeard > 0)
  const parts = {
    structure: clamp(structure(question, measures)),
    evidence: clamp(evidence(question, measures)),
    communication: clamp(communication(measures)),
  }
  const grade = gradeOf(question, answer, measures, parts, sense)
  const lost = lostByDistance(closeness, question.category, measures.isEnglish ? grade : null)
  const fullness = kind === 'real' ? 1 : lowShare(kind, measures)
  const score = (part: number): number => 1 + 4 * part * fullness
  return {
    kind,
    scores: {
      relevance: null,
      structure: score(parts.structure),
      evidence: score(parts.evidence),
      correctness: null,
      communication: score(parts.communication),
    },
    total:
      kind === 'real'
        ? realTotal(
            grade,
            ONE_HIT * hits.length + (doubt === null ? 0 : ONE_DOUBT) + lost,
            isUnknowing,
            measures.isEnglish && grade >= SOUND
              ? null
              : mostOf(isHarmful && (!isTechnical || hits.length >= HITS_THAT_LOWER), doubt !== null, hits.length),
          )
        : isShortAndHeard
          ? Math.min(SHORT_MOST, FOR_A_WORD * measures.words)
          : fullness * 30 * (hits.length > 0 ? 0.5 : 1),
    measures,
    hits,
    isUnknowing,
    isFar: kind === 'real' && lost >= FAR,
    habits: habitsOf(question.text, answer, measures.language),
    doubt,
  }
}

/** A harmful act is named, in Turkish, and little is said openly. */
function doubtOf({ watched }: CoachedQuestion, answer: string, language: string): string | null {
  return language === 'tr' && !isMoreOpen(answer, language) ? findUncertain(watched, answer, language) : null
}

/** The end of what an accused answer can have; null for one that is not. */
function mostOf(isHarmful: boolean, isDoubted: boolean, hits: number): number | null {
  if (isHarmful) return HARMFUL_MOST
  if (isDoubted) return DOUBTED_MOST
  return hits >= HITS_THAT_LOWER ? REAL_LEAST : null
}

function realTotal(grade: number, lost: number, isUnknowing: boolean, accusedMost: number | null): number {
  const left = grade - lost
  const total = POOREST + (REAL_MOST - POOREST) / (1 + Math.exp(MIDDLE_FROM - left))
  const most = accusedMost ?? (isUnknowing ? REAL_LEAST : null)
  return most === null ? total : Math.min(total, most - 0.1 - ORDER_BELOW * Math.max(0, 5 - left))
}

function kindOf(question: Question, answer: string, { words, echo, soundness, variety }: Measures): AnswerKind {
  if (answer.trim() === '') return 'empty'
  if (wordsOf(answer).length === 0) return 'wordless'
  if (echo >= COPIED_ECHO || words === 0) return 'copied'
  if (isShortAnswer(question, answer)) return 'short'
  if (soundness >= HEAPED_SOUNDNESS) return 'real'
  return variety < REPEATED_VARIETY ? 'repeated' : 'heaped'
}

function lowShare(kind: AnswerKind, { words, soundness }: Measures): number {
  if (kind === 'short' && soundness >= HEAPED_SOUNDNESS) return clamp(words / 25)
  if (kind === 'off') return OFF_SHARE
  return kind === 'short' || kind === 'heaped' || kind === 'repeated' ? 0.4 * soundness : 0.05
}

function structure(question: Question, seen: Measures): number {
  if (question.coding === true && seen.hasCode)
    return 0.7 + (seen.hasCodeTalk ? 0.2 : 0) + 0.1 * clamp(seen.sentences / 6)
  const order = 0.5 * clamp(seen.steps / 4) + 0.5 * clamp(seen.sentences / 5)
  const length = fullnessOf(seen)
  if (!seen.hasCues) return 0.6 * order + 0.4 * length
  if (question.category !== 'behavioural')
    return 0.45 * order + 0.35 * length + 0.2 * clamp((seen.limits + seen.questions) / 5)
  const story = (clamp(seen.situation / 2) + clamp(seen.pastActions / 3) + clamp(seen.outcomes / 2)) / 3
  return 0.35 * story + 0.35 * order + 0.3 * length
}

function evidence(question: Question, seen: Measures): number {
  const length = fullnessOf(seen)
  const figures = clamp(seen.figures / 4)
  const substance = 1 - 0.4 * clamp(seen.emptyWords / 8)
  if (!seen.hasCues) return (0.65 * length + 0.35 * figures) * substance
  const particulars =
    0.3 * figures +
    0.25 * clamp(seen.others / 4) +
    0.2 * clamp((seen.ownCase + seen.pastActions) / 3) +
    0.25 * clamp((seen.questions * 1.5 + seen.limits) / 7)
  const told = question.category === 'behavioural' && seen.pastActions === 0 ? 0.6 : 1
  return (0.5 * particulars + 0.5 * length) * substance * told
}

function communication(seen: Measures): number {
  if (seen.hasCode) return 0.4 + 0.4 * fullnessOf(seen)
  const empty = 0.4 * clamp(seen.emptyWords / 7)
  if (!seen.hasCues) return 0.4 + 0.4 * fullnessOf(seen) - 0.7 * empty
  const winding = clamp((seen.wordsPerSentence - 30) / 25)
  const noise = empty + 0.5 * clamp(seen.sweeping / 5) + 0.4 * clamp((seen.fillers + seen.hedges) / 6)
  return 0.45 + 0.55 * plainness(seen) - 0.7 * noise - 0.35 * winding
}
