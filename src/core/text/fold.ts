const LETTERS: Record<string, string> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  '’': "'",
  '`': "'",
}

/** Lower case without accents: the form in which words of any language are compared. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łıøßæœđ’`]/g, (letter) => LETTERS[letter] ?? letter)
}
