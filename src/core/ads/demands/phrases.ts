import { sameLength } from './demand.ts'
import { PLAIN_PHRASES } from './plain-phrases.ts'
import { remembered } from '#core/text/remembered.ts'
import { SKILL_PHRASES } from './skill-phrases.ts'

/** A skill that a requirement asks for in other words than its name, and where these stand. */
/** `isPlain`: in everyday words, which say less. */
export type Phrased = { id: string; from: number; to: number; isPlain: boolean }

type Word = { text: string; isStem: boolean }
/** `null` is a gap of up to three words. */
type Phrase = { id: string; words: (Word | null)[]; isPlain: boolean }
type Token = { text: string; from: number; to: number; isAfterStop: boolean }

const GAP = 3
/** Phrases by their first word, or by the first letters of a stem. */
type Index = { whole: Map<string, Phrase[]>; stems: Map<string, Phrase[]> }
const MOST_LETTERS = 4

let built: Index | null = null

function indexOfPhrases(): Index {
  if (built) return built
  built = { whole: new Map(), stems: new Map() }
  addRows(built, SKILL_PHRASES, false)
  addRows(built, PLAIN_PHRASES, true)
  return built
}

function addRows({ whole, stems }: Index, rows: string, isPlain: boolean): void {
  for (const row of rows.trim().split('\n')) {
    const at = row.indexOf(': ')
    for (const text of row.slice(at + 2).split('; ')) {
      const words = wordsOf(text)
      const first = words[0]
      if (!first) continue
      const [map, key] = first.isStem ? [stems, first.text.slice(0, MOST_LETTERS)] : [whole, first.text]
      map.set(key, [...(map.get(key) ?? []), { id: row.slice(0, at), words, isPlain }])
    }
  }
}

/** The phrases that can begin with a word; everyday words come again and again. */
const phrasesAt = remembered((word: string): readonly Phrase[] => {
  const { whole, stems } = indexOfPhrases()
  const starts = [2, 3, 4].filter((length) => length <= word.length)
  return [...(whole.get(word) ?? []), ...starts.flatMap((length) => stems.get(word.slice(0, length)) ?? [])]
})

function wordsOf(text: string): (Word | null)[] {
  return [...text.matchAll(/\.\.|[\p{L}\p{N}+#]+\*?/gu)].map(([word]) =>
    word === '..' ? null : { text: word.replace('*', ''), isStem: word.endsWith('*') },
  )
}

/** The skills that a line asks for in its own words, one for each stretch of words and skill. */
export function phrasedIn(text: string): Phrased[] {
  const tokens = tokensOf(sameLength(text))
  const found: Phrased[] = []
  tokens.forEach((token, at) => {
    for (const phrase of phrasesAt(token.text)) {
      const last = endOf(phrase.words, tokens, at)
      if (!last || found.some((one) => one.id === phrase.id)) continue
      found.push({ id: phrase.id, from: token.from, to: last.to, isPlain: phrase.isPlain })
    }
  })
  return found
}

const STOP = /[.;:!?](?:\s|$)|[,()]/

function tokensOf(folded: string): Token[] {
  let end = 0
  return [...folded.matchAll(/[\p{L}\p{N}+#]+/gu)].map((match) => {
    const isAfterStop = match.index > end + 1 && STOP.test(folded.slice(end, match.index))
    end = match.index + match[0].length
    return { text: match[0], from: match.index, to: end, isAfterStop }
  })
}

/** The phrase's last word when it begins at `at`; no phrase goes over a comma or a full stop. */
function endOf(words: readonly (Word | null)[], tokens: readonly Token[], at: number): Token | null {
  let place = at
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word !== null && word !== undefined) {
      if (!fits(word, tokens[place]) || (place > at && tokens[place]?.isAfterStop)) return null
      place += 1
      continue
    }
    const next = words[index + 1]
    if (!next) return null
    const last = Math.min(tokens.length, place + GAP + 1)
    while (place < last && !tokens[place]?.isAfterStop && !fits(next, tokens[place])) place += 1
    if (place >= last) return null
  }
  return tokens[place - 1] ?? null
}

const fits = (word: Word, token: Token | undefined) =>
  token !== undefined && (word.isStem ? token.text.startsWith(word.text) : token.text === word.text)
