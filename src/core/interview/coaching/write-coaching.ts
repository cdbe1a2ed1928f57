import { lowerCase } from '#core/text/turkish-letters.ts'
import { COACH_WORDS_EN } from './coach-words-en.ts'
import type { CoachWords } from './coach-words.ts'
import { deliveryAdvice } from './delivery-advice.ts'
import { isConduct } from '../misconceptions/misconception.ts'
import { timesOf, type Habit } from '../scores/habits.ts'
import type { Delivery } from '../scores/delivery.ts'
import type { Mention } from '../points/mentions.ts'
import type { Question } from '../question.ts'
import { HEAPED_SOUNDNESS, type RuleJudgement } from '../scores/score-answer.ts'

/** The five sections of feedback on an answer (specification, section 7), as the model is asked for them. */
export const FEEDBACK_SECTIONS = COACH_WORDS_EN.sections

/** Of the points of a question, so many are named. */
const MOST_POINTS = 5
const MOST_HEARD = 2

type Told = {
  question: Question
  judged: RuleJudgement
  mentions: readonly Mention[]
  delivery: Delivery
  words: CoachWords
  saidBefore: string | null
}

/**
 * Built-in coaching in the five sections, as Markdown. `leastWords`: the answer is shorter; 0: it is long enough.
 * `saidBefore`: the other question that the same words were given to.
 */
export function writeCoaching(
  question: Question,
  judged: RuleJudgement,
  mentions: readonly Mention[],
  delivery: Delivery,
  leastWords: number,
  words: CoachWords,
  saidBefore: string | null = null,
): string {
  const told = { question, judged, mentions, delivery, words, saidBefore }
  const sections = [
    assessment(told, leastWords),
    items(
      strengths(told),
      judged.isUnknowing
        ? words.admitted
        : judged.kind === 'real' &&
            leastWords === 0 &&
            judged.total >= A_START &&
            !isInDoubt(judged) &&
            !isAwayFromPoints(told)
          ? words.nothingStandsOut
          : words.noStrength,
    ),
    items(improvements(told), words.nothingToImprove),
    [words.outline, ...question.outline.map((line) => `- ${line}`)],
    items(tips(told), ''),
  ]
  return words.sections
    .map((title, index) => `### ${index + 1}. ${title}\n${(sections[index] ?? []).join('\n')}`)
    .join('\n\n')
}

function assessment(told: Told, leastWords: number): string[] {
  const { question, judged, delivery, words } = told
  const { kind, hits, doubt, measures } = judged
  if (kind === 'wordless' || kind === 'copied') return [words[kind]]
  const isCodeMissing = question.coding === true && !measures.hasCodeLine
  if (leastWords > 0 && question.coding === true) return [isCodeMissing ? words.noCode : words.shortCode]
  if (leastWords > 0) return [words.short(delivery.words, leastWords)]
  if (kind === 'repeated' || kind === 'heaped') return [words[kind]]
  const opening = [
    ...(hits.length > 0 ? [words.objections(hits.length)] : []),
    ...(doubt === null ? [] : [words.whoKnew(brief(doubt))]),
    ...(isCodeMissing
      ? [words.noCode]
      : hits.length > 0 || doubt !== null
        ? []
        : [kind === 'off' ? words.offQuestion : overall(told)]),
  ]
  const language = measures.isEnglish ? [] : [wordsOnLanguage(measures, words)]
  return [[...opening, ...language, question.coding === true ? words.codeCannotKnow : words.cannotKnow].join(' ')]
}

function wordsOnLanguage({ hasCues, language }: RuleJudgement['measures'], words: CoachWords): string {
  if (!hasCues) return words.notRead
  return language === 'tr' ? words.readInTurkish : words.readInPart
}

/** Short, and no sentence: terms one after the other. Two or three words are no heap. */
function isHeap({ words, sentences, soundness }: RuleJudgement['measures']): boolean {
  return words >= LEAST_HEAP && sentences <= 1 && soundness < HEAPED_SOUNDNESS
}
const LEAST_HEAP = 8

/** English answers alone: elsewhere a point may be made that is not heard. */
function isAwayFromPoints({ judged: { measures }, mentions }: Told): boolean {
  return measures.isEnglish && !measures.hasCode && !mentions.some((mention) => mention.isMentioned)
}

/** Totals that answers of grade 4 and more have, and such as are graded 2 and less. */
const TOLD_WELL = 56
const A_START = 50

function overall(told: Told): string {
  const { judged, words } = told
  const { total, scores, isUnknowing } = judged
  if (isUnknowing) return words.unknowing
  // what is improved below is not praised here
  const isClear = (scores.structure ?? 0) >= 3 && (scores.evidence ?? 0) >= 3
  if (total >= TOLD_WELL && isClear) return words.toldWell
  if (total < A_START) return words.aStart
  return isAwayFromPoints(told) ? words.noPointHeard : words.canBeFollowed
}

/** What may have hurt somebody is not praised for how well it is put. */
function isInDoubt({ hits, doubt }: RuleJudgement): boolean {
  return doubt !== null || hits.some(isConduct)
}

