import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import { sensesOf } from './lexicon.ts'
import { marksOf, oncePerSources, PARTICLE, type SourceToken, type Sources } from './sources.ts'
import type { Token } from './tokens.ts'
import { MAKES, NOT_MADE, verbs } from './words/makes.ts'

/** A word of a rewrite and where its sources have it. */
export type Aligned = Token & {
  at: number
  marks: ReadonlySet<string>
  /** Says something that needs a source. */
  isContent: boolean
  found: SourceToken[]
}

/** A word that stands in more places than this is no better founded for it. */
const MOST_PLACES = 40

/** Words of the sources by what they mean, where other words mean it too. */
export function withSenses(tokens: readonly SourceToken[], { code }: Language): WithSenses[] {
  if (code !== 'en') return []
  return tokens.flatMap((source) => {
    if (source.value !== null || source.dampers.length > 0) return []
    const senses = [...sensesOf(source.unit.tokens, source.at, 'source')]
    return senses.length > 0 ? [{ source, senses }] : []
  })
}

type WithSenses = { source: SourceToken; senses: readonly string[] }

const wordsOf = oncePerSources(({ units }, language) => {
  const all = units.flatMap((unit) => unit.tokens)
  const byMark = new Map<string, SourceToken[]>()
  const byValue = new Map<number, SourceToken[]>()
  for (const token of all) {
    if (token.value !== null) add(byValue, token.value, token)
    for (const mark of token.marks) add(byMark, mark, token)
  }
  return { all, byMark, byValue, withSenses: withSenses(all, language) }
})

export function align(tokens: readonly Token[], sources: Sources, language: Language): Aligned[] {
  const { all, byMark, byValue, withSenses: known } = wordsOf(sources, language)
  const isSame = (token: Token, source: SourceToken) =>
    !isOthersDeed(token.lower, source, language) &&
    !isNameAsDeed(token.lower, source) &&
    !isThingAsDeed(token.lower, source, language) &&
    !isOwnTitle(token.lower, source, language) &&
    !isRankAsDeed(token.lower, source, language)
  return tokens.map((token, at) => {
    const plain = withoutCompany(token.lower, language)
    const marks = new Set([...marksOf(token.lower, language, 'rewrite'), ...marksOf(plain, language, 'rewrite')])
    const isContent = token.value !== null || !isGlue(token, language)
    if (!isContent) {
      const same = (byMark.get(token.lower) ?? []).filter(({ lower }) => lower === token.lower)
      return { ...token, at, marks, isContent, found: same.slice(0, MOST_PLACES) }
    }
    if (token.value !== null)
      return { ...token, at, marks, isContent, found: (byValue.get(token.value) ?? []).slice(0, MOST_PLACES) }
    const direct = [...new Set([...marks].flatMap((mark) => byMark.get(mark) ?? []))].filter((source) =>
      isSame(token, source),
    )
    const found =
      direct.length > 0
        ? direct
        : [
            ...nearWords(token, all, language),
            ...separated(token, tokens, byMark, language),
            ...sameSense(tokens, at, known, language).filter((source) => !isRankAsDeed(token.lower, source, language)),
          ]
    return { ...token, at, marks, isContent, found: found.slice(0, MOST_PLACES) }
  })
}

/** 'co-developed' is 'developed with somebody': that somebody is looked for with the words that make a claim smaller. */
export function withoutCompany(lower: string, { dampers }: Language): string {
  return /^co\p{L}{4}/u.test(lower) && dampers.get(lower)?.includes('together') ? lower.slice(2) : lower
}

function add<K>(book: Map<K, SourceToken[]>, key: K, token: SourceToken): void {
  const same = book.get(key)
  if (same) same.push(token)
  else book.set(key, [token])
}

/** Names and titles written out: their words are not words of a bullet that happen to be the same. */
export function settleNames(tokens: readonly Aligned[]): void {
  const heads = (token: Aligned | undefined) =>
    token?.found.filter(({ unit }) => unit.kind === 'title' || unit.kind === 'organisation') ?? []
  for (const token of tokens) {
    const own = heads(token)
    const follows = (other: Aligned | undefined, step: number) =>
      heads(other).some((one) => own.some((mine) => mine.unit === one.unit && one.at - mine.at === step))
    if (follows(tokens[token.at - 1], -1) || follows(tokens[token.at + 1], 1)) token.found = own
  }
}

