import { must } from '#core/must.ts'
import { isCountry, isRegionWord, isTown } from '#core/resume/parse/words/place-words.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { sentencesOf } from '../sections/ad-lines.ts'
import { sameLength } from '../demands/demand.ts'
import { fold } from '../fold.ts'
import type { Piece } from './header.ts'
import {
  BEFORE_ARTICLE,
  BEFORE_AT,
  BEFORE_FROM,
  BEFORE_IN,
  BEFORE_PERSON,
  LOCATIVE,
  OF_HIRING,
  OF_OTHERS,
  OF_US,
  OF_WORKPLACE,
  SEAT_AFTER,
  SEAT_BEFORE,
} from './place-cues.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { PLACE_WEIGHTS } from './place-weights.ts'
import { cleanPlace, isNamedTown, isWide, placeLikeness } from './places.ts'
import { looksLikeCompany, vacancyScore } from './title.ts'
import { weighed } from './weighed.ts'

/** All that is counted for a name as the place of work: what stands around it, where, and what it looks like. */
export const PLACE_EVIDENCE = [
  'in',
  'from',
  'at',
  'article',
  'person',
  'seat',
  'seatAfter',
  'locative',
  'comma',
  'dash',
  'bracket',
  'inColon',
  'alone',
  'workplace',
  'us',
  'hiring',
  'others',
  'afterEmployer',
  'besideTitle',
  'countryBehind',
  'codeBefore',
  'listed',
  'first',
  'early',
  'late',
  'item',
  'headerPlace',
  'headerOther',
  'any',
  'mentions',
  'town',
  'smallTown',
  'region',
  'country',
  'shaped',
  'unknown',
  'unknownIn',
  'long',
  'isSkill',
  'isTitle',
  'company',
  'everyday',
  'letters',
  'partOfTitle',
  'germanNoun',
] as const
export type PlaceEvidence = (typeof PLACE_EVIDENCE)[number]
type Features = Partial<Record<PlaceEvidence, number>>
/** A name with all its mentions and what speaks for it as the place of work. */
export type PlaceCandidate = { value: string; words: string; from: number; features: Features; score: number }

const WEIGHTS: Readonly<Record<PlaceEvidence, number>> = PLACE_WEIGHTS
const WORD = String.raw`\p{Lu}[\p{L}]+(?:-\p{L}{2,}|['’]\p{Lu}\p{L}+)*`
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’_#-])(?:(?:A|L['’]|Le|La|Los|Las|El|St\.?|Den)\s?)?${WORD}(?:\s(?:(?:am|an der|de la|de|del|la|le|les|sur|upon|on|of|in der|im|ob der|bei|aan den|den|do|da)\s)?${WORD}){0,3}`,
  'gu',
)
const MOST_LINES = 60
const LAST_LINES = 15
const MOST_OF_ONE = 3

type Known = {
  header: readonly AdLine[]
  pieces: readonly Piece[]
  title: { value: string; from: number } | null
  company: string | null
  isSkill: (folded: string) => boolean
}
type Group = { value: string; words: string; from: number; features: Features; count: number }

