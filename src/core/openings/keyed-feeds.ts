import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { textAt, type Source } from './source.ts'

/** What an operator got from a source for asking it. */
export type FeedKeys = {
  usajobs?: { email: string; key: string } | undefined
  adzuna?: { appId: string; appKey: string; country: string } | undefined
}

const at = (value: Json | undefined, ...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
const textIn = (row: JsonObject, ...path: string[]): string | null => {
  const value = at(row, ...path.slice(0, -1))
  return isObject(value) ? textAt(value, path.at(-1) ?? '') : null
}
const listAt = (answer: Json, ...path: string[]): Json[] | null => {
  const value = at(answer, ...path)
  return Array.isArray(value) ? value : null
}

const PAGES = 4
const UNITS: Readonly<Record<string, string>> = { PA: 'YEAR', PH: 'HOUR', PM: 'MONTH', PD: 'DAY', PW: 'WEEK' }

/** Jobs of the US government. */
function usajobs({ email, key }: NonNullable<FeedKeys['usajobs']>): Source {
  const ask = (page: number) => ({
    url: `https://data.usajobs.gov/api/search?ResultsPerPage=250&Page=${page}&SortField=opendate&SortDirection=desc`,
    headers: { 'user-agent': email, 'authorization-key': key },
  })
  const job = (row: JsonObject) => at(row, 'MatchedObjectDescriptor')
  return {
    id: 'usajobs',
    name: 'USAJOBS',
    link: 'https://www.usajobs.gov',
    terms: 'https://developer.usajobs.gov/general/terms-of-use',
    minMinutes: 360,
    form: 'json',
    isWhole: false,
    first: ask(1),
    next: (answer, page) =>
      page < PAGES && (listAt(answer, 'SearchResult', 'SearchResultItems')?.length ?? 0) > 0 ? ask(page + 1) : null,
    rows: (answer) => listAt(answer, 'SearchResult', 'SearchResultItems'),
    key: (row) => textAt(row, 'MatchedObjectId'),
    page: (row) => textIn(row, 'MatchedObjectDescriptor', 'PositionURI')?.replace(':443/', '/') ?? null,
    hosts: ['usajobs.gov'],
    prepare: (row) => {
      const facts = job(row)
      if (!isObject(facts)) return null
      const [pay] = listAt(facts, 'PositionRemuneration') ?? []
      const unit = isObject(pay) ? UNITS[textAt(pay, 'RateIntervalCode') ?? ''] : undefined
      return {
        title: textAt(facts, 'PositionTitle') ?? '',
        company_name: textAt(facts, 'OrganizationName') ?? '',
        description: [textIn(facts, 'UserArea', 'Details', 'JobSummary'), textAt(facts, 'QualificationSummary')]
          .filter(Boolean)
          .join('\n\n'),
        datePosted: textAt(facts, 'PublicationStartDate')?.slice(0, 10) ?? '',
        employmentType: listAt(facts, 'PositionSchedule') ?? [],
        validThrough: textAt(facts, 'ApplicationCloseDate')?.slice(0, 10) ?? '',
        ...(isObject(pay) && unit
          ? {
              baseSalary: {
                '@type': 'MonetaryAmount',
                currency: 'USD',
                value: {
                  '@type': 'QuantitativeValue',
                  minValue: Number(pay['MinimumRange']),
                  maxValue: Number(pay['MaximumRange']),
                  unitText: unit,
                },
              },
            }
          : {}),
      }
    },
    place: (row) => {
      const facts = job(row)
      return isObject(facts) ? textAt(facts, 'PositionLocationDisplay') : null
    },
  }
}

const CURRENCIES: Readonly<Record<string, string>> = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
}
/** Countries that Adzuna has a list of. */
export const ADZUNA_COUNTRIES = Object.keys(CURRENCIES)

/** A search engine of jobs by country. Its terms want its name, linked, beside each of its jobs. */
function adzuna({ appId, appKey, country }: NonNullable<FeedKeys['adzuna']>): Source {
  const ask = (page: number) => {
    const keys = `app_id=${encodeURIComponent(appId)}&app_key=${encodeURIComponent(appKey)}`
    return {
      url: `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}?${keys}&results_per_page=50&sort_by=date`,
    }
  }
  return {
    id: 'adzuna',
    name: 'Jobs by Adzuna',
    link: 'https://www.adzuna.com',
    terms: 'https://developer.adzuna.com/docs/terms_of_service',
    // 4 pages four times a day stay far below its 250 questions a day and 2,500 a month
    minMinutes: 360,
    form: 'json',
    isWhole: false,
    first: ask(1),
    next: (answer, page) => (page < PAGES && (listAt(answer, 'results')?.length ?? 0) > 0 ? ask(page + 1) : null),
    rows: (answer) => listAt(answer, 'results'),
    key: (row) => textAt(row, 'id'),
    page: (row) => textAt(row, 'redirect_url'),
    hosts: ['com', 'co.uk', 'co.za', 'com.au', 'com.br', 'sg', 'in', ...ADZUNA_COUNTRIES].map((end) => `adzuna.${end}`),
    prepare: ({ salary_min: min, salary_max: max, salary_is_predicted: isGuessed, ...row }) => ({
      ...row,
      company_name: textIn(row, 'company', 'display_name') ?? '',
      // what it guesses is nobody's word
      ...(isGuessed !== '1' && isGuessed !== 1 && typeof min === 'number' && typeof max === 'number'
        ? { salary_min: min, salary_max: max, salary_currency: CURRENCIES[country] ?? '' }
        : {}),
    }),
    place: (row) => textIn(row, 'location', 'display_name'),
  }
}

/** Sources that answer only those who hold a key of theirs. */
export function keyedFeeds(keys: FeedKeys): Source[] {
  return [...(keys.usajobs ? [usajobs(keys.usajobs)] : []), ...(keys.adzuna ? [adzuna(keys.adzuna)] : [])]
}
