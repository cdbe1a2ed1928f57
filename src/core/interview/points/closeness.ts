import { languageOfAnswer } from './elsewhere.ts'
import { findMentions } from './mentions.ts'
import { questionIn } from '../question-in-language.ts'
import type { CoachedQuestion } from '../question.ts'
import { looksLikeCode } from './soundness.ts'
import { englishStem, turkishStems } from './turkish-signs.ts'
import { asRead } from '../undotted.ts'
import { wordsOf } from '../words.ts'
import { englishStemsIn, type WordsElsewhere } from './words-elsewhere.ts'

/**
 * How near an answer is to its question beside the question it is nearest to: 1 where it is nearest to its own, 0 where they
 * share nothing. Null where nothing can be said: code, few words, other languages than English, Turkish and those of words-elsewhere.ts.
 */
export type Closeness = (questionId: string, answer: string) => number | null

const LANGUAGES = ['en', 'tr'] as const
type Read = (typeof LANGUAGES)[number]

/** With fewer different words an answer is near to anything. */
const LEAST_WORDS = 15
/** Turkish says in one word what English says in a word and a half. */
const LEAST_TURKISH_WORDS = 10
/** Of an answer in another language, so many words have to be known. */
const LEAST_KNOWN = 7
/** A word that a question says twice counts a little more. */
const ONCE = 0.7
/**
 * What shares less with its question, has more words that no question has, and comes to no point, answers another one however
 * far the others are. Experts in plain words share as little, but their words are those of the bank.
 */
const LEAST_SHARE = 0.1
const MOST_STRANGE = 0.36

type Index = { questions: Map<string, Map<string, number>>; held: Map<string, number> }

/** Compares by words, each the heavier the fewer questions have it; learnt from nothing but the questions. */
export function compareQuestions(questions: readonly CoachedQuestion[], elsewhere: WordsElsewhere = {}): Closeness {
  const indexes = new Map<Read, Index>()
  const byId = new Map(questions.map((question) => [question.id, question]))
  const indexOf = (language: Read): Index => {
    const index = indexes.get(language) ?? readIndex(questions, language)
    indexes.set(language, index)
    return index
  }
  return (id, typed) => {
    const { answer } = asRead(typed)
    const spoken = languageOfAnswer(answer)
    const isElsewhere = elsewhere[spoken] !== undefined
    const language = isElsewhere ? 'en' : LANGUAGES.find((one) => one === spoken)
    if (language === undefined || looksLikeCode(answer)) return null
    const { questions: all, held } = indexOf(language)
    const said = isElsewhere
      ? englishStemsIn(answer, spoken, elsewhere).filter((stem) => held.has(stem))
      : [...new Set(stemsOf(answer, language))]
    if (said.length < (isElsewhere ? LEAST_KNOWN : language === 'tr' ? LEAST_TURKISH_WORDS : LEAST_WORDS)) return null
    const own = all.get(id)
    const question = byId.get(id)
    if (!own || !question) return null
    // a story is told in words of its subject, of which too few are known in other languages
    if (isElsewhere && question.category === 'behavioural') return null
    const weighed = said.map((stem) => [stem, Math.log((all.size + 1) / ((held.get(stem) ?? 0) + 0.5))] as const)
    const sharedWith = (words: Map<string, number>): number =>
      weighed.reduce((sum, [stem, weight]) => {
        const times = words.get(stem) ?? 0
        return sum + (weight * times) / (times + ONCE)
      }, 0)
    const shared = sharedWith(own)
    const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0)
    const strange = weighed.reduce((sum, [stem, weight]) => (held.has(stem) ? sum : sum + weight), 0)
    const isFar = shared < LEAST_SHARE * whole && strange > MOST_STRANGE * whole
    if (!isElsewhere && isFar && !comesToAPoint(question, answer)) return 0
    const most = Math.max(...[...all.values()].map(sharedWith))
    return most === 0 ? 0 : shared / most
  }
}

function comesToAPoint(question: CoachedQuestion, answer: string): boolean {
  return findMentions(question, answer).some(({ termsHeard }) => termsHeard > 0)
}

function readIndex(questions: readonly CoachedQuestion[], language: Read): Index {
  const index: Index = { questions: new Map(), held: new Map() }
  for (const question of questions) {
    const words = new Map<string, number>()
    for (const stem of stemsOf(textsOf(question, language).join(' '), language))
      words.set(stem, (words.get(stem) ?? 0) + 1)
    for (const stem of words.keys()) index.held.set(stem, (index.held.get(stem) ?? 0) + 1)
    index.questions.set(question.id, words)
  }
  return index
}

/** Everything that is written about a question. */
function textsOf(question: CoachedQuestion, language: Read): string[] {
  const { text, intent, outline, redFlags, followUps, points, misconceptions, anchors } = questionIn(question, language)
  return [
    text,
    text,
    intent,
    ...outline,
    ...redFlags,
    ...points.flatMap((point) => [point.text, ...point.terms]),
    ...followUps.map((followUp) => followUp.text),
    ...(language === 'en' ? Object.values(anchors) : []),
    ...misconceptions.flatMap(({ wrong, right, inTurkish }) =>
      language === 'en' ? [wrong, right] : [inTurkish?.wrong ?? '', inTurkish?.right ?? ''],
    ),
  ]
}

function stemsOf(text: string, language: Read): string[] {
  if (language === 'tr') return turkishStems(text)
  return wordsOf(text)
    .map(englishStem)
    .filter((stem) => stem.length > 1)
}
