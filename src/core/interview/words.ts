/** Counting and comparing words, for anyone who needs to say something about an answer. */
import { lowerCase } from '#core/text/turkish-letters.ts'

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const WORD = new RegExp(`[${CJK}]|[\\p{L}\\p{N}]+(?:['’][\\p{L}]+)*`, 'gu')

/** Lower-case words in their order; scripts without spaces count each character as one. */
export function wordsOf(text: string): string[] {
  return lowerCase(text.normalize('NFKC')).match(WORD) ?? []
}

/** Sentences and lines, trimmed, without the empty ones. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Words apart by single spaces, a space at both ends: what phrases are looked up in. `charCount` is also 'char count'. */
export function foldForLookup(text: string): string {
  const folded = fold(text)
  const parted = fold(text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' '))
  return parted === folded ? ` ${folded} ` : ` ${folded} ${parted} `
}

/** Whether a lower-case word, stem or phrase occurs; of up to three letters only as a whole word or its plural. */
export function hasTerm(folded: string, term: string): boolean {
  const wanted = fold(term)
  if (wanted === '') return false
  const last = wanted.slice(wanted.lastIndexOf(' ') + 1)
  if (last.length > 3) return folded.includes(` ${wanted}`)
  return folded.includes(` ${wanted} `) || folded.includes(` ${wanted}s `)
}

/** How often any of the phrases occurs as whole words. */
export function countPhrases(folded: string, phrases: readonly string[]): number {
  return phrases.reduce((count, phrase) => count + folded.split(` ${phrase} `).length - 1, 0)
}

function fold(text: string): string {
  return lowerCase(text.normalize('NFKC'))
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim()
}
