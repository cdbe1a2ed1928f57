import { must } from '#core/must.ts'
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
type Token = { text: string; from: number; to: number; isAfterStop: boolean; joins: Joins }
/** What stands right behind a word: a stroke, or the hyphen of a compound that is cut short. */
type Joins = 'stroke' | 'hyphen' | null

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
      const known = found.findIndex((one) => one.id === phrase.id)
      // everyday words say less than the skill's own, which may stand behind them
      if (known >= 0 && (phrase.isPlain || !must(found[known]).isPlain)) continue
      const last = endOf(phrase.words, tokens, at)
      if (!last) continue
      const one = { id: phrase.id, from: token.from, to: last.to, isPlain: phrase.isPlain }
      if (known >= 0) found[known] = one
      else found.push(one)
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
    const behind = folded.slice(end, end + 2)
    const joins = /^\/\p{L}/u.test(behind) ? 'stroke' : /^-[\s,/]/.test(behind) ? 'hyphen' : null
    return { text: match[0], from: match.index, to: end, isAfterStop, joins }
  })
}

/** The phrase's last word when it begins at `at`; no phrase goes over a comma or a full stop. */
function endOf(words: readonly (Word | null)[], tokens: readonly Token[], at: number): Token | null {
  let place = at
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word !== null && word !== undefined) {
      if (!fits(word, tokens[place]) || (place > at && tokens[place]?.isAfterStop)) {
        const shared = index === 1 && words.length === 2 ? sharedEnd(word, tokens, at) : null
        if (!shared) return null
        return shared
      }
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

const JOINT = /^(?:and|or|und|oder|sowie|et|ou|y|o|e|ve|veya)$/

/** 'unit and integration tests', 'unit/integration tests', 'Unit- und Integrationstests': the last word belongs to both. */
function sharedEnd(word: Word, tokens: readonly Token[], at: number): Token | null {
  const { joins } = must(tokens[at])
  const isJoined = joins === 'stroke' || JOINT.test(tokens[at + 1]?.text ?? '')
  if (!isJoined) return null
  const other = at + (joins === 'stroke' ? 1 : 2)
  const end = joins === 'hyphen' ? other : other + 1
  if (tokens.slice(at + 1, end + 1).some(({ isAfterStop }) => isAfterStop)) return null
  const last = tokens[end]
  if (joins === 'hyphen')
    return last && last.text.length > word.text.length + 3 && last.text.includes(word.text, 3) ? last : null
  return fits(word, last) ? (last ?? null) : null
}

const fits = (word: Word, token: Token | undefined) =>
  token !== undefined && (word.isStem ? token.text.startsWith(word.text) : token.text === word.text)
