import { sentencesOf } from './words.ts'

export type Token = string

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#%./:_-]*|,(?=\s)|[–—]/gu
const PAUSE = /[,–—]/u
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

/** The words of a sentence in lower case, and the places of those that follow a comma or dash. */
export type Told = { text: string; tokens: Token[]; pauses: ReadonlySet<number> }

/** The sentences of an answer; short forms are written out and semicolons end a sentence. */
export function tokenSentences(answer: string): Told[] {
  return sentencesOf(answer)
    .flatMap((sentence) => sentence.split(/;\s+/u))
    .map((text) => ({ text: text.trim(), ...tokensOf(text) }))
}

function tokensOf(text: string): Omit<Told, 'text'> {
  const lower = text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'")
  const long = SHORT_FORMS.reduce((all, [short, full]) => all.replace(short, full), lower)
  const tokens: Token[] = []
  const pauses = new Set<number>()
  for (const word of long.match(WORD) ?? [])
    if (PAUSE.test(word)) pauses.add(tokens.length)
    else tokens.push(word.replace(EDGE, ''))
  return { tokens, pauses }
}

/** Where a pattern was found: first and last word, and the words it consists of. */
export type Found = { from: number; to: number; used: ReadonlySet<number> }
