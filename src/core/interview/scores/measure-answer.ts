import { withoutOrders } from '../by-model/addressed-to-judge.ts'
import { CUES_ELSEWHERE, countBeginnings, kindsOfBeginnings, type CuesElsewhere } from './cues-elsewhere.ts'
import * as cues from './cues.ts'
import { FILLERS, HEDGES } from './delivery.ts'
import { countEmptyElsewhere, languageOfAnswer } from '../points/elsewhere.ts'
import { ownSentences } from '../points/mentions.ts'
import type { Question } from '../question.ts'
import { echoOf, hasCodeLine, looksLikeCode, soundnessOf, varietyOf } from '../points/soundness.ts'
import { countPhrases, foldForLookup, sentencesOf, wordsOf } from '../words.ts'

/** What code can see of an answer: how it is delivered, not whether it is right. */
export type Measures = {
  words: number
  sentences: number
  wordsPerSentence: number
  lettersPerWord: number
  isEnglish: boolean
  /** Its code; 'other' for a script that is not Latin. */
  language: string
  /** Its words for order, people, checks and the like are known: English and the languages of cues-elsewhere.ts. */
  hasCues: boolean
  steps: number
  reasons: number
  limits: number
  situation: number
  outcomes: number
  others: number
  ownCase: number
  ownActions: number
  /** What the person did, in the past tense: a story that happened. */
  pastActions: number
  figures: number
  questions: number
  /** Things looked at, tried, measured, asked or passed on: what somebody does who wants to know. */
  checks: number
  /** What is not so, or not done. */
  negations: number
  /** For each hundred words. */
  sweeping: number
  emptyWords: number
  fillers: number
  hedges: number
  hasCode: boolean
  /** A line or two that could be code, however little of the answer they are. */
  hasCodeLine: boolean
  hasCodeTalk: boolean
  /** The share of its words that stand in the question. */
  echo: number
  /** 1 for prose or code; less for heaps of keywords and repeated words. */
  soundness: number
  /** 1 where enough different words are used; less where the same few come again and again. */
  variety: number
}

const PAST_ACTION =
  /\b(?:i|we)\s+(?:(?:then|also|first|just|only|quickly|finally|once)\s+)?(?:\w{2,}ed|was|were|had|did|built|wrote|ran|made|took|found|told|went|began|kept|came|saw|sat|set|chose|led|held|read|got|left|spoke|taught|drew|brought|met|put|cut|learnt|gave|sent)\b/giu
const OWN_ACTION =
  /\b(?:i|we)(?:['’](?:d|ll))?\s+(?:(?:then|also|first|would|will|always|never|just|only|now|still|quickly|finally|once)\s+){0,2}(?!am\b|was\b|were\b|are\b|think\b|guess\b|believe\b|feel\b|like\b|love\b|want\b|hope\b|suppose\b|don|can\b|could\b|would\b|will\b|have\b|had\b|do\b|is\b|be\b|try\b|know\b)[a-z]{2,}/giu
const FIGURE =
  /(?:\d[\d.,:]*\s*%?|\bo\([^)]*\)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|twice|dozen)\b|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|hundert|halb\p{L}*|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|cent|moitié|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|mitad|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|yirmi|otuz|kırk|elli|yüz|yarım|yarısı)(?!\p{L}))/giu
const CODE_TALK =
  /\bo\(|linear|constant|log n|time|space|memory|edge|empty|null|none|test|because|since|(?:#|\/\/|\/\*)\s*\w/iu

export function measureAnswer(question: Pick<Question, 'text' | 'coding'>, answer: string): Measures {
  const own = ownSentences(question.text, withoutOrders(answer)).join('\n')
  const words = wordsOf(own)
  const sentences = sentencesOf(own)
  const folded = foldForLookup(own)
  const isCode = question.coding === true && looksLikeCode(own)
  const language = isCode ? 'en' : languageOfText(own)
  const isEnglish = language === 'en'
  const elsewhere = CUES_ELSEWHERE[language]
  const count = (phrases: readonly string[]): number => countPhrases(folded, phrases)
  const kinds = (phrases: readonly string[]): number =>
    phrases.filter((phrase) => folded.includes(` ${phrase} `)).length
  const perHundred = (found: number): number => (words.length === 0 ? 0 : (found * 100) / words.length)
  const seen = {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words.length / sentences.length,
    lettersPerWord: words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.length, 0) / words.length,
    isEnglish,
    hasCues: isEnglish || elsewhere !== undefined,
    language,
    steps: kinds(isEnglish ? cues.STEPS : cues.STEPS_ELSEWHERE),
    reasons: count(cues.REASONS),
    limits: count(cues.LIMITS),
    situation: kinds(cues.SITUATION),
    outcomes: kinds(cues.OUTCOMES),
    others: count(cues.OTHERS),
    ownCase: kinds(cues.OWN_CASE),
    ownActions: new Set(own.toLowerCase().match(OWN_ACTION) ?? []).size,
    pastActions: new Set(own.toLowerCase().match(PAST_ACTION) ?? []).size,
    figures: own.match(FIGURE)?.length ?? 0,
    questions: own.match(/\?/gu)?.length ?? 0,
    checks: count(cues.CHECKS),
    negations: count(cues.NEGATIONS),
    sweeping: perHundred(count(cues.SWEEPING)),
    emptyWords: perHundred(isEnglish ? count(cues.EMPTY) : countEmptyElsewhere(folded, language)),
    fillers: perHundred(count(FILLERS)),
    hedges: perHundred(count(HEDGES)),
    hasCode: isCode,
    hasCodeLine: question.coding === true && hasCodeLine(own),
    hasCodeTalk: CODE_TALK.test(own),
    echo: echoOf(question.text, answer),
    soundness: soundnessOf(words, isEnglish && !isCode),
    variety: varietyOf(words, isEnglish && !isCode),
  }
  return elsewhere ? { ...seen, ...seenElsewhere(elsewhere, own, folded, words) } : seen
}

/** The same counts by the words of another language. Letters are counted as if a word were as long as in English. */
function seenElsewhere(
  cuesOf: CuesElsewhere,
  own: string,
  folded: string,
  words: readonly string[],
): Partial<Measures> {
  const count = (list: readonly string[]): number => countBeginnings(folded, list)
  const kinds = (list: readonly string[]): number => kindsOfBeginnings(folded, list)
  const matches = (pattern: RegExp | undefined): number => (pattern ? (own.match(pattern)?.length ?? 0) : 0)
  const perHundred = (found: number): number => (words.length === 0 ? 0 : (found * 100) / words.length)
  const letters = words.reduce((sum, word) => sum + word.length, 0) / Math.max(1, words.length)
  const past = new Set(own.toLowerCase().match(cuesOf.pastAction) ?? []).size
  return {
    lettersPerWord: letters - cuesOf.longer,
    steps: kinds(cuesOf.steps),
    reasons: count(cuesOf.reasons),
    limits: count(cuesOf.limits),
    situation: kinds(cuesOf.situation),
    outcomes: kinds(cuesOf.outcomes),
    others: count(cuesOf.others),
    ownCase: kinds(cuesOf.ownCase),
    ownActions: past,
    pastActions: past,
    checks: count(cuesOf.checks),
    negations: count(cuesOf.negations) + matches(cuesOf.denial),
    sweeping: perHundred(count(cuesOf.sweeping)),
    fillers: perHundred(count(cuesOf.fillers)),
    hedges: perHundred(count(cuesOf.hedges)),
  }
}

/** 'other' for a script that is not Latin. */
function languageOfText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin < letters * (2 / 3) ? 'other' : languageOfAnswer(text)
}
