import { companyKey, titleKey, urlKey } from '#core/applications/url-key.ts'
import { plain } from '#core/applications/plain.ts'

/** What tells two openings apart. `fingerprint` is 16 hex digits, '' for a text too short to have one. */
export type Marks = {
  urlKey: string
  companyKey: string
  titleKey: string
  places: readonly string[]
  fingerprint: string
}

export function marksOf(opening: {
  url: string
  company: string
  title: string
  places: readonly string[]
  text: string
}): Marks {
  return {
    urlKey: urlKey(opening.url) ?? opening.url,
    companyKey: opening.company === '' ? '' : companyKey(opening.company),
    titleKey: titleKey(opening.title),
    places: opening.places,
    fingerprint: fingerprintOf(opening.text),
  }
}

/** Firm, title and place agree already; sources add their own line to the text. Unlike texts are about 32 apart. */
const MOST_DISTANCE = 8

/**
 * The same job: the same page; or the same firm, the same words of the title and nearly the same text. In one list a job
 * stands once for each of its places; two lists must agree on one. Without texts to compare, places must be the same.
 */
export function isSameJob(one: Marks, other: Marks, isOneSource: boolean): boolean {
  if (one.urlKey === other.urlKey) return true
  if (one.companyKey === '' || one.companyKey !== other.companyKey || one.titleKey !== other.titleKey) return false
  const isPlaced = one.places.length > 0 && other.places.length > 0
  const overlap = placeWords(one.places).some((place) => placeWords(other.places).includes(place))
  if (one.fingerprint === '' || other.fingerprint === '') return !isOneSource && isPlaced && overlap
  if (distance(one.fingerprint, other.fingerprint) > MOST_DISTANCE) return false
  return isOneSource || overlap || !isPlaced
}

/** The first word of each place: 'Berlin, Germany' and 'Berlin' are one. */
function placeWords(places: readonly string[]): string[] {
  return places.map((place) => plain(place.split(',')[0] ?? ''))
}

const LEAST_WORDS = 30
const SHINGLE = 3

/** A 64-bit simhash over runs of three words: texts that say the same differ in few bits. */
export function fingerprintOf(text: string): string {
  const words = plain(text.slice(0, 30_000)).split(' ').filter(Boolean)
  if (words.length < LEAST_WORDS) return ''
  const sums = new Int32Array(64)
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    const shingle = `${words[at]} ${words[at + 1]} ${words[at + 2]}`
    addBits(sums, 0, hash(shingle, 0x811c9dc5))
    addBits(sums, 32, hash(shingle, 0x9747b28c))
  }
  let out = ''
  for (let digit = 0; digit < 16; digit += 1) {
    let value = 0
    for (let bit = 0; bit < 4; bit += 1) value = value * 2 + ((sums[digit * 4 + bit] ?? 0) > 0 ? 1 : 0)
    out += value.toString(16)
  }
  return out
}

function addBits(sums: Int32Array, from: number, bits: number): void {
  for (let bit = 0; bit < 32; bit += 1) {
    const at = from + bit
    sums[at] = (sums[at] ?? 0) + ((bits >>> bit) & 1 ? 1 : -1)
  }
}

/** FNV-1a with its bits mixed once more, as near words would else share their last ones. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

export function distance(one: string, other: string): number {
  let count = 0
  for (let at = 0; at < 16; at += 1) {
    let bits = Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16)
    for (; bits > 0; bits >>= 1) count += bits & 1
  }
  return count
}
