import { must } from '#core/must.ts'
import { STEMS, type LanguageCode } from './stem.ts'
import { de } from './words/de.ts'
import { DEEDS } from './words/deeds.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { FRAMES } from './words/frames.ts'
import { tr } from './words/tr.ts'
import { SPOKEN_UNITS } from './words/units.ts'
import { PHRASES } from './words/phrases.ts'
import { sameDe } from './words/same-de.ts'
import { sameEn } from './words/same-en.ts'
import { sameEs } from './words/same-es.ts'
import { sameFr } from './words/same-fr.ts'
import { sameTr } from './words/same-tr.ts'
import { DAMPER_KINDS, listOf, setOf, type DamperKind, type LanguageWords, type SameWords } from './words/words.ts'

/** The lists of a language, ready to look words up in. */
export type Language = ReturnType<typeof makeLanguage>

const WORDS: Readonly<Record<LanguageCode, LanguageWords & SameWords>> = {
  en: { ...en, ...sameEn },
  de: { ...de, ...sameDe },
  tr: { ...tr, ...sameTr },
  fr: { ...fr, ...sameFr },
  es: { ...es, ...sameEs },
}
const made = new Map<LanguageCode, Language>()

export function languageOf(code: string): Language {
  const known: LanguageCode = code in WORDS ? (code as LanguageCode) : 'en'
  const language = made.get(known) ?? makeLanguage(known)
  made.set(known, language)
  return language
}

