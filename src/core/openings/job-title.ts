import { plain } from '#core/applications/plain.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { seniorityOfTitle } from '#core/ads/fields/seniority.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { titleKey } from '#core/applications/url-key.ts'

/** A title taken apart: what tells two jobs of one firm apart, and what lists only add. */
type JobTitle = {
  words: string[]
  /** Those of them that stand in brackets. */
  asides: string[]
  /** Numbers of the requisition. */
  numbers: string[]
  /** Countries and regions: 'EMEA', 'Nordics'. */
  areas: string[]
}

const BREAK = ' | '
const GENDERS = /\(?\b[mwfdxhvi](?:\s?[/|]\s?[mwfdxhvi]){1,3}\b\)?|\(\s*(?:all|any) genders?\s*\)/giu
/** 'Entwickler*in', 'Développeur·se', 'Chargé(e)', 'Técnico/a' */
const ENDINGS = /(?<=\p{L}{3})[*:_/·.(](?:innen|in|euse|rice|trice|se|ne|te|re|e|a|o|r)\)?(?![\p{L}\d])/giu
/** In brackets: pay, hours a week, a share of a post. */
const MEASURES = /\([^()]*(?:[€$£%]|\d\s?(?:hrs?|hours?|h|std|stunden|uur|uren|heures|horas|saat)\b)[^()]*\)/giu
const AMOUNT = String.raw`\d[\d.,]*\s?k?`
const BARE_MEASURES = new RegExp(
  String.raw`[€$£]\s?${AMOUNT}(?:\s?[-–]\s?[€$£]?\s?${AMOUNT})?|\b\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?%`,
  'giu',
)
/** 'R0012345', 'REQ-2201', '#3301', 'Ref. 2026-114'; a year alone is none. */
const NUMBERS = /(?<![\p{L}\d])(?!20\d\d(?![-\d]))(?:\p{Lu}{1,4}[-_]?)?\d{3,}(?:[-/]\d+)*(?![\p{L}\d])/gu
const NUMBER_LABELS = /\b(?:ref|reference|referenz|kennziffer|req|requisition|job id|id|nr|no)\.?\s*(?=[|:#]|\s*$)/giu
const UNSAID =
  /\b(?:remote|hybrid\w*|hibrid[oa]|on ?site|home ?office|teletrabajo|full ?time|vollzeit|voltijd|permanent|unbefristet|festanstellung|cdi|shift work|urgent|(?:now )?hiring)\b/g
const SMALL = new Set(
  'and und et y e the of for in a an zum zur als de des du der die das den en van pour para'.split(' '),
)

/** Signs that are letters in names of languages. */
const spelt = (title: string) =>
  title
    .replaceAll(/(?<![\p{L}\d])c\+\+/giu, 'cplusplus')
    .replaceAll(/(?<![\p{L}\d])([cf])#/giu, '$1sharp')
    .replaceAll(/(?<![\p{L}\d])\.net\b/giu, 'dotnet')

/** The words of a title as they stand, in any order: within one list every other word means another job. */
export const exactTitleKey = (title: string) => titleKey(spelt(title))

/** `known`: words of the firm and of the places of both lists, which some lists put into the title. */
export function jobTitle(title: string, known: { firm: ReadonlySet<string>; places: ReadonlySet<string> }): JobTitle {
  const bare = spelt(title).replaceAll(GENDERS, BREAK).replaceAll(MEASURES, BREAK).replaceAll(BARE_MEASURES, BREAK)
  const numbers = [...bare.matchAll(NUMBERS)].map(([number]) => number)
  const segments = bare
    .replaceAll(NUMBERS, BREAK)
    .replaceAll(NUMBER_LABELS, BREAK)
    .replaceAll(ENDINGS, '')
    .split(/[|)[\]:,;]|(?=\()|\s[-–—]|[-–—]\s/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')
  const areas: string[] = []
  const words: string[] = []
  const asides: string[] = []
  for (const segment of segments) {
    const said = plain(segment).replaceAll(UNSAID, ' ').split(' ').filter(Boolean)
    if (said.every((word) => known.firm.has(word))) continue
    if (segments.length > 1 && placeLikeness(segment.replace('(', '')) >= 2) areas.push(plain(segment))
    else {
      const own = said.filter((word) => !known.places.has(word) && !SMALL.has(word)).map((word) => USUAL[word] ?? word)
      words.push(...own)
      if (segment.startsWith('(')) asides.push(...own)
    }
  }
  return { words: withoutSteps(words), asides, numbers, areas }
}

const USUAL: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  i: '1',
  ii: '2',
  iii: '3',
  l1: '1',
  l2: '2',
  l3: '3',
}

/** 'Level 1' and 'Tier 1' are '1'; 'Entwicklerin / Entwickler' are one. */
function withoutSteps(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      !(/^(?:level|tier|stufe|niveau)$/.test(word) && /^\d$/.test(words[at + 1] ?? '')) &&
      !(word.endsWith('in') && words.includes(word.slice(0, -2))),
  )
}

/**
 * Whether titles of two lists can mean one job. What only the one has in brackets is no difference where the other's text says
 * it: '(Swift)' behind a title; without texts it may be. All else that only one has is, and so are another level or kind and two numbers.
 */
export function isSameTitle(one: JobTitle, other: JobTitle, texts: { one: string; other: string } | null): boolean {
  if (isApart(one.numbers, other.numbers) || isApart(one.areas, other.areas)) return false
  const first = inFull(one.words, other.words)
  const second = inFull(other.words, one.words)
  if (first.length === 0 || second.length === 0) return first.length === second.length
  if (first.join('') === second.join('')) return true
  const more = first.filter((word) => !isIn(word, second))
  const less = second.filter((word) => !isIn(word, first))
  if ((more.length > 0 && less.length > 0) || !more.every((word) => one.asides.includes(word))) return false
  if (!less.every((word) => other.asides.includes(word))) return false
  if (termsOf(first) !== termsOf(second)) return false
  if (!texts) return true
  const text = ` ${plain(spelt(more.length > 0 ? texts.other : texts.one))} `
  return [...more, ...less].every((word) => text.includes(` ${word} `))
}

/** Level and kind, such as part-time or internship: no text makes up for one that only one title names. */
function termsOf(words: readonly string[]): string {
  const title = words.join(' ')
  return [seniorityOfTitle(title), ...typesIn(title)].join(' ')
}

const isApart = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))

/** German names of trades have two forms. */
const isIn = (word: string, words: readonly string[]) =>
  words.includes(word) || words.includes(`${word}in`) || (word.endsWith('in') && words.includes(word.slice(0, -2)))

/** 'SRE' where the other says 'Site Reliability Engineer'; dropped where both stand. */
function inFull(words: readonly string[], others: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (!/^\p{L}{2,5}$/u.test(word)) return [word]
    if (runWith(word, words)) return []
    return runWith(word, others) ?? [word]
  })
}

function runWith(initials: string, words: readonly string[]): string[] | null {
  for (let from = 0; from + initials.length <= words.length; from += 1) {
    const run = words.slice(from, from + initials.length)
    if (run.map((word) => word[0]).join('') === initials) return run
  }
  return null
}
