import { fold } from '#core/text/fold.ts'

const WORD_MIN = 4
const SHORT_NAME = 3
const NO_LETTERS = /[^\p{L}]+/gu
const NO_WORD = /[^\p{L}\p{N}]+/u

/**
 * Whether a password holds its owner's name or e-mail address. `own`: first and last name, then addresses. A name of three
 * letters counts where it stands as a word ('rob-8741'), since others hold it by chance ('robot'); the whole name counts
 * wherever it stands, in either order.
 */
export function containsOwnWords(password: string, own: readonly string[]): boolean {
  const folded = fold(password)
  const texts = own.map(fold)
  const names = texts.filter((text) => !text.includes('@'))
  const addresses = texts.filter((text) => text.includes('@'))
  const long = [...texts, ...addresses.map((address) => address.split('@')[0] ?? ''), ...texts.flatMap(wordsOf)]
  if (long.some((word) => [...word].length >= WORD_MIN && folded.includes(word))) return true
  const words = new Set(folded.split(NO_LETTERS))
  if (names.flatMap(wordsOf).some((name) => [...name].length === SHORT_NAME && words.has(name))) return true
  const letters = folded.replaceAll(NO_LETTERS, '')
  return [names, names.toReversed()]
    .map((order) => order.join('').replaceAll(NO_LETTERS, ''))
    .some((whole) => [...whole].length >= WORD_MIN && letters.includes(whole))
}

const wordsOf = (text: string): string[] => text.split(NO_WORD)