/** Every name that could be the place of work, the likeliest first. */
export function placesIn(lines: readonly AdLine[], known: Known): PlaceCandidate[] {
  const groups = new Map<string, Group>()
  const add = (value: string, words: string, from: number, evidence: readonly PlaceEvidence[], isWhole = false) => {
    const key = fold(must(value.split(/\s*[,(/]/)[0]))
    const group = groups.get(key) ?? { value, words, from, features: { any: 1 }, count: 0 }
    if (isWhole && value.length > group.value.length) Object.assign(group, { value, words, from })
    for (const one of evidence) group.features[one] = Math.min(MOST_OF_ONE, (group.features[one] ?? 0) + 1)
    group.count += 1
    groups.set(key, group)
  }
  for (const piece of known.pieces) {
    if (piece.kind !== 'place' && piece.kind !== 'other') continue
    if (known.title?.from === piece.from) continue
    const own =
      known.company !== null && piece.text.startsWith(known.company)
        ? piece.text.slice(known.company.length)
        : piece.text
    const value = cleanPlace(own) || cleanPlace(piece.text)
    if (!/^[\p{Lu}\d]/u.test(value) || value.length > 70) continue
    add(value, piece.text, piece.from, [piece.kind === 'place' ? 'headerPlace' : 'headerOther'], true)
  }
  const headerEnd = known.header.at(-1)?.to ?? -1
  lines.forEach((line, number) => {
    if (number >= MOST_LINES && number < lines.length - LAST_LINES) return
    // 'Nice to haves' is no town
    if (line.from > headerEnd && kindOfHeading(line.folded) !== null && line.looksLikeHeading) return
    const place: PlaceEvidence[] = [
      ...(number < 3 ? ['first' as const] : number < 9 || line.from <= headerEnd ? ['early' as const] : []),
      ...(number >= lines.length - 4 && number > 8 ? ['late' as const] : []),
      ...(line.isBullet ? ['item' as const] : []),
    ]
    for (const { text, at } of line.text.length < 60 ? [{ text: line.text, at: 0 }] : sentencesOf(line.text))
      addNames(text, line, line.from + at, place, known, add)
  })
  const small = new Set(lines.flatMap(({ text }) => text.match(SMALL_WORD) ?? []))
  const title = known.title === null ? null : fold(known.title.value)
  return [...groups.values()]
    .filter(({ value, features }) => fold(value) !== title && !isOnlyNamed(value, features))
    .map(({ value, words, from, features, count }) => {
      addOwn(features, value, known, small)
      features.mentions = Math.min(2, Math.log(1 + count))
      return { value, words, from, features, score: weighed(WEIGHTS, features) }
    })
    .sort((a, b) => b.score - a.score)
}
/** 'Health insurance in the US': a country that nothing ties to the work. */
const isOnlyNamed = (value: string, features: Features) =>
  isWide(value) && TIES.every((one) => features[one] === undefined || (one === 'us' && value === 'US'))
const TIES = ['headerPlace', 'workplace', 'hiring', 'us', 'besideTitle', 'alone', 'inColon'] as const
const SMALL_WORD = /(?<![\p{L}\p{N}@.'’_-])\p{Ll}{3,}/gu

type Add = (value: string, words: string, from: number, evidence: readonly PlaceEvidence[], isWhole?: boolean) => void

function addNames(
  text: string,
  line: AdLine,
  from: number,
  place: readonly PlaceEvidence[],
  known: Known,
  add: Add,
): void {
  let folded: string | null = null
  let said: PlaceEvidence[] = []
  for (const match of text.slice(0, 1_500).matchAll(NAME))
    for (const { name, at } of townsIn(match[0])) {
      const start = match.index + at
      if (folded === null) {
        folded = sameLength(text)
        said = [
          ...(OF_WORKPLACE.test(folded) ? ['workplace' as const] : []),
          ...(OF_US.test(folded) ? ['us' as const] : []),
          ...(OF_HIRING.test(folded) ? ['hiring' as const] : []),
          ...(OF_OTHERS.test(folded) ? ['others' as const] : []),
        ]
      }
      const around = aroundName(folded, text, start, start + name.length, known)
      // a name that nothing leads to is a place only where it is known as one
      if (OF_WORK.test(fold(name)) || SHOUTED.test(name) || (around.length === 0 && placeLikeness(name) < 2)) continue
      const whole = /^,\s(\p{Lu}[\p{L} .]{1,24})/u.exec(text.slice(start + name.length))?.[1]?.trim()
      const isWith = whole !== undefined && (isCountry(whole) || isRegionWord(whole))
      const beside =
        known.title && line.from <= known.title.from && known.title.from <= line.to ? ['besideTitle' as const] : []
      add(
        isWith ? `${name}, ${whole}` : name,
        line.text,
        from + start,
        [...around, ...said, ...place, ...beside, ...(isWith ? ['countryBehind' as const] : [])],
        isWith,
      )
    }
}

/** 'Bewerbung Köln' holds a town that is known; else the name is taken whole. */
function townsIn(run: string): { name: string; at: number }[] {
  if (!run.includes(' ') || placeLikeness(run) >= 2) return [{ name: run, at: 0 }]
  const words = [...run.matchAll(/\S+/gu)]
  const towns = words.filter(({ 0: word }) => isNamedTown(word)).map(({ 0: name, index }) => ({ name, at: index }))
  return [{ name: run, at: 0 }, ...towns]
}

/** 'NO EXPERIENCE NEEDED' is no place in Norway. */
const SHOUTED = /^\p{Lu}+(?: \p{Lu}+){2,}$/u
const OF_WORK = /(?:^| )(?:it|hr|pr|ai|ml|qa|utc|gmt|[ecmp][sd]?t|bst|cest|eest|wet|eet|jst|ae[sd]t)$/

function aroundName(folded: string, text: string, from: number, to: number, known: Known): PlaceEvidence[] {
  const before = folded.slice(Math.max(0, from - 44), from)
  const after = folded.slice(to, to + 40)
  const evidence: PlaceEvidence[] = []
  if (BEFORE_IN.test(before)) evidence.push('in')
  else if (BEFORE_AT.test(before)) evidence.push('at')
  else if (BEFORE_FROM.test(before)) evidence.push('from')
  if (BEFORE_PERSON.test(before)) evidence.push('person')
  else if (BEFORE_ARTICLE.test(before)) evidence.push('article')
  if (SEAT_BEFORE.test(before)) evidence.push('seat')
  if (SEAT_AFTER.test(after)) evidence.push('seatAfter')
  if (LOCATIVE.test(after)) evidence.push('locative')
  if (before.endsWith(', ')) evidence.push('comma')
  else if (/[–—|·•-] $/.test(before)) evidence.push('dash')
  else if (before.endsWith('(')) evidence.push('bracket')
  else if (before.endsWith(': ')) evidence.push('inColon')
  if (/\d{4,5} $/.test(before)) evidence.push('codeBefore')
  if (
    /^(?:,| and| und| et| y| e| en| ve| i| \/) \p{L}/u.test(after) &&
    isNamedTown(/^\W+(?:and |und |et |y |e |en |ve |i )?(\p{L}+)/u.exec(text.slice(to, to + 40))?.[1] ?? '')
  )
    evidence.push('listed')
  if (from === 0 && after.trim().replace('.', '') === '') evidence.push('alone')
  if (known.company !== null) {
    const name = text.lastIndexOf(known.company, from)
    if (name >= 0 && from - name - known.company.length <= 6 && from > name + known.company.length)
      evidence.push('afterEmployer')
  }
  return evidence
}

function addOwn(features: Features, value: string, known: Known, small: ReadonlySet<string>): void {
  const folded = fold(value)
  const town = must(value.split(/\s*[,(/]/)[0])
  const words = town.split(/\s+/)
  if (isTown(town)) features.town = 1
  else if (isNamedTown(town)) features.smallTown = 1
  else if (isCountry(value)) features.country = 1
  else if (isRegionWord(value)) features.region = 1
  else if (placeLikeness(value) >= 2) features.shaped = 1
  else {
    features.unknown = 1
    if (features.in || features.locative) features.unknownIn = 1
  }
  if (words.length >= 3) features.long = 1
  if (known.isSkill(folded)) features.isSkill = 1
  if (vacancyScore(value) >= 2) features.isTitle = 1
  if (looksLikeCompany(value) >= 1) features.company = 1
  if (known.title !== null && fold(known.title.value).includes(fold(town))) features.partOfTitle = 1
  if (words.every((word) => small.has(word.toLowerCase()))) features.everyday = 1
  if (/^[\p{Lu}\d&-]{1,5}$/u.test(value)) features.letters = 1
  if (small.has('und') && words.length === 1 && !features.town && !features.smallTown) features.germanNoun = 1
}
