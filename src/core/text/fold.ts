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

/** Lower case without accents: the form in which words of any language are compared. */
export function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
  // one after the other, since a text of nothing else took seconds letter by letter
  return HAS_ONE.test(bare) ? LETTERS.reduce((folded, [letter, plain]) => folded.replaceAll(letter, plain), bare) : bare
}
