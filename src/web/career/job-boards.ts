import { countryCode } from '#core/ads/page/places/country-names.ts'
import { withQuery } from '../paths.ts'

export type BoardSearch = { board: string; url: string }
/** Where somebody looks for work: a town as they write it, and the code of a country. */
export type SearchPlace = { town: string | null; country: string | null }

/** Countries of the zones that browsers name most; for others no place is said. */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/Istanbul': 'TR',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Europe/Lisbon': 'PT',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'Europe/Brussels': 'BE',
  'Europe/Warsaw': 'PL',
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'Asia/Singapore': 'SG',
  'Asia/Dubai': 'AE',
  'Asia/Tokyo': 'JP',
  'Australia/Sydney': 'AU',
  'Australia/Melbourne': 'AU',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Sao_Paulo': 'BR',
  'America/Mexico_City': 'MX',
}
/** Where a board's own address is not the country's code. */
const INDEED_HOSTS: Readonly<Record<string, string>> = { GB: 'uk', US: 'www' }

type Search = (title: string, town: string | null) => string

/** The board that most use in a country beside the others. */
const OWN_BOARDS: Readonly<Record<string, { board: string; search: Search }>> = {
  TR: { board: 'Kariyer.net', search: (title) => withQuery('https://www.kariyer.net/is-ilanlari', { kw: title }) },
  GB: {
    board: 'Reed',
    search: (title, town) => withQuery('https://www.reed.co.uk/jobs', { keywords: title, location: town }),
  },
  DE: {
    board: 'Arbeitsagentur',
    search: (title, town) => withQuery('https://www.arbeitsagentur.de/jobsuche/suche', { was: title, wo: town }),
  },
}

/** 'Manchester, UK' by its parts; a country that is not named is the one of the clock. */
export function placeOf(location: string | null, zone: string): SearchPlace {
  const parts = (location ?? '')
    .split(/[,;/|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 60)
  const last = parts.at(-1)
  const named = last === undefined ? null : countryCode(last)
  const [first = null] = parts
  return {
    town: first !== null && countryCode(first) === null ? first : null,
    country: named ?? COUNTRY_OF_ZONE[zone] ?? null,
  }
}

/** The same search on public job boards; the role's title and the town leave this site, and only on a click. */
export function boardSearches(title: string, { town, country }: SearchPlace): BoardSearch[] {
  const name = country === null ? null : new Intl.DisplayNames('en', { type: 'region' }).of(country)
  const where = [town, name].filter(Boolean).join(', ') || null
  const host = country === null ? 'www' : (INDEED_HOSTS[country] ?? country.toLowerCase())
  const own = country === null ? undefined : OWN_BOARDS[country]
  return [
    {
      board: 'LinkedIn',
      url: withQuery('https://www.linkedin.com/jobs/search/', { keywords: title, location: where }),
    },
    { board: 'Indeed', url: withQuery(`https://${host}.indeed.com/jobs`, { q: title, l: town }) },
    ...(own ? [{ board: own.board, url: own.search(title, town) }] : []),
    {
      board: 'Google',
      url: withQuery('https://www.google.com/search', { q: [title, 'jobs', town ?? name].filter(Boolean).join(' ') }),
    },
  ]
}
