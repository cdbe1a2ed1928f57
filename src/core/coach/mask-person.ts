import { findUrls } from '#core/resume/parse/sections/contact/contact-patterns.ts'
import { maskContacts } from './mask-contacts.ts'
import { maskStreets } from './street.ts'

/** What is known of the person that a text is by. */
export type Person = {
  name: string | null
  /** Whether a part of the name means something else as well: 'Julia' is a language. */
  isWord: (part: string) => boolean
  /** The person's phone and pages, as written. */
  reached?: readonly (string | null)[]
}

const NAME = '[name left out]'
const LINK = '[link left out]'
/** Addresses are searched for in pieces of this size. */
const PIECE = /[^\n]{1,500}(?!\S)|[^\n]{1,500}/gu
/** Shorter parts of a name are words of many languages. */
const SHORTEST_PART = 3
const MOST_PARTS = 8
const SHORTEST_IN_HANDLE = 5

/**
 * A person's own text as an AI provider may read it: without name, street, postal code beside it, phone, mail and links.
 * Town and country stay, and so do hosts that are no page of the person.
 */
export function maskPerson(text: string, person: Person): string {
  const own = (person.reached ?? []).flatMap((one) => one?.replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/gi, '') || [])
  const reachless = own.reduce((rest, one) => rest.replaceAll(one, LINK), maskContacts(text.replace(PIECE, maskLinks)))
  return maskName(maskStreets(reachless), person)
}

/** 'booking.com' may be an employer; with a path or a scheme it is a page. */
function maskLinks(text: string): string {
  return findUrls(text)
    .filter((url) => /^(?:https?:|www\.)|\//i.test(url))
    .reduce((rest, url) => rest.replaceAll(url, LINK), text)
}

/** Handles made of a part ('@quexworth'), the parts side by side in any order, and one alone as names are written. */
function maskName(text: string, { name, isWord }: Person): string {
  const parts = [...new Set((name ?? '').split(/[\s.,]+/).filter((part) => /^\p{L}[\p{L}'’-]+$/u.test(part)))].slice(
    0,
    MOST_PARTS,
  )
  const single = parts.filter((part) => part.length >= SHORTEST_PART && !isWord(part))
  const inHandle = single.filter((part) => part.length >= SHORTEST_IN_HANDLE)
  const any = parts.join('|')
  return [
    inHandle.length > 0 &&
      alone(
        `(?:@|(?=[\\p{L}-]{0,60}(?:\\d|[._~][\\p{L}\\d])))[\\w.~-]{0,40}(?:${inHandle.join('|')})[\\w.-]{0,40}(?<![.-])`,
        'giu',
      ),
    parts.length > 1 && alone(`(?:${any})(?:[ ,.-]{1,2}(?:\\p{L}\\. ?)?(?:${any}))+`, 'giu'),
    single.length > 0 && alone(single.flatMap((part) => [part, part.toUpperCase()]).join('|'), 'gu'),
  ].reduce((rest, pattern) => (pattern === false ? rest : rest.replace(pattern, NAME)), text)
}

const alone = (source: string, flags: string) => new RegExp(`(?<![\\p{L}\\d_])(?:${source})(?![\\p{L}\\d_])`, flags)
