import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { pastedFacts } from '#core/ads/page/pasted-facts.ts'
import { textOfPart } from '#core/ads/page/objects/object-text.ts'
import { textAt, type Source } from './source.ts'

const at =
  (...path: string[]) =>
  (answer: Json): Json[] | null => {
    let value: Json | undefined = answer
    for (const key of path) value = isObject(value) ? value[key] : undefined
    return Array.isArray(value) ? value : null
  }
const under = (row: JsonObject, outer: string, inner: string): string | null => {
  const value = row[outer]
  return isObject(value) ? textAt(value, inner) : null
}
const id = (row: JsonObject) => textAt(row, 'id')
const url = (row: JsonObject) => textAt(row, 'url')

const HOURS = 60

/** Asked without being named in JOBS_FEEDS: their terms allow to show their openings with their name and a link. */
export const FEEDS: readonly Source[] = [
  {
    id: 'remotive',
    name: 'Remotive',
    link: 'https://remotive.com',
    terms: 'https://github.com/remotive-com/remote-jobs-api',
    // at most four times a day
    minMinutes: 6 * HOURS,
    form: 'json',
    isWhole: false,
    isRemoteOnly: true,
    first: { url: 'https://remotive.com/api/remote-jobs' },
    rows: at('jobs'),
    key: id,
    page: url,
    hosts: ['remotive.com'],
    place: (row) => textAt(row, 'candidate_required_location'),
  },
  {
    id: 'arbeitnow',
    name: 'Arbeitnow',
    link: 'https://www.arbeitnow.com',
    terms: 'https://www.arbeitnow.com/terms',
    minMinutes: 4 * HOURS,
    form: 'json',
    isWhole: false,
    first: { url: 'https://www.arbeitnow.com/api/job-board-api?page=1' },
    // its own links of further pages carry a search that changes
    next: (answer, page) =>
      page < 5 && (at('data')(answer)?.length ?? 0) > 0
        ? { url: `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}` }
        : null,
    rows: at('data'),
    key: (row) => textAt(row, 'slug'),
    page: url,
    hosts: ['arbeitnow.com'],
  },
  {
    id: 'himalayas',
    name: 'Himalayas',
    link: 'https://himalayas.app',
    terms: 'https://himalayas.app/docs/remote-jobs-api',
    minMinutes: 6 * HOURS,
    form: 'json',
    isWhole: false,
    isRemoteOnly: true,
    first: { url: 'https://himalayas.app/jobs/api?limit=20&offset=0' },
    next: (answer, page) =>
      page < 10 && (at('jobs')(answer)?.length ?? 0) > 0
        ? { url: `https://himalayas.app/jobs/api?limit=20&offset=${page * 20}` }
        : null,
    rows: at('jobs'),
    key: (row) => textAt(row, 'guid'),
    page: (row) => textAt(row, 'guid') ?? textAt(row, 'applicationLink'),
    hosts: ['himalayas.app'],
    place: (row) => {
      const list = row['locationRestrictions']
      return Array.isArray(list) ? list.filter((one) => typeof one === 'string').join(', ') || null : null
    },
  },
  {
    id: 'remoteok',
    name: 'Remote OK',
    link: 'https://remoteok.com',
    terms: 'https://remoteok.com/legal',
    minMinutes: 6 * HOURS,
    form: 'json',
    isWhole: false,
    isRemoteOnly: true,
    first: { url: 'https://remoteok.com/api' },
    // the first row is its legal notice
    rows: (answer) =>
      Array.isArray(answer) ? answer.filter((row) => !isObject(row) || row['legal'] === undefined) : null,
    key: id,
    page: url,
    hosts: ['remoteok.com', 'remoteok.io'],
    // yearly, in US dollars; 0 stands for none
    prepare: (row) => ({ ...row, ...(Number(row['salary_max']) > 0 ? { salary_currency: 'USD' } : {}) }),
    place: (row) => textAt(row, 'location'),
  },
  {
    id: 'themuse',
    name: 'The Muse',
    link: 'https://www.themuse.com',
    terms: 'https://www.themuse.com/developers/api/v2/terms',
    minMinutes: 12 * HOURS,
    form: 'json',
    isWhole: false,
    first: { url: 'https://www.themuse.com/api/public/jobs?page=1' },
    next: (answer, page) =>
      page < 10 && isObject(answer) && Number(answer['page_count']) > page
        ? { url: `https://www.themuse.com/api/public/jobs?page=${page + 1}` }
        : null,
    rows: at('results'),
    key: id,
    page: (row) => under(row, 'refs', 'landing_page'),
    hosts: ['themuse.com'],
  },
  {
    id: 'hn',
    name: 'Hacker News: Who is hiring?',
    link: 'https://news.ycombinator.com/submitted?id=whoishiring',
    terms: 'https://github.com/HackerNews/API',
    minMinutes: 12 * HOURS,
    form: 'json',
    isWhole: false,
    // by its author: a search by words brings other threads
    first: {
      url: 'https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=5',
    },
    next: (answer, page) => {
      if (page !== 1) return null
      const thread = at('hits')(answer)?.find(
        (hit): hit is JsonObject => isObject(hit) && /who is hiring/i.test(textAt(hit, 'title') ?? ''),
      )
      const story = thread && textAt(thread, 'objectID')
      return story && /^\d{1,12}$/.test(story) ? { url: `https://hn.algolia.com/api/v1/items/${story}` } : null
    },
    rows: (answer) => (at('hits')(answer) ? [] : (at('children')(answer)?.filter(isPost) ?? null)),
    key: id,
    page: (row) => `https://news.ycombinator.com/item?id=${textAt(row, 'id')}`,
    hosts: ['news.ycombinator.com'],
    facts: (row, today) => {
      const text = textOfPart(textAt(row, 'text') ?? '')
      const { facts } = pastedFacts(text, today)
      return { ...facts, description: { value: text, words: '', rung: 'text', confidence: 'likely' } }
    },
    prepare: (row) => ({ ...row, dateposted: row['created_at'] ?? null }),
  },
]

