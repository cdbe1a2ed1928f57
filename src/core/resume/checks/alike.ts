import { wordsOf } from './count-words.ts'

const ALIKE = 0.8

/** Whether two texts share four fifths of their words (Jaccard). */
export function alike(a: string, b: string): boolean {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  if (left.size === 0 || right.size === 0) return false
  const common = [...left].filter((word) => right.has(word)).length
  return common / (left.size + right.size - common) >= ALIKE
}
