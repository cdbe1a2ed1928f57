import { withoutOrders } from './addressed-to-judge.ts'
import { HEDGES } from './delivery.ts'
import { findMentions, ownSentences, type Mention } from './mentions.ts'
import type { Question } from './question.ts'
import { countPhrases, foldForLookup, sentencesOf, wordsOf } from './words.ts'

/** What code can see of an answer. Cues, not understanding: they say where to look, and are named when they are shown. */
export type Measures = {
  words: number
  sentences: number
  wordsPerSentence: number
  mentions: Mention[]
  /** Of the question's content words, the share that comes up. */
  questionEcho: number
  situation: number
  ownActions: number
  outcomes: number
  connectors: number
  examples: number
  figures: number
  contrasts: number
  hedgesPer100: number
  /** What the person did, in the past tense: a story that happened. */
  pastActions: number
  /** From 0 to 1: blaming others, and always, never, nobody, everything in place of a case. */
  sweeping: number
  hasCode: boolean
  hasCodeTalk: boolean
  /** 1 for prose or code; less for heaps of keywords and repeated words. */
  soundness: number
}

const SITUATION = [
  'when',
  'while',
  'during',
  'last',
  'at my',
  'in my',
  'in our',
  'on our',
  'for our',
  'at the time',
  'project',
  'team',
  'semester',
  'course',
  'job',
  'internship',
  'weeks',
  'days',
  'month',
  'year',
  'if',
  'before',
]
const OUTCOMES = [
  'so that',
  'as a result',
  'in the end',
  'ended',
  'finally',
  'afterwards',
  'since then',
  'resulted',
  'meant that',
  'from then',
  'now i',
  'learned',
  'learnt',
  'next time',
  'reduced',
  'saved',
  'fixed',
  'passed',
  'shipped',
  'merged',
  'delivered',
  'worked',
  'went from',
  'dropped',
  'fell',
  'rose',
  'grew',
  'turned out',
  'finished',
  'kept',
  'without',
]
const CONNECTORS = [
  'first',
  'second',
  'third',
  'then',
  'next',
  'after that',
  'because',
  'so',
  'therefore',
  'which means',
  'finally',
  'before',
  'once',
  'if',
  'when',
  'but',
  'while',
  'instead',
  'since',
  'otherwise',
  'until',
  'also',
]
const EXAMPLES = [
  'for example',
  'for instance',
  'such as',
  'eg',
  'in my project',
  'in our',
  'in my',
  'i used',
  'i built',
  'i ran',
  'i wrote',
  'we used',
  'i have',
  'i had',
  'like a',
  'say',
]
const CONTRASTS = [
  'but',
  'however',
  'instead',
  'rather than',
  'trade off',
  'tradeoff',
  'unless',
  'although',
  'whereas',
  'depends',
  'cost',
  'costs',
  'at the price',
  'not only',
  'otherwise',
  'risk',
]
const ABSOLUTES = [
  'always',
  'never',
  'nobody',
  'everybody',
  'everyone',
  'everything',
  'everywhere',
  'nothing',
  'most people',
  'no difference',
  'by itself',
  'of course',
]
const BLAME = [
  'fault',
  'not mine',
  'not me',
  'not my job',
  'their bug',
  'their problem',
  'somebody else',
  'someone else',
  'would not tell',
  'wouldnt tell',
  'not tell',
  'job of',
  'get angry',
  'punished',
  'weakest link',
  'bad planning',
  'a problem for tomorrow',
]
const PAST_ACTION =
  /\b(?:i|we)\s+(?:(?:then|also|first|just|only|quickly|finally|once)\s+)?(?:\w{2,}ed|was|were|had|did|built|wrote|ran|made|took|found|told|went|began|kept|came|saw|sat|set|chose|led|held|read|got|left|spoke|taught|drew|brought|met|put|cut|learnt|gave|sent)\b/giu
