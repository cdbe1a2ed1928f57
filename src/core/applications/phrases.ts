import { any } from '#core/text/any.ts'

/**
 * A pattern that finds any of the phrases as whole words in text folded by `plain`. `*` stands for the rest of a word,
 * `_` for up to four words in between, `a/b` for either word, and `(a b/c)` for either of several words.
 */
export function anyOf(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim())
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

/** A pattern that finds any of the parts, which are patterns, as whole words in text folded by `plain`. */
export const anyPattern = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![^ ])${any(...parts)}(?![^ ])`, 'u')

/** Up to so many words in between, as a part for `anyPattern`. */
export const fewWords = (most: number): string => String.raw`(?: [^ ]+){0,${most}}`

function patternOf(phrase: string): string {
  return (phrase.match(/\([^)]*\)|[^ ]+/g) ?? [])
    .map((word) => (word === '_' ? GAP : `(?:${word.replace(/[()]/g, '').split('/').map(wordPattern).join('|')})`))
    .reduce((pattern, part) => (pattern === '' ? part : part === GAP ? pattern + GAP : `${pattern} ${part}`), '')
}

const GAP = '(?: [^ ]{1,20}){0,4}'

function wordPattern(word: string): string {
  return word.replaceAll('*', '[\\p{L}\\p{N}]*')
}
