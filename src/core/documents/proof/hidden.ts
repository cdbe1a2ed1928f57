/** Longer than any honest sentence of a resume; what is over is refused unread. */
export const LONGEST_REWRITE = 600

const WORD = /(?:[\p{L}\p{N}\p{M}\p{Cf}\p{So}]|\u115f|\u1160|\u3164)+/gu
const INVISIBLE = /(?:[\p{Cf}\p{Cc}\u115f\u1160\u3164]|\u034f|[\ufe00-\ufe0f])/u
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u

/**
 * Words written with characters that a reader takes for others: invisible ones, letters of a foreign script, styled
 * or full-width letters and digits, loose marks. What the sources write the same way is the person's own.
 */
export function disguisedWords(rewrite: string, sources: string): string[] {
  return [...rewrite.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => isDisguised(word) && !sources.includes(word))
}

function isDisguised(word: string): boolean {
  if (INVISIBLE.test(word) || FOREIGN.test(word) || /[^0-9]/.test(word.replaceAll(/\P{Nd}/gu, ''))) return true
  if (/\p{M}/u.test(word.normalize('NFC'))) return true
  return [...word].some(
    (char) => !/\p{No}/u.test(char) && char.normalize('NFKC') !== char.normalize('NFC') && !/[ªº]/.test(char),
  )
}

const DIGIT_ZEROES = /\p{Nd}/gu

/** The text as a person sees it: composed, invisible characters out, every digit an ASCII one. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(DIGIT_ZEROES, asciiDigit)
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[‐‑‒]/g, '-')
    .replaceAll(/\s/g, ' ')
}

/** Digits of every script stand in rows of ten that start with their zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  for (let value = 0; value < 10; value += 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value)
  return String(code % 10)
}
