/** How far a reading can be trusted: shown as it is, shown with a question, or left to be asked. */
export type Confidence = 'sure' | 'likely' | 'unsure'

/** A fact, the words it was read from, and where they stand (-1 when they are not of the text itself). */
export type Found<T> = { value: T; words: string; from: number; confidence: Confidence }

export function found<T>(value: T, words: string, from: number, confidence: Confidence): Found<T> {
  return { value, words: words.length > 200 ? `${words.slice(0, 199)}…` : words, from, confidence }
}
