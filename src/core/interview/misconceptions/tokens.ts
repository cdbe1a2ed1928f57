import { lowerCase } from '#core/text/turkish-letters.ts'
import { sentencesOf } from '../words.ts'

export type Token = string

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#%./:_-]*|,(?=\s)|[–—]|[⟨⟩]/gu
const PAUSE = /[,–—]/u
/** What stands in quotation marks, single ones included where no letter touches them from outside. */
const QUOTED = /["“„«]([^"“”„«»]{2,200})["”“»]|(?<![\p{L}\p{N}])'([^']{2,80})'(?![\p{L}\p{N}])/gu
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

/**
 * The words of a sentence in lower case, the places of those that follow a comma or dash, and of those that stand in
 * quotation marks.
 */
export type Told = { text: string; tokens: Token[]; pauses: ReadonlySet<number>; quoted: ReadonlySet<number> }

/** The sentences of an answer; short forms are written out and semicolons end a sentence. */
export function tokenSentences(answer: string): Told[] {
  return sentencesOf(answer)
    .flatMap((sentence) => sentence.split(/;\s+/u))
    .map((text) => ({ text: text.trim(), ...tokensOf(text) }))
}

function tokensOf(text: string): Omit<Told, 'text'> {
  const lower = lowerCase(text.normalize('NFKC')).replace(/[’‘]/gu, "'")
  const marked = lower.replace(QUOTED, (_, double?: string, single?: string) => ` ⟨ ${double ?? single ?? ''} ⟩ `)
  const long = SHORT_FORMS.reduce((all, [short, full]) => all.replace(short, full), marked)
  const tokens: Token[] = []
  const pauses = new Set<number>()
  const quoted = new Set<number>()
  let isQuoted = false
  for (const word of long.match(WORD) ?? [])
    if (PAUSE.test(word)) pauses.add(tokens.length)
    else if (word === '⟨' || word === '⟩') isQuoted = word === '⟨'
    else {
      if (isQuoted) quoted.add(tokens.length)
      tokens.push(word.replace(EDGE, ''))
    }
  return { tokens, pauses, quoted }
}

/** Where a pattern was found: first and last word, and the words it consists of. */
export type Found = { from: number; to: number; used: ReadonlySet<number> }
