import { lowerCase } from '#core/text/turkish-letters.ts'
import { languageOfAnswer } from './points/elsewhere.ts'
import { UNDOTTED_CHOICES, UNDOTTED_WORDS } from './undotted-weights.ts'

/** Letters that a keyboard without Turkish ones gives for two: the other one of each. */
export const DOTTED: Readonly<Record<string, string>> = { c: 'ç', g: 'ğ', i: 'ı', o: 'ö', s: 'ş', u: 'ü' }
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(DOTTED).map(([plain, dotted]) => [dotted, plain])),
  â: 'a',
  î: 'i',
  û: 'u',
}
/** A letter that only Turkish keyboards have, or one that is put together of two signs. */
const TURKISH_LETTER = /[çğıöşüÇĞİÖŞÜ]|\p{M}/u
const WORD = /\p{L}+/gu
/** Letters that no Turkish word has: 'workflow', 'query'. */
const FOREIGN_LETTER = /[qwx]/u
/** What is longer is no word. */
const LONGEST_WORD = 60
/** How many letters on either side are looked at, the most telling first. */
export const WINDOWS: readonly (readonly [before: number, behind: number])[] = [
  [5, 4],
  [4, 3],
  [3, 3],
  [2, 2],
  [2, 1],
  [1, 1],
  [0, 0],
]
/** So many of them know more than the vowel before does. */
const BEFORE_HARMONY = 3
const EDGE = '#'
const VOWEL = /[aeıioöuü]/u

export const withoutDots = (word: string): string => word.replace(/[çğıöşüâîû]/gu, (letter) => PLAIN[letter] ?? letter)

const WORDS: ReadonlyMap<string, string> = new Map(UNDOTTED_WORDS.split(' ').map((word) => [withoutDots(word), word]))

/** What stands before is already read; what follows is as it was typed. The letter itself is the capital. */
export function surroundings(read: string, typed: string, at: number, window: readonly [number, number]): string {
  const [before, behind] = window
  const left = before > at ? EDGE + read.slice(0, at) : read.slice(at - before, at)
  const right = `${typed.slice(at + 1, at + 1 + behind)}${at + behind >= typed.length ? EDGE : ''}`.slice(0, behind)
  return `${left}${(typed[at] ?? '').toUpperCase()}${right}`
}

/**
 * A Turkish text typed without Turkish letters, with them: 'sifreyi paylastim' as 'şifreyi paylaştım', of the same length. One
 * that has a Turkish letter is left as it is, and so are English words. What is read how is learnt from texts of the
 * project (`npm run eval -- undotted`).
 */
export function withTurkishLetters(text: string): string {
  if (TURKISH_LETTER.test(text)) return text
  return text.replace(WORD, (word) => {
    if (word.length > LONGEST_WORD) return word
    const typed = lowerCase(word)
    if (typed.length !== word.length || FOREIGN_LETTER.test(typed)) return word
    const read = WORDS.get(typed) ?? readWord(typed, (key) => UNDOTTED_CHOICES.get(key))
    return [...read].map((letter, at) => (word[at] === typed[at] ? letter : upper(letter))).join('')
  })
}

/** An answer as rules read it, and a part of what they read as the person typed it. */
export function asRead(typed: string): { answer: string; asTyped: (said: string) => string } {
  const answer = languageOfAnswer(typed) === 'tr' ? withTurkishLetters(typed) : typed
  return {
    answer,
    asTyped: (said) => {
      const inAnswer = answer.indexOf(said)
      // habits are heard in lower case
      const at = inAnswer < 0 ? lowerCase(answer).indexOf(said) : inAnswer
      if (at < 0) return said
      const part = typed.slice(at, at + said.length)
      return inAnswer < 0 ? lowerCase(part) : part
    },
  }
}

/** `choiceOf`: whether the letter is the dotted one in these surroundings; null where nothing is known of them. */
export function readWord(typed: string, choiceOf: (surroundings: string) => boolean | undefined): string {
  let read = ''
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed[at] ?? ''
    const dotted = DOTTED[letter]
    read += dotted !== undefined && isDotted(read, typed, at, choiceOf) ? dotted : letter
  }
  return read
}

/** Whether the letter at a place is the dotted one: by what stands around it, else by the vowel before. */
export function isDotted(
  read: string,
  typed: string,
  at: number,
  choiceOf: (surroundings: string) => boolean | undefined,
): boolean {
  const harmony = harmonyAt(read, typed[at] ?? '')
  for (const [rank, window] of WINDOWS.entries()) {
    if (rank === BEFORE_HARMONY && harmony !== null) return harmony
    const choice = choiceOf(surroundings(read, typed, at, window))
    if (choice !== undefined) return choice
  }
  return false
}

/** 'i' behind 'a' is 'ı', 'u' behind 'ö' is 'ü'; null for other letters, and where no vowel stands before. */
function harmonyAt(read: string, letter: string): boolean | null {
  if (letter !== 'i' && letter !== 'u') return null
  let at = read.length - 1
  while (at >= 0 && !VOWEL.test(read[at] ?? '')) at -= 1
  if (at < 0) return null
  const isBack = /[aıou]/u.test(read[at] ?? '')
  return letter === 'i' ? isBack : !isBack
}

const upper = (letter: string): string => (letter === 'i' ? 'İ' : letter.toUpperCase())
