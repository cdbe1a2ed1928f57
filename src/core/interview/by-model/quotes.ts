import { isAddressedToJudge } from './addressed-to-judge.ts'
import { sentencesOf } from '../words.ts'

const LEAST_LENGTH = 6

/** Whether somebody's words stand in the answer, spelling of quotes, spaces and case aside, and say something. */
export function isQuoteOf(answer: string, quote: string): boolean {
  const wanted = normalise(quote)
  if (wanted.length < Math.min(LEAST_LENGTH, normalise(answer).length)) return false
  if (!normalise(answer).includes(wanted)) return false
  return !sentencesOf(answer).some(
    (sentence) =>
      isAddressedToJudge(sentence) && (normalise(sentence).includes(wanted) || wanted.includes(normalise(sentence))),
  )
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s"'.,;:…]+|[\s"'.,;:…]+$/gu, '')
}
