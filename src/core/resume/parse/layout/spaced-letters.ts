const SINGLE = /^[\p{L}&]$/u

/** Joins letters typed apart, 'S K I L L S' to 'SKILLS'; three blanks or a wider gap part words. */
export function joinSpacedLetters(text: string): string {
  const tokens = text.split(' ')
  if (tokens.length < 3) return text
  const single = tokens.filter((token) => SINGLE.test(token)).length
  if (single < tokens.length * 0.8) return text
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
