import { PASSWORD_MIN } from '#core/account/fields.ts'
import { containsOwnWords } from '#core/account/own-words.ts'
import type { Catalogue } from '../strings/catalogue.ts'

export type PasswordStrength = {
  /** 0 nothing to say yet, 1 weak, 2 fair, 3 good, 4 strong. */
  level: 0 | 1 | 2 | 3 | 4
  words: string
}

type Words = Pick<Catalogue['account'], 'tooShort' | 'hasOwnWords' | 'weak' | 'fair' | 'good' | 'strong'>

/**
 * A rough guess at how hard a password is to guess, for the meter alone: the server decides. It counts bits and
 * gives little for what guessers try first: keyboard rows, repeats, years, well-known words, one's own name.
 */
export function ratePassword(password: string, own: readonly string[], words: Words): PasswordStrength {
  const length = [...password].length
  if (length === 0) return { level: 0, words: '' }
  if (length < PASSWORD_MIN) return { level: 1, words: words.tooShort(PASSWORD_MIN - length) }
  if (containsOwnWords(password, own)) return { level: 1, words: words.hasOwnWords }
  const bits = guessBits(password)
  if (bits < 22) return { level: 1, words: words.weak }
  if (bits < 40 || length < 11) return { level: 2, words: words.fair }
  if (bits < 58) return { level: 3, words: words.good }
  return { level: 4, words: words.strong }
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  'q1w2e3r4t5y6u7i8o9p0',
  'z1x2c3v4b5n6m7',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1qazxsw23edcvfr4',
]
const KNOWN =
  /password|passwort|welcome|letmein|iloveyou|sunshine|princess|football|baseball|superman|batman|dragon|monkey|master|shadow|michael|jordan|charlie|admin|login|secret|summer|winter|spring|autumn|hello|freedom|whatever|trustno|starwars|computer|internet|samsung|google|test/g
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** One chunk that guessers try early is worth about one of a few hundred. */
const CHUNK_BITS = 7

function guessBits(password: string): number {
  let chunks = 0
  const take = () => {
    chunks += 1
    return ''
  }
  const plain = takeRows(unleet(password.toLowerCase()), take)
    .replace(KNOWN, take)
    .replace(/(.{1,4}?)\1{2,}/gu, take)
    .replace(/(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}/g, take)
  return chunks * CHUNK_BITS + [...plain].length * bitsPerCharacter(password) * variety(plain)
}

/** Digits between letters are read as the letters they stand for; runs of digits stay numbers. */
function unleet(text: string): string {
  return text.replace(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (character) => LEET[character] ?? character)
}

/** Takes out stretches of four and more along a keyboard row or the alphabet, either way. */
function takeRows(text: string, take: () => string): string {
  let rest = text
  for (const row of ROWS.flatMap((row) => [row, [...row].toReversed().join('')])) {
    for (let size = row.length; size >= 4; size -= 1) {
      for (let start = 0; start + size <= row.length; start += 1) {
        rest = rest.replaceAll(row.slice(start, start + size), take)
      }
    }
  }
  return rest
}

/** Words people choose carry about two bits a letter; a mix of kinds carries more. */
function bitsPerCharacter(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  return [2, 2.2, 2.9, 3.5, 3.9][kinds] ?? 2
}

/** 'aabbaabb' says less than eight different characters would. */
function variety(text: string): number {
  const length = [...text].length
  return length === 0 ? 0 : Math.min(1, (new Set(text).size / Math.min(length, 12)) * 1.8)
}
