const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
/** Chinese and Japanese words are about two characters long. */
const UNSPACED_WORD_LENGTH = 2

/** Words of a text: what stands between blanks and has a letter or digit; scripts without blanks by their length. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const spaced = unspaced > 0 ? text.replaceAll(UNSPACED, ' ') : text
  return (
    spaced.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length +
    Math.ceil(unspaced / UNSPACED_WORD_LENGTH)
  )
}

/** Lower-case words without punctuation around them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’.+#/&][\p{L}\p{N}]+)*/gu) ?? []
}
