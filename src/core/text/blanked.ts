export const blanks = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** A text with blanks where a part of it stood. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + blanks(text.slice(from, to)) + text.slice(to)