/** 'Illustrator' and 'Excel' are no deeds: neither 'illustrated' nor 'excelled'. 'Welding' is one. */
function isNameAsDeed(lower: string, { unit, lower: name, text }: SourceToken): boolean {
  return (
    unit.kind === 'skill' &&
    lower !== name &&
    /(?:ed|ing)$/.test(lower) &&
    !name.endsWith('ing') &&
    /^\p{Lu}/u.test(text)
  )
}

/** 'Read the code' makes nobody its writer. */
function isThingAsDeed(lower: string, { unit, lower: thing, at }: SourceToken, language: Language): boolean {
  const [head] = unit.tokens
  return (
    language.code === 'en' &&
    at > 0 &&
    lower !== thing &&
    MAKES.has(lower) &&
    /^(?:code|programs?|designs?|builds?|scripts?|make)$/.test(thing) &&
    head !== undefined &&
    (NOT_MADE.has(head.lower) || language.deedsOf(head.lower).length > 0) &&
    !MAKES.has(head.lower)
  )
}

/** 'Reported to the lead' makes nobody lead: whoever bears a rank in a line is somebody else. */
function isRankAsDeed(lower: string, { unit, lower: rank, at }: SourceToken, language: Language): boolean {
  if (
    language.code !== 'en' ||
    unit.kind !== 'bullet' ||
    at === 0 ||
    lower === rank ||
    !LEADS.has(lower) ||
    !language.ranks.has(rank)
  )
    return false
  const near = unit.tokens.slice(Math.max(0, at - 3), at)
  return near.some(
    (before) => language.determiners.has(before.lower) || /^(?:to|under|with|for|by)$/.test(before.lower),
  )
}
const LEADS = verbs('lead head manage direct supervise coordinate chair')

/** The person's own title names no colleagues. */
function isOwnTitle(lower: string, { unit, lower: title }: SourceToken, language: Language): boolean {
  return unit.kind === 'title' && lower !== title && (language.dampers.get(lower) ?? []).includes('together')
}

/** A publisher in a bullet does not make the person's work published. */
function isOthersDeed(lower: string, source: SourceToken, language: Language): boolean {
  return (
    language.code === 'en' &&
    source.unit.kind === 'bullet' &&
    /[^e](?:er|or)s?$/.test(source.lower) &&
    /(?:ed|ing)$/.test(lower) &&
    !/^(?:enter|order|register|monitor|transfer|deliver|answer|cover|filter|offer|cater|author|tutor)/.test(
      source.lower,
    )
  )
}

export function isGlue(token: Token, language: Language): boolean {
  if (language.glue.has(token.lower)) return true
  // 'Flask'ta', '2020'den': an ending after an apostrophe says no more than a preposition.
  return language.code === 'tr' && token.gap === "'" && token.lower.length <= 5
}

/** Words of the sources that mean the same, or something narrower. */
export function sameSense(
  tokens: readonly Token[],
  at: number,
  known: readonly WithSenses[],
  language: Language,
): SourceToken[] {
  if (language.code !== 'en' || isHard(must(tokens[at]).lower, language)) return []
  const senses = sensesOf(tokens, at, 'rewrite')
  if (senses.size === 0) return []
  return known.flatMap((one) => (one.senses.some((sense) => senses.has(sense)) ? [one.source] : []))
}

/** Says who is over whom, how well or how much: no other word stands for it. */
function isHard(lower: string, language: Language): boolean {
  return language.ranks.has(lower) || language.raisers.has(lower) || language.levels.has(lower)
}

/** 'leite … an' is 'anleiten'. */
function separated(
  token: Token,
  tokens: readonly Token[],
  byMark: ReadonlyMap<string, SourceToken[]>,
  language: Language,
): SourceToken[] {
  if (language.code !== 'de') return []
  const particle = tokens.slice(tokens.indexOf(token) + 1).findLast(({ lower }) => PARTICLE.test(lower))
  return particle
    ? [...marksOf(particle.lower + token.lower, language, 'rewrite')].flatMap((mark) => byMark.get(mark) ?? [])
    : []
}