/** Order words in it do not make it easy to follow: so many words of searching in a hundred, or sentences without an end. */
function isWinding({ fillers, hedges, words, wordsPerSentence }: RuleJudgement['measures']): boolean {
  const times = Math.round(((fillers + hedges) * words) / 100)
  return isManyOf(times, words, MANY_SEARCHING) || wordsPerSentence > LONG_SENTENCES
}
const LONG_SENTENCES = 35

/** Only how it is delivered: a sentence is never praised for the terms in it. */
function strengths({ question, judged, delivery, words }: Told): string[] {
  const { scores, measures, kind, hits } = judged
  if (kind !== 'real' || isInDoubt(judged)) return []
  const { strong } = words
  return [
    ...((scores.structure ?? 0) >= 3.8 && !isWinding(measures) ? [strong.structure] : []),
    ...(measures.figures >= 3 ? [strong.figures] : []),
    ...(question.category === 'behavioural' && measures.pastActions >= 3 && hits.length === 0 ? [strong.ownPart] : []),
    ...(measures.hasCues && measures.others >= 4 && hits.length === 0 ? [strong.others] : []),
    ...(delivery.length === 'fits' && question.coding !== true ? [strong.length] : []),
  ]
}

function improvements({ question, judged, mentions, delivery, words, saidBefore }: Told): string[] {
  const { scores, measures, hits, habits, kind } = judged
  const asked = question.coding === true ? 'coding' : question.category
  const { better } = words
  return [
    ...hits.slice(0, 4).map(({ said, wrong, right }) => `${better.check}: “${brief(said)}” ${wrong} ${right}`),
    ...(saidBefore === null || kind === 'short' ? [] : [better.saidBefore(brief(saidBefore))]),
    ...(judged.isFar ? [better.nearerToOthers] : []),
    ...(kind === 'short' && isHeap(measures) ? [better.sentences] : []),
    ...(kind === 'real' && (scores.structure ?? 0) < 3 ? [better.structure[asked]] : []),
    ...(kind === 'real' && (scores.evidence ?? 0) < 3 ? [better.concreteness[asked]] : []),
    ...(isOften(habits.sweeping, measures, MANY_SWEEPING)
      ? [better.sweeping(habits.sweeping.slice(0, MOST_QUOTED))]
      : []),
    ...(measures.emptyWords >= 6 ? [better.empty] : []),
    ...deliveryAdvice(delivery, givesExample(measures), words.delivery),
    ...(isOften(habits.hedges, measures, MANY_HEDGES) ? [better.hedges(habits.hedges.slice(0, MOST_QUOTED))] : []),
    ...heardOf(mentions)
      .filter((mention) => !isFirm(mention))
      .map(({ text }) => better.mentioned(lowerFirst(text))),
    ...mentions
      .filter((mention) => !mention.isMentioned)
      .slice(0, MOST_POINTS - heardOf(mentions).length)
      .map(({ text }) => better.notMentioned(text)),
  ]
}

/** A case with figures in it. */
const givesExample = ({ figures, ownCase, pastActions }: Told['judged']['measures']): boolean =>
  figures >= 2 && ownCase + pastActions > 0

/** How often at least, since in a short answer one word is a high share and no habit, and how often in a hundred words. */
type Often = { least: number; perHundred: number }
const MANY_HEDGES: Often = { least: 3, perHundred: 3 }
const MANY_SEARCHING: Often = { least: 3, perHundred: 1.7 }
const MANY_SWEEPING: Often = { least: 2, perHundred: 2.5 }
const MOST_QUOTED = 3

function isOften(habits: readonly Habit[], { words }: { words: number }, often: Often): boolean {
  return isManyOf(timesOf(habits), words, often)
}

function isManyOf(times: number, words: number, { least, perHundred }: Often): boolean {
  return times >= least && times * 100 > perHundred * words
}

/** So many signs of a point leave nothing to improve; with fewer, what is said of it is worth a look. */
const FIRM_SIGNS = 3
const isFirm = ({ termsHeard }: Mention): boolean => termsHeard >= FIRM_SIGNS

/** A few of the points that were made. */
function heardOf(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention) => mention.isMentioned).slice(0, MOST_HEARD)
}

function tips({ question: { intent, redFlags }, mentions, words }: Told): string[] {
  return [
    ...heardOf(mentions)
      .filter(isFirm)
      .map(({ text }) => words.better.mentioned(lowerFirst(text))),
    `${words.behind}: ${intent}`,
    ...redFlags.map((flag) => `${words.worry}: ${lowerFirst(flag)}${/[.!?]$/u.test(flag) ? '' : '.'}`),
  ]
}

function items(list: string[], otherwise: string): string[] {
  return list.length === 0 ? [otherwise] : list.map((item) => `- ${item}`)
}

/** A quotation of a person's own words, short, on one line, and never read as formatting. */
function brief(quote: string): string {
  const line = quote.replace(/\s+/gu, ' ').replace(/[*_`[\]<>#]/gu, (mark) => `\\${mark}`)
  return line.length <= 160 ? line : `${line.slice(0, 157)}…`
}

function lowerFirst(text: string): string {
  // an acronym or a name in capitals stays
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : lowerCase(text.charAt(0)) + text.slice(1)
}
