import { sentencesOf } from './words.ts'

export type Token = string

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#%./:_-]*|[*'"]/gu
const EDGE = /[./:_*-]+$/u
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/gu, 'can not'],
  [/\bwon't\b/gu, 'will not'],
  [/n't\b/gu, ' not'],
  [/'(?:ll)\b/gu, ' will'],
  [/'d\b/gu, ' would'],
  [/'re\b/gu, ' are'],
  [/'ve\b/gu, ' have'],
  [/'m\b/gu, ' am'],
  [/'s\b/gu, ''],
]

/** The sentences of an answer, each with its words in lower case; short forms are written out and semicolons end a sentence. */
export function tokenSentences(answer: string): { text: string; tokens: Token[] }[] {
  return sentencesOf(answer)
    .flatMap((sentence) => sentence.split(/;\s+/u))
    .map((text) => ({ text: text.trim(), tokens: tokensOf(text) }))
}

export function tokensOf(text: string): Token[] {
  const lower = text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'")
  const long = SHORT_FORMS.reduce((all, [short, full]) => all.replace(short, full), lower)
  return (long.match(WORD) ?? []).map((word) => word.replace(EDGE, '')).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Where a pattern was found: first and last word, and the words it consists of. */
export type Found = { from: number; to: number; used: ReadonlySet<number> }
