import { countryCode } from '#core/ads/page/places/country-names.ts'
import { cleanPlace, isNamedTown, placeLikeness } from '#core/ads/header/places.ts'
import { plain } from '#core/applications/plain.ts'
import { companyKey, urlKey } from '#core/applications/url-key.ts'
import { exactTitleKey, isSameTitle, jobTitle } from './job-title.ts'

/** What tells two openings apart. `fingerprint` is 16 hex digits that stand for the words of the text, '' for none to speak of. */
export type Marks = {
  urlKey: string
  companyKey: string
  titleKey: string
  title: string
  places: readonly string[]
  fingerprint: string
}

/** `unnamed` stands for the firm where the opening names none: a board is of one firm. */
export function marksOf(
  opening: { url: string; company: string; title: string; places: readonly string[]; text: string },
  unnamed = '',
): Marks {
  const { url, company, title, places, text } = opening
  return {
    urlKey: urlKey(url) ?? url,
    companyKey: firmKey(company) || unnamed,
    titleKey: exactTitleKey(title),
    title,
    places,
    fingerprint: fingerprintOf(text),
  }
}

/** Behind or around a firm's name: its address, through whom it came, its kind, its country. */
const AROUND_NAMES = /\([^)]*\)|\s(?:via|through|durch)\s.*$/giu
const KINDS_OF_FIRM =
  /\b(?:and|und|et|y|the|l|uab|pbc|sl|s a|stichting|gemeinnutzige|b v|n v|s l|s r l|s p a|spa|oyj|aps|sp z o o)\b/g

function firmKey(company: string): string {
  const key = companyKey(company.replaceAll(AROUND_NAMES, ' '))
  const words = key
    .replaceAll(KINDS_OF_FIRM, ' ')
    .replaceAll(/([aou])e/g, '$1')
    .split(' ')
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  if (words.length > 1 && countryCode(last) !== null) words.pop()
  return words.join(' ') || key
}

type Texts = { one: string; other: string }

/** Before their texts are compared: one page, or one firm, titles that can mean the same and no two towns. */
export function mayBeSameJob(one: Marks, other: Marks, isOneSource: boolean): boolean {
  const isOneTitle = one.titleKey === other.titleKey
  // a list that links one page for several titles links a list
  if (one.urlKey === other.urlKey) return isOneTitle || !isOneSource
  if (one.companyKey === '' || one.companyKey !== other.companyKey) return false
  return isOneSource ? isOneTitle : placesOf(one, other) !== 'apart' && haveSameTitle(one, other, null)
}

/**
 * The same job: one page, or the same firm, a title that means the same, a place in common and a text that says the same.
 * In one list another title is another job, and a job that stands once for each of its places has one text to the word.
 */
export function isSameJob(one: Marks, other: Marks, isOneSource: boolean, texts: Texts): boolean {
  if (!mayBeSameJob(one, other, isOneSource)) return false
  if (one.urlKey === other.urlKey) return true
  const place = placesOf(one, other)
  const hasTexts = one.fingerprint !== '' && other.fingerprint !== ''
  const isToTheWord = hasTexts && one.fingerprint === other.fingerprint
  if (isOneSource) return isToTheWord || (hasTexts && place !== 'apart' && isSameText(texts, LEAST_SHARED_IN_ONE))
  if (!haveSameTitle(one, other, texts)) return false
  return hasTexts ? isToTheWord || isSameText(texts, LEAST_SHARED) : place === 'one'
}

function haveSameTitle(one: Marks, other: Marks, texts: Texts | null): boolean {
  if (one.titleKey === other.titleKey) return true
  const known = { firm: wordsOf([one.companyKey]), places: wordsOf([...one.places, ...other.places]) }
  return isSameTitle(jobTitle(one.title, known), jobTitle(other.title, known), texts)
}

const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => plain(text).split(' ')))

/** 'one': a town in common. 'open': one of them names none, only a country, or that the work is remote. */
function placesOf({ places: one }: Marks, { places: other }: Marks): 'one' | 'open' | 'apart' {
  const [here, there] = [one, other].map((places) =>
    places
      .flatMap((place) => place.split(/\s[/|·]\s/))
      .map(townOf)
      .filter((town) => town !== ''),
  )
  if (here?.some((town) => there?.some((second) => isWithin(town, second) || isWithin(second, town)))) return 'one'
  if (here?.length && there?.length) return 'apart'
  const [homes, homesThere] = [one, other].map((places) =>
    places.flatMap((place) => place.split(',').flatMap((part) => countryCode(part.trim()) ?? [])),
  )
  const isAbroad = homes?.length && homesThere?.length && !homes.some((country) => homesThere.includes(country))
  return isAbroad ? 'apart' : 'open'
}

/** Towns whose own name differs from the English one by more than accents. */
const ENGLISH: Readonly<Record<string, string>> = {
  lisboa: 'lisbon',
  munchen: 'munich',
  koln: 'cologne',
  nurnberg: 'nuremberg',
  wien: 'vienna',
  zurich: 'zurich',
  geneve: 'geneva',
  genf: 'geneva',
  bruxelles: 'brussels',
  brussel: 'brussels',
  antwerpen: 'antwerp',
  'den haag': 'the hague',
  praha: 'prague',
  warszawa: 'warsaw',
  krakow: 'cracow',
  milano: 'milan',
  roma: 'rome',
  torino: 'turin',
  firenze: 'florence',
  napoli: 'naples',
  sevilla: 'seville',
  kobenhavn: 'copenhagen',
  goteborg: 'gothenburg',
  bucuresti: 'bucharest',
  beograd: 'belgrade',
  moskva: 'moscow',
}

/** '' for a place without a town: 'Remote', 'Lithuania', 'Worldwide'. */
function townOf(place: string): string {
  const first = cleanPlace(place.split(/[,(]/)[0] ?? '').replaceAll(/\b\d{4,6}\b/g, ' ')
  const town = plain(first)
  const isTown = isNamedTown(first) || (placeLikeness(first) < 2 && countryCode(first) === null)
  return isTown && !/^(?:anywhere|worldwide|global|remote.*)?$/.test(town) ? (ENGLISH[town] ?? town) : ''
}

const isWithin = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `)

/** Of the runs of words of the shorter text, so many stand in the longer: lists cut texts and add lines of their own. */
const LEAST_SHARED = 0.9
/** A firm's own list changes a day or a sentence from one post to the next. */
const LEAST_SHARED_IN_ONE = 0.95
const SHINGLE = 3
const LEAST_WORDS = 30

function isSameText(texts: Texts, least: number): boolean {
  const [one, other] = [shinglesOf(texts.one), shinglesOf(texts.other)]
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const run of small) if (large.has(run)) shared += 1
  return shared >= small.size * least
}

const textWords = (text: string) => plain(text.slice(0, 30_000)).split(' ').filter(Boolean)

function shinglesOf(text: string): Set<string> {
  const words = textWords(text)
  return new Set(words.slice(0, 1 - SHINGLE).map((word, at) => `${word} ${words[at + 1]} ${words[at + 2]}`))
}

/** Equal for texts of the same words; FNV-1a with its bits mixed once more. */
export function fingerprintOf(text: string): string {
  const words = textWords(text)
  if (words.length < LEAST_WORDS) return ''
  const said = words.join(' ')
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(said, seed).toString(16).padStart(8, '0')).join('')
}

function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