/** Words that differ by their ending, and the parts of a German compound. */
function nearWords(token: Token, all: readonly SourceToken[], language: Language): SourceToken[] {
  if (language.code === 'tr') return all.filter((source) => isInflected(token.lower, source.lower))
  if (language.code !== 'de' || token.lower.length < 5) return []
  const whose = PLAIN_HEAD.exec(token.lower)?.[1]
  const parts = all.filter(
    (source) =>
      source.value === null &&
      (isPartOf(token.lower, source.lower) ||
        (whose !== undefined && isStemOf(whose, source.lower)) ||
        (source.unit.kind === 'title' && isWorkOf(token.lower, source.lower, language))),
  )
  return parts.length > 0 ? parts : joinedOf(token.lower, all, language)
}

/** 'An die Einkaufsabteilung' and 'an den Einkauf', 'Malerarbeiten' and 'Maler': the second half says nothing. */
const PLAIN_HEAD = /^(\p{L}{4,}?)(?:abteilung|bereich|arbeiten)$/u
const isStemOf = (first: string, whole: string) => first.startsWith(whole) && LINK.test(first.slice(whole.length))

/** 'Sachbearbeitung' is the work of a 'Sachbearbeiterin'; 'Leitung' is a rank. */
const isWorkOf = (deed: string, title: string, { ranks }: Language) =>
  !ranks.has(title) && /[^aeiou]er(?:in)?$/.test(title) && deed === title.replace(/er(?:in)?$/, 'ung')

/** A Turkish word keeps its beginning and takes endings. */
function isInflected(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4) return false
  let same = 0
  while (same < shorter && one[same] === other[same]) same += 1
  const rest = Math.max(one.length, other.length) - same
  return same >= Math.min(8, Math.max(4, Math.ceil(shorter * 0.75))) && rest <= Math.max(7, same)
}

const LINK = /^(?:e?s|e?n|er|e)?$/

/** 'Beschwerden' of 'Kundenbeschwerden', 'Kunden' of it as well. */
function isPartOf(part: string, whole: string): boolean {
  const stem = part.replace(/(?:en|n|e|s)$/, '')
  if (stem.length < 4 || whole.length < stem.length + 3 || whole.startsWith(`un${stem}`)) return false
  if (whole.endsWith(part) || whole.endsWith(stem)) return true
  return whole.startsWith(stem)
}

/** How a word begins a compound: 'Vereins-' of 'Verein', 'Gäste-' of 'Gäste', 'Firmen-' of 'Firma'. */
const headsOf = (lower: string): string[] => [
  ...new Set([lower, lower.replace(/(?:en|n|e|s|a|um)$/, '')].filter((head) => head.length >= 4)),
]

/** 'Fehlermeldung' from 'Meldung' and 'Fehler': both ends of it stand in the sources. */
function joinedOf(whole: string, all: readonly SourceToken[], language: Language): SourceToken[] {
  const stems = all.filter((source) => source.lower.length >= 4)
  for (const { first, head } of stems.flatMap((source) =>
    headsOf(source.lower).map((one) => ({ first: source, head: one })),
  )) {
    if (!whole.startsWith(head) || whole.length - head.length < 4) continue
    const rest = whole.slice(head.length)
    const second = stems.find((source) => {
      const tail = source.lower.replace(/(?:en|n|e|s)$/, '')
      const start = rest.indexOf(tail)
      return (
        tail.length >= 4 &&
        start >= 0 &&
        start <= 2 &&
        LINK.test(rest.slice(0, start)) &&
        rest.length - start - tail.length <= 2
      )
    })
    if (second) return [first, second]
    // 'Terminvergabe' from 'Termine vergeben'
    const rests = [rest, rest.replace(/^(?:e?s|e?n)/, '')].filter((one) => one.length >= 4)
    const marks = new Set(rests.flatMap((one) => [...marksOf(one, language, 'rewrite')]))
    const deed = all.find(
      (source) => source !== first && source.unit === first.unit && [...source.marks].some((mark) => marks.has(mark)),
    )
    if (deed) return [first, deed]
  }
  return []
}
