import type { Measures } from './measure-answer.ts'

/** From 0 to 1: 20 words are the least, 140 are plenty; other languages need fewer for the same. */
export function fullnessOf({ words, isEnglish }: Pick<Measures, 'words' | 'isEnglish'>): number {
  return clamp(Math.log(words / (isEnglish ? 20 : 15)) / Math.log(7))
}

/** Short words are plain words. */
export function plainness({ lettersPerWord }: Pick<Measures, 'lettersPerWord'>): number {
  return clamp((5.6 - lettersPerWord) / 1.6)
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
