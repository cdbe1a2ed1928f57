const LETTERS = Object.entries({
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  '’': "'",
  '`': "'",
})
const HAS_ONE = /[łıøßæœđ’`]/
// oxlint-disable-next-line no-control-regex -- plain ASCII but for the backtick needs no more than lower case
const IS_PLAIN = /^[\x00-\x5f\x61-\x7f]*$/

/** Lower case without accents: the form in which words of any language are compared. */
export function fold(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase()
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
  // one after the other, since a text of nothing else took seconds letter by letter
  return HAS_ONE.test(bare) ? LETTERS.reduce((folded, [letter, plain]) => folded.replaceAll(letter, plain), bare) : bare
}

/** Folded letter by letter: places stay those of the text. */
export const foldedAlike = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase()
    : [...text]
        .map((sign) => (fold(sign).length === sign.length ? fold(sign) : sign.toLowerCase().slice(0, sign.length)))
        .join('')
