import type { LetterContent } from './content.ts'

/** What a letter of one page usually has. */
export const USUAL_WORDS = { least: 120, most: 350 } as const

export function wordsIn({ greeting, why, proof, proof2, close, farewell }: LetterContent): number {
  return [greeting, why, proof, proof2, close, farewell].join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}