const STOPWORDS = new Set(
  'a an the i we you it he she they is are was were be been to of in on at for with and or but so if not my our your that this as by from have had has do did would will can then when which who what there their its me us them than into out up about just because after before no'.split(
    ' ',
  ),
)
const STARTS_OWN_ACTION =
  /\b(?:i|we)\s+(?:(?:then|also|first|would|will|had|have|could|always|never|just|only|now|still|quickly|finally|once)\s+){0,2}(?!am\b|was\b|were\b|are\b|think\b|guess\b|believe\b|feel\b|felt\b|like\b|love\b|want\b|wanted\b|hope\b|suppose\b|don|didn|can\b|could\b|would\b|will\b|have\b|had\b|do\b|is\b|be\b|try\b|know\b|knew\b)[a-z]{2,}/giu
const FIGURE =
  /(?:\d[\d.,:]*\s*%?|\bo\([^)]*\)|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|twice|dozen)\b)/giu
const CODE_LINE =
  /[{};]\s*$|^\s*(?:def|class|function|const|let|var|for|while|if|else|return|fun|func|public|private|import|from|async|try|struct|enum|interface|type|val|SELECT|INSERT|UPDATE)\b|^\s*(?:#|\/\/)|=>|->|[\w\])]\s*(?:\+|-|\*|=|<|>|!)=?\s*[\w("'[]|\w\(.*\)\s*:?\s*$|:\s*$/u

export function measureAnswer(question: Pick<Question, 'text' | 'points' | 'coding'>, answer: string): Measures {
  const own = ownSentences(question.text, withoutOrders(answer)).join('\n')
  const words = wordsOf(own)
  const sentences = sentencesOf(own)
  const folded = foldForLookup(own)
  const code = question.coding === true && looksLikeCode(own)
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words.length / sentences.length,
    mentions: findMentions(question, own),
    questionEcho: echoOf(question.text, words),
    situation: kindsOf(folded, SITUATION),
    ownActions: new Set(own.toLowerCase().match(STARTS_OWN_ACTION) ?? []).size,
    outcomes: kindsOf(folded, OUTCOMES),
    connectors: kindsOf(folded, CONNECTORS),
    examples: kindsOf(folded, EXAMPLES),
    figures: own.match(FIGURE)?.length ?? 0,
    contrasts: kindsOf(folded, CONTRASTS),
    hedgesPer100: words.length === 0 ? 0 : (countPhrases(folded, HEDGES) * 100) / words.length,
    pastActions: new Set(own.toLowerCase().match(PAST_ACTION) ?? []).size,
    sweeping: Math.min(1, Math.max(0, (countPhrases(folded, ABSOLUTES) - 1) / 4) + countPhrases(folded, BLAME) * 0.35),
    hasCode: code,
    hasCodeTalk:
      /\bo\(|linear|constant|log n|time|space|memory|edge|empty|null|none|test|because|since/iu.test(own) ||
      /(?:#|\/\/|\/\*)\s*\w/u.test(own),
    soundness: soundnessOf(words, code),
  }
}

function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.filter((line) => CODE_LINE.test(line)).length >= Math.max(2, lines.length * 0.3)
}

function kindsOf(folded: string, phrases: readonly string[]): number {
  return phrases.filter((phrase) => folded.includes(` ${phrase} `)).length
}

function echoOf(questionText: string, words: readonly string[]): number {
  const content = [...new Set(wordsOf(questionText))].filter((word) => word.length > 3 && !STOPWORDS.has(word))
  if (content.length === 0) return 1
  const stems = new Set(words.map(stem))
  return content.filter((word) => stems.has(stem(word))).length / content.length
}

/** Good enough to see 'deploy' in 'deployed'. */
function stem(word: string): string {
  return word.slice(0, 5)
}

/** Prose has its share of small words, and does not say the same few again and again. */
function soundnessOf(words: readonly string[], isCode: boolean): number {
  if (words.length === 0) return 0
  const sample = words.slice(0, 120)
  const variety = new Set(sample).size / sample.length
  const varied = Math.min(1, variety / (isCode ? 0.2 : 0.4))
  if (isCode) return varied
  const small = sample.filter((word) => STOPWORDS.has(word)).length / sample.length
  return varied * Math.min(1, Math.max(0.2, small / 0.22))
}
