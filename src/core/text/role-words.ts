import { fold } from './fold.ts'

/**
 * Small classes of words for the parts that a deal has: who, what, whose, to whom, with what return. Folded words of English,
 * German, French, Spanish and Turkish; `*` stands for the end of a word, `_` for up to four words in between, `a/b` for either word.
 */
export function words(...lists: readonly string[]): RegExp {
  const phrases = lists
    .join(',')
    .split(',')
    .map((phrase) =>
      phrase
        .trim()
        .split(' ')
        .map((word) =>
          word === '_' ? '(?:[^ ]+ ){0,4}' : `(?:${word.replaceAll('*', '[^ ]*').replaceAll('/', '|')}) `,
        )
        .join(''),
    )
  return new RegExp(` (?:${phrases.join('|')})`, 'u')
}

/** Words with one blank around each; amounts keep their signs. */
export const asWords = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}%€$£₺]+/gu, ' ')
    .trim()} `
