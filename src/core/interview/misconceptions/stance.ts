import { STANCE_WORDS, type Stance } from './stance-words.ts'
import type { Told } from './tokens.ts'

/** What harm looks like to who does it; two of these are enough. */
const UNDISTURBED: readonly Stance[] = ['hidden', 'deceived', 'belittled', 'gained']
const ENOUGH = 2

/**
 * The sentence by which others are left in the dark, made to believe something or said not to be hurt, in an answer that is
 * content with it. Null where anything was said openly, refused or regretted.
 */
export function contentWithHarm(sentences: readonly Told[], language: string): Told | null {
  const words = STANCE_WORDS[language]
  if (!words) return null
  const said = sentences.map((sentence) => ({ sentence, text: sentence.tokens.join(' ') }))
  const heard = UNDISTURBED.filter((stance) => said.some(({ text }) => words[stance].test(text)))
  if (heard.length < ENOUGH) return null
  const clears = said.some(
    // 'we answered that it was their browser' says nothing openly
    ({ text }) => words.refused.test(text) || words.open.test(text.replace(words.deceived, '')),
  )
  return clears ? null : (said.find(({ text }) => heard[0] && words[heard[0]].test(text))?.sentence ?? null)
}
