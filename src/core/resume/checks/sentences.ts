import { countWords } from './count-words.ts'

/** What full stops part; a word alone is no sentence. */
export const statementsOf = (text: string): string[] => parts(text, /(?<=[.!?])\s+(?=[\p{Lu}\d"“(])|\n+/u)

/** Semicolons part sentences too. */
export const sentencesOf = (text: string): string[] => parts(text, /(?<=[.!?;])\s+(?=[\p{Lu}\d"“(])|\n+/u)

const parts = (text: string, between: RegExp) => text.split(between).filter((sentence) => countWords(sentence) > 1)