function makeLanguage(code: LanguageCode) {
  const words = WORDS[code]
  const stems = STEMS[code]
  const groups = groupBook(words, stems)
  const number = numberBook(words)
  const deeds = deedBook(DEEDS[code], code, stems)
  return {
    code,
    lower: (text: string) => text.toLocaleLowerCase(code),
    stems,
    groups,
    /** The broad kinds of deed that a word may name. */
    deedsOf: deeds,
    glue: setOf(words.glue),
    light: setOf(words.light),
    phrases: [...PHRASES[code], ...SPOKEN_UNITS[code], ...FRAMES[code]].flatMap(([phrases, word]) =>
      phrases.split('|').map(
        (phrase) =>
          ({
            pattern: phrasePattern(phrase),
            word: ` ${word} `.replace(/^ (?=\S)/, /^['(]/.test(phrase) ? ' ' : '').trimEnd(),
            /** A text without it has no such phrase: to look for it is cheap. */
            first: must(phrase.split(' ')[0]).toLowerCase(),
          }) as const,
      ),
    ),
    dampers: damperBook(words, code, stems),
    raisers: setOf(words.raisers),
    accompany: setOf(words.accompany),
    companions: setOf(words.companions),
    ranks: setOf(words.ranks),
    roleMarks: setOf(words.roleMarks),
    levels: setOf(words.levels),
    joints: setOf(words.joints),
    prepositions: setOf(words.prepositions),
    partOf: setOf(words.partOf),
    rangeTo: setOf(words.rangeTo),
    directions: words.directions.map(([from, to]) => [setOf(from), setOf(to)] as const),
    singular: setOf(words.singular),
    ongoing: setOf(words.ongoing),
    times: timeBook(words, groups),
    durations: {
      nearly: setOf(words.durations.nearly),
      over: setOf(words.durations.over),
      years: setOf(words.durations.years),
      months: setOf(words.durations.months),
      around: setOf(words.durations.around),
    },
    number,
    months: new Map(words.months.flatMap((names, at) => listOf(names).map((name) => [name, at + 1] as const))),
    determiners: setOf(words.determiners),
    byAgent: setOf(words.byAgent),
    be: setOf(words.be),
    me: setOf(words.me),
    we: words.we,
    negative: words.negative,
    comparative: words.comparative,
    /** What the word after a figure multiplies it by. */
    magnitude: (word: string, isTight: boolean, before: string, after: string) =>
      magnitude(word, isTight, /[$€£₺¥]\s*$/.test(before) || /^\s*[$€£₺¥]/.test(after), number),
  }
}

/** The group marks of each length of time: 'daily', 'per day' and 'a day' are one. */
function timeBook({ times }: LanguageWords, groups: GroupBook): ReadonlyMap<string, string> {
  return new Map(
    listOf(times).flatMap((word) =>
      (groups.source.get(word) ?? []).filter((mark) => mark.startsWith('=')).map((mark) => [mark, word] as const),
    ),
  )
}

function magnitude(
  word: string,
  isTight: boolean,
  isMoney: boolean,
  number: { thousand: ReadonlySet<string>; million: ReadonlySet<string> },
): number {
  if (/^k$/i.test(word)) return isTight ? 1000 : 1
  if (word === 'M' || (word === 'm' && isMoney)) return isTight || isMoney ? 1_000_000 : 1
  if (number.thousand.has(word.toLowerCase())) return 1000
  if (number.million.has(word.toLowerCase())) return 1_000_000
  return /^(?:bn|billions?|mrd|milliarden?|milyar|milliards?)$/i.test(word) ? 1_000_000_000 : 1
}

function phrasePattern(phrase: string): RegExp {
  const inner = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]')
  return new RegExp(`(?<![\\p{L}\\d])${inner}(?![\\p{L}\\d])`, 'giu')
}

/** Verbs that make a claim smaller, in tenses that the lists leave out: 'ayudo' beside 'ayudé', 'planlıyorum' beside 'planladım'. */
const TENSES: Partial<Record<LanguageCode, { listed: RegExp; other: RegExp }>> = {
  de: { listed: /(?:en|t)$/, other: /(?:e|te|end|et|t)$/ },
  fr: { listed: /(?:é|er)$/, other: /(?:e|ais|ait|ant|ons)$/ },
  es: { listed: /(?:é|í|ar|er|ir)$/, other: /(?:o|aba|ía|ando|iendo)$/ },
  tr: { listed: /[dt][ıiuü]m$|yorum$/u, other: /(?:yor\p{L}*|m[ae]kt[ae]\p{L}*|[ae]r[ae]k|[dt][ıiuü]m)$/u },
}

function damperBook(words: LanguageWords, code: LanguageCode, stems: (word: string) => string[]) {
  const exact = new Map<string, DamperKind[]>(damperList(words))
  const tenses = TENSES[code]
  const byStem = new Map<string, DamperKind[]>()
  for (const [word, kinds] of exact) {
    const own = kinds.filter((kind) => kind === 'assist' || kind === 'attend' || kind === 'tentative')
    // to test something is work in the present tense, and a trial only where the lists say so
    if (own.length > 0 && tenses?.listed.test(word) && !word.includes('test'))
      for (const stem of stems(word)) byStem.set(stem, own)
  }
  const get = (lower: string): readonly DamperKind[] | undefined =>
    exact.get(lower) ??
    (tenses?.other.test(lower) && lower.length > 4
      ? stems(lower)
          .map((stem) => byStem.get(stem))
          .find((kinds) => kinds !== undefined)
      : undefined)
  return { get, has: (lower: string) => get(lower) !== undefined }
}

function* damperList({ dampers }: LanguageWords): Generator<[string, DamperKind[]]> {
  const kinds = new Map<string, DamperKind[]>()
  for (const kind of DAMPER_KINDS)
    for (const word of listOf(dampers[kind])) kinds.set(word, [...(kinds.get(word) ?? []), kind])
  yield* kinds
}

function deedBook(lists: readonly string[], code: LanguageCode, stems: (word: string) => string[]) {
  const book = new Map<string, number[]>()
  lists.forEach((list, kind) => {
    for (const word of listOf(list))
      for (const form of new Set([word, ...stems(word)])) book.set(form, [...(book.get(form) ?? []), kind])
  })
  // a Turkish verb is its root with endings
  const roots = code === 'tr' ? [...book.keys()].filter((root) => root.length >= 4) : []
  return (lower: string): readonly number[] => [
    ...new Set([
      ...[lower, ...stems(lower)].flatMap((form) => book.get(form) ?? []),
      ...roots.filter((root) => lower.startsWith(root)).flatMap((root) => book.get(root) ?? []),
    ]),
  ]
}

type GroupBook = { source: ReadonlyMap<string, readonly string[]>; rewrite: ReadonlyMap<string, readonly string[]> }

/** Marks that two words share when one may stand for the other. */
function groupBook(words: SameWords, stems: (word: string) => string[]): GroupBook {
  const source = new Map<string, string[]>()
  const rewrite = new Map<string, string[]>()
  const add = (book: Map<string, string[]>, list: string, mark: string) => {
    for (const word of listOf(list))
      for (const form of new Set([word, ...stems(word)])) {
        const marks = book.get(form) ?? []
        if (!marks.includes(mark)) book.set(form, [...marks, mark])
      }
  }
  words.groups.forEach((list, at) => {
    add(source, list, `=${at}`)
    add(rewrite, list, `=${at}`)
  })
  words.weaker.forEach(([left, right], at) => {
    add(source, left, `>${at}`)
    add(rewrite, right, `>${at}`)
  })
  return { source, rewrite }
}

function numberBook({ numbers }: LanguageWords) {
  const list = listOf(numbers.units)
  const units = new Map<string, number>()
  for (let at = 0; at + 1 < list.length; at += 2) units.set(must(list[at]), Number(list[at + 1]))
  const [hundred, thousand, million, and] = [numbers.hundred, numbers.thousand, numbers.million, numbers.and].map(setOf)
  return {
    units,
    hundred: must(hundred),
    thousand: must(thousand),
    million: must(million),
    and: must(and),
    isGlued: numbers.isGlued,
    /** 'bin' and 'mille' alone are a thousand. */
    bareThousand: /^(?:bin|mille|mil|tausend)$/.test(numbers.thousand),
    pieces: [...units.keys(), ...must(hundred), ...must(thousand), ...must(and)].sort((a, b) => b.length - a.length),
  }
}
