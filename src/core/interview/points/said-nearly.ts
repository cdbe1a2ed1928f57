import { wordsOf } from '../words.ts'
import { beforeDenial } from './denying.ts'
import { SMALL_WORDS } from './soundness.ts'
import { deniesInTurkish, englishStem, turkishStem } from './turkish-signs.ts'

/** A sentence with so much of a point's words, and at least so many of them, says it. */
const NEARLY = 0.7
const LEAST = 4
const SMALL_TURKISH = new Set('ve ile için bir bu şu o da de ki gibi daha en çok ya veya ne mi mı'.split(' '))

/** Whether a sentence says a point nearly word for word, and denies it only where the point does. */
export function isSaidNearly(point: string, sentence: string, language: 'en' | 'tr'): boolean {
  const asked = contentOf(point, language)
  if (asked.size < LEAST || denies(point, language) !== denies(sentence, language)) return false
  const said = contentOf(sentence, language)
  const shared = [...asked].filter((stem) => said.has(stem)).length
  return shared >= LEAST && shared / asked.size >= NEARLY
}

function contentOf(text: string, language: 'en' | 'tr'): Set<string> {
  const words = wordsOf(text)
  if (language === 'tr') return new Set(words.filter((word) => !SMALL_TURKISH.has(word)).map(turkishStem))
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)).map(englishStem))
}

const denies = (text: string, language: 'en' | 'tr'): boolean =>
  language === 'tr' ? deniesInTurkish(text) : beforeDenial(text) !== text
