import { plainLetters } from '../plain-letters.ts'
import { remembered } from '../remembered.ts'

/** Up to so many words stand where a phrase says `_`. */
const GAP = 4

/**
 * Small classes of words for the parts that a deal has: who, what, whose, to whom, with what return. Folded words of English,
 * German, French, Spanish and Turkish; `*` stands for any letters, `#` for a number, `_` for up to four words in between,
 * `a/b` for either word.
 */
export const words = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim())

/** Words with one blank around each; amounts keep their signs. */
export const asWords = remembered(
  (text: string): string =>
    ` ${plainLetters(text)
      .replaceAll(/[^\p{L}\p{N}%€$£₺₦₹]+/gu, ' ')
      .trim()} `,
)

/** One word of a phrase: what it may be, and whether others may stand before it. */
type Word = { isOne: (word: string) => boolean; afterGap: boolean }
/** The first word of a phrase, the class to which it belongs, and what follows. */
type Begun<Name> = { start: string; name: Name; rest: readonly Word[] }

/**
 * Which of the classes a text holds. All phrases are kept under their first word, so that a text is read once for all of them
 * and not once for each class.
 */
export function classesOf<Name extends string>(
  classes: Readonly<Record<Name, readonly string[]>>,
): (said: string) => ReadonlySet<Name> {
  const begunBy = remembered(
    byFirstWord(
      Object.entries<readonly string[]>(classes).flatMap(([name, phrases]) =>
        phrases.flatMap((phrase) => begun(name as Name, phrase)),
      ),
    ),
  )
  return (said) => {
    const all = said.trim().split(' ')
    const found = new Set<Name>()
    for (const [at, word] of all.entries()) {
      for (const { name, rest } of begunBy(word)) {
        if (!found.has(name) && goesOn(rest, 0, all, at + 1)) found.add(name)
      }
    }
    return found
  }
}

/** A phrase once for each word that may be its first. */
function begun<Name>(name: Name, phrase: string): Begun<Name>[] {
  const parts = phrase.split(' ')
  const first = parts.findIndex((part) => part !== '_')
  const rest = parts
    .map((part, at) => ({ isOne: oneOf(part), afterGap: parts[at - 1] === '_' }))
    .filter((_, at) => at > first && parts[at] !== '_')
  return (parts[first] ?? '').split('/').map((start) => ({ start, name, rest }))
}

function goesOn(rest: readonly Word[], index: number, all: readonly string[], at: number): boolean {
  const next = rest[index]
  if (next === undefined) return true
  for (let place = at; place <= (next.afterGap ? at + GAP : at); place++) {
    const word = all[place]
    if (word === undefined) return false
    if (next.isOne(word) && goesOn(rest, index + 1, all, place + 1)) return true
  }
  return false
}

function oneOf(part: string): (word: string) => boolean {
  const patterns = part.split('/')
  const plain = new Set(patterns.filter((pattern) => !/[*#]/.test(pattern)))
  const open = patterns.filter((pattern) => !plain.has(pattern)).map(openWord)
  return (word) => plain.has(word) || open.some((isOne) => isOne(word))
}

function openWord(pattern: string): (word: string) => boolean {
  if (pattern === '#') return (word) => /^\d+$/.test(word)
  const letters = pattern.replaceAll('*', '')
  if (pattern.startsWith('*') && pattern.endsWith('*')) return (word) => word.includes(letters)
  return pattern.startsWith('*') ? (word) => word.endsWith(letters) : (word) => word.startsWith(letters)
}

/** Finds what a word may begin: by the word, by its first two letters, as a number, or by asking. */
function byFirstWord<Name>(all: readonly Begun<Name>[]): (word: string) => Begun<Name>[] {
  const kept = new Map<string, { one: Begun<Name>; isOne: (word: string) => boolean }[]>()
  for (const one of all) {
    const key = one.start.includes('*') ? (/^[^*]{2}/.exec(one.start)?.[0] ?? '') + '*' : one.start
    kept.set(key, [...(kept.get(key) ?? []), { one, isOne: oneOf(one.start) }])
  }
  return (word) =>
    [word, `${word.slice(0, 2)}*`, '*', ...(/^\d/.test(word) ? ['#'] : [])]
      .flatMap((key) => kept.get(key) ?? [])
      .filter(({ isOne }) => isOne(word))
      .map(({ one }) => one)
}
