import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { textAt, type Source } from './source.ts'

const SLUG = '([a-zA-Z0-9][\\w-]{0,79})'
const ONCE_A_DAY = 20 * 60
const list = (key: string) => (answer: Json) => {
  const value = isObject(answer) ? answer[key] : undefined
  return Array.isArray(value) ? value : null
}
const whole = (answer: Json) => (Array.isArray(answer) ? answer : null)
const key = (name: string) => (row: JsonObject) => textAt(row, name)

type Board = Pick<Source, 'first' | 'rows' | 'key' | 'page'> &
  Partial<Pick<Source, 'next' | 'prepare' | 'timeoutMs' | 'form'>>
type Platform = {
  platform: string
  name: string
  /** Addresses of its boards; the parts in brackets name the board. */
  address: RegExp
  board: (slug: string, more: readonly string[]) => Board
}

const BAMBOO_PLACES: Readonly<Record<string, string>> = { 0: 'onsite', 1: 'remote', 2: 'hybrid' }

function namedValues(list: Json | undefined): JsonObject {
  const entries = (Array.isArray(list) ? list : []).flatMap((one): [string, Json][] => {
    const name = isObject(one) ? textAt(one, 'name') : null
    const value = isObject(one) ? textAt(one, 'value') : null
    return name && value ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

/** Where firms publish their own openings for everybody to read. */
const PLATFORMS: readonly Platform[] = [
  {
    platform: 'greenhouse',
    name: 'Greenhouse',
    address: new RegExp(`^(?:job-)?boards(?:-api)?(?:\\.eu)?\\.greenhouse\\.io/(?:v1/boards/)?${SLUG}(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://boards-api.greenhouse.io/v1/boards/${slug}/jobs?content=true` },
      rows: list('jobs'),
      key: key('id'),
      page: key('absolute_url'),
      // fields of the firm's own: 'Employment Type', 'Salary Range'
      prepare: ({ metadata, ...row }) => ({ ...namedValues(metadata), ...row }),
    }),
  },
  {
    platform: 'lever',
    name: 'Lever',
    address: new RegExp(`^jobs\\.(eu\\.)?lever\\.co/${SLUG}(?:/|$)`),
    board: (area, [slug = '']) => ({
      first: { url: `https://api.${area}lever.co/v0/postings/${slug}?mode=json` },
      rows: whole,
      key: key('id'),
      page: key('hostedUrl'),
    }),
  },
  {
    platform: 'ashby',
    name: 'Ashby',
    address: new RegExp(`^jobs\\.ashbyhq\\.com/${SLUG}(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://api.ashbyhq.com/posting-api/job-board/${slug}?includeCompensation=true` },
      // its answers take about ten seconds
      timeoutMs: 30_000,
      rows: (answer) => list('jobs')(answer)?.filter((row) => !isObject(row) || row['isListed'] !== false) ?? null,
      key: key('id'),
      page: key('jobUrl'),
    }),
  },
  {
    platform: 'workable',
    name: 'Workable',
    address: new RegExp(`^apply\\.workable\\.com/${SLUG}(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://apply.workable.com/api/v1/widget/accounts/${slug}?details=true` },
      rows: list('jobs'),
      // a job stands there once for each of its places
      key: (row) => [textAt(row, 'shortcode'), textAt(row, 'city') ?? textAt(row, 'country') ?? ''].join('/'),
      page: (row) => textAt(row, 'url') ?? textAt(row, 'shortlink'),
    }),
  },
  {
    platform: 'smartrecruiters',
    name: 'SmartRecruiters',
    address: new RegExp(`^(?:jobs|careers)\\.smartrecruiters\\.com/${SLUG}(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://api.smartrecruiters.com/v1/companies/${slug}/postings?limit=100&offset=0` },
      next: (answer, page) =>
        page < 5 && isObject(answer) && Number(answer['totalFound']) > page * 100
          ? { url: `https://api.smartrecruiters.com/v1/companies/${slug}/postings?limit=100&offset=${page * 100}` }
          : null,
      rows: list('content'),
      key: key('id'),
      // its own links lead to the answer for machines
      page: (row) => `https://jobs.smartrecruiters.com/${slug}/${textAt(row, 'id')}`,
    }),
  },
  {
    platform: 'recruitee',
    name: 'Recruitee',
    address: new RegExp(`^${SLUG}\\.recruitee\\.com(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://${slug}.recruitee.com/api/offers/` },
      rows: list('offers'),
      key: key('id'),
      page: key('careers_url'),
    }),
  },
  {
    platform: 'personio',
    name: 'Personio',
    address: new RegExp(`^${SLUG}\\.jobs\\.personio\\.(de|com)(?:/|$)`),
    board: (slug, [zone = 'de']) => ({
      first: { url: `https://${slug}.jobs.personio.${zone}/xml?language=en` },
      form: 'xml',
      rows: (answer) => {
        const jobs = isObject(answer) ? answer['workzag-jobs'] : undefined
        if (jobs === '') return []
        const position = isObject(jobs) ? jobs['position'] : undefined
        return Array.isArray(position) ? position : isObject(position) ? [position] : null
      },
      key: key('id'),
      page: (row) => `https://${slug}.jobs.personio.${zone}/job/${textAt(row, 'id')}`,
    }),
  },
  {
    platform: 'teamtailor',
    name: 'Teamtailor',
    address: new RegExp(`^${SLUG}\\.teamtailor\\.com(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://${slug}.teamtailor.com/jobs.json` },
      rows: list('items'),
      key: key('id'),
      page: key('url'),
      prepare: (row) => (isObject(row['_jobposting']) ? { ...row, ...row['_jobposting'] } : row),
    }),
  },
  {
    platform: 'pinpoint',
    name: 'Pinpoint',
    address: new RegExp(`^${SLUG}\\.pinpointhq\\.com(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://${slug}.pinpointhq.com/postings.json` },
      rows: list('data'),
      key: key('id'),
      page: key('url'),
    }),
  },
  {
    platform: 'bamboohr',
    name: 'BambooHR',
    address: new RegExp(`^${SLUG}\\.bamboohr\\.com(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://${slug}.bamboohr.com/careers/list` },
      rows: list('result'),
      key: key('id'),
      page: (row) => `https://${slug}.bamboohr.com/careers/${textAt(row, 'id')}`,
      prepare: (row) => ({
        ...row,
        title: row['jobOpeningName'] ?? null,
        workplace: BAMBOO_PLACES[textAt(row, 'locationType') ?? ''] ?? null,
      }),
    }),
  },
  {
    platform: 'rippling',
    name: 'Rippling',
    address: new RegExp(`^ats\\.rippling\\.com/(?:[a-z]{2}(?:-[A-Z]{2})?/)?${SLUG}(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://api.rippling.com/platform/api/ats/v1/board/${slug}/jobs` },
      rows: whole,
      // repeated for each place
      key: (row) =>
        [textAt(row, 'uuid'), isObject(row['workLocation']) ? (textAt(row['workLocation'], 'label') ?? '') : ''].join(
          '/',
        ),
      page: key('url'),
      prepare: ({ workLocation, ...row }) => ({
        ...row,
        location: isObject(workLocation) ? textAt(workLocation, 'label') : null,
      }),
    }),
  },
  {
    platform: 'breezy',
    name: 'Breezy',
    address: new RegExp(`^${SLUG}\\.breezy\\.hr(?:/|$)`),
    board: (slug) => ({
      first: { url: `https://${slug}.breezy.hr/json` },
      rows: whole,
      key: key('id'),
      page: key('url'),
    }),
  },
  {
    platform: 'workday',
    name: 'Workday',
    address: new RegExp(`^${SLUG}\\.(wd\\d{1,3})\\.myworkdayjobs\\.com/(?:[a-z]{2}-[A-Z]{2}/)?${SLUG}(?:/|$)`),
    board: (tenant, [shard = '', site = '']) => {
      const host = `https://${tenant}.${shard}.myworkdayjobs.com`
      const ask = (offset: number) => ({
        url: `${host}/wday/cxs/${tenant}/${site}/jobs`,
        body: { limit: 20, offset, searchText: '', appliedFacets: {} },
      })
      return {
        first: ask(0),
        next: (answer, page) =>
          page < 10 && isObject(answer) && Number(answer['total']) > page * 20 ? ask(page * 20) : null,
        rows: list('jobPostings'),
        key: key('externalPath'),
        page: (row) => {
          const path = textAt(row, 'externalPath')
          return path?.startsWith('/') ? `${host}/${site}${path}` : null
        },
        // '3 Locations' names none
        prepare: (row) =>
          /^\d+ locations?$/i.test(textAt(row, 'locationsText') ?? '') ? { ...row, locationsText: null } : row,
      }
    },
  },
]

/** The board that a link leads to; null for all others. Its address is built from the checked parts of the link alone. */
export function boardOf(link: string): Source | null {
  const match = /^https:\/\/([^/?#\s@:]+)([^?#\s]*)/.exec(link.trim())
  if (!match) return null
  const [, host = '', path = ''] = match
  const place = `${host.toLowerCase().replace(/^www\./, '')}${path}`
  for (const { platform, name, address, board } of PLATFORMS) {
    const found = address.exec(place)
    if (!found) continue
    const parts = found.slice(1).map((part) => part ?? '')
    const slug = parts.filter((part) => part !== '').join('/')
    return {
      id: `${platform}/${slug}`.toLowerCase(),
      name: `${slug} · ${name}`,
      link: `https://${place.slice(0, found[0].length).replace(/\/$/, '')}`,
      terms: null,
      minMinutes: ONCE_A_DAY,
      form: 'json',
      isWhole: true,
      ...board(parts[0] ?? '', parts.slice(1)),
    }
  }
  return null
}