/** A comment of the thread, not one that was taken away. */
const isPost = (row: Json) => isObject(row) && textAt(row, 'text') !== null

function agencyPage(page: number) {
  const search = `veroeffentlichtseit=7&page=${page}&size=100`
  return {
    url: `https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v6/jobs?${search}`,
    headers: { 'x-api-key': 'jobboerse-jobsuche' },
  }
}

/** Asked only where JOBS_FEEDS names them: their terms restrict who may show them. */
export const NAMED_FEEDS: readonly Source[] = [
  {
    id: 'jobicy',
    name: 'Jobicy',
    link: 'https://jobicy.com',
    // not for commercial use
    terms: 'https://jobicy.com/jobs-rss-feed',
    minMinutes: 6 * HOURS,
    form: 'json',
    isWhole: false,
    isRemoteOnly: true,
    first: { url: 'https://jobicy.com/api/v2/remote-jobs?count=50' },
    rows: at('jobs'),
    key: id,
    page: url,
    hosts: ['jobicy.com'],
    prepare: (row) => ({
      ...row,
      salary_min: row['annualSalaryMin'] ?? row['salaryMin'] ?? null,
      salary_max: row['annualSalaryMax'] ?? row['salaryMax'] ?? null,
    }),
    place: (row) => textAt(row, 'jobGeo'),
  },
  {
    id: 'arbeitsagentur',
    name: 'Bundesagentur für Arbeit',
    link: 'https://www.arbeitsagentur.de/jobsuche',
    // there is no official API: this is the one of its own search page, with the key that it shows to everybody
    terms: 'https://www.arbeitsagentur.de/nutzungsbedingungen',
    minMinutes: 6 * HOURS,
    form: 'json',
    isWhole: false,
    first: agencyPage(1),
    next: (answer, page) => (page < 10 && (at('ergebnisliste')(answer)?.length ?? 0) > 0 ? agencyPage(page + 1) : null),
    rows: at('ergebnisliste'),
    key: (row) => textAt(row, 'referenznummer'),
    page: (row) => {
      const number = textAt(row, 'referenznummer') ?? ''
      return /^[\w-]{1,60}$/.test(number) ? `https://www.arbeitsagentur.de/jobsuche/jobdetail/${number}` : null
    },
    hosts: ['arbeitsagentur.de'],
    prepare: (row) => ({
      title: row['stellenangebotsTitel'] ?? null,
      company_name: row['firma'] ?? null,
      datePosted: row['datumErsteVeroeffentlichung'] ?? null,
      employmentType: row['arbeitszeitmodelle'] ?? null,
    }),
    place: (row) => {
      const [first] = Array.isArray(row['stellenlokationen']) ? row['stellenlokationen'] : []
      return isObject(first) ? (under(first, 'adresse', 'ort') ?? textAt(first, 'ort')) : null
    },
  },
]

export function feedById(feedId: string): Source | undefined {
  return [...FEEDS, ...NAMED_FEEDS].find((feed) => feed.id === feedId)
}
