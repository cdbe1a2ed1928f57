import { describe, expect, it } from 'vitest'
import { bodyOf, readAll, readRecorded, sourceOf } from '#test/openings/recorded.ts'
import { boardOf } from './boards.ts'
import { readRow, rowsOf } from './read-rows.ts'
import { isSameJob, marksOf } from './same-job.ts'

const GREENHOUSE = 'https://boards.greenhouse.io/quayside'
const LEVER = 'https://jobs.lever.co/quayside'
const ASHBY = 'https://jobs.ashbyhq.com/quayside'
const WORKABLE = 'https://apply.workable.com/quayside/'
const SMART = 'https://careers.smartrecruiters.com/Quayside'
const RECRUITEE = 'https://quayside.recruitee.com'
const PERSONIO = 'https://quayside.jobs.personio.de'
const BAMBOO = 'https://quayside.bamboohr.com/careers'
const RIPPLING = 'https://ats.rippling.com/quayside/jobs'
const WORKDAY = 'https://quayside.wd5.myworkdayjobs.com/Careers'
const PINPOINT = 'https://quayside.pinpointhq.com'

const TEXT = 'You plan crossings, write small services in Python and talk to the captains of five ferries every day.'
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
const greenhouse = (more: object) => ({
  jobs: [
    { id: 1, title: 'Mate', absolute_url: `${GREENHOUSE}/jobs/1`, location: { name: 'Kiel' }, content: TEXT, ...more },
  ],
})
const lever = (more: object) => [
  { id: 'a', text: 'Mate', hostedUrl: `${LEVER}/a`, categories: { location: 'Kiel' }, descriptionPlain: TEXT, ...more },
]
const ashby = (more: object) => ({
  jobs: [
    { id: 'a', title: 'Mate', jobUrl: `${ASHBY}/a`, location: 'Kiel', isListed: true, descriptionHtml: TEXT, ...more },
  ],
})
const remotive = (more: object) => ({
  jobs: [
    {
      id: 1,
      title: 'Mate',
      url: 'https://remotive.com/remote-jobs/1',
      company_name: 'Quay',
      description: TEXT,
      ...more,
    },
  ],
})
const workday = (more: object) => ({
  total: 1,
  jobPostings: [{ title: 'Mate', externalPath: '/job/Kiel/Mate_R1', locationsText: 'Kiel', ...more }],
})
const position = (id: number, office: string) =>
  `<position><id>${id}</id><office>${office}</office><name>Mate</name><jobDescriptions><jobDescription><name>Job</name><value><![CDATA[<p>${TEXT} ${TEXT}</p>]]></value></jobDescription></jobDescriptions></position>`
const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${inner}</workzag-jobs>`
const places = (key: string, link: string) =>
  ['Kiel', 'Husum'].map((city) => ({
    title: 'Mate',
    name: 'Mate',
    [key]: 'x1',
    url: `${link}x1`,
    city,
    country: 'Germany',
    workLocation: { label: city },
  }))

/** What a source may send with status 200, and what comes of it: a fault by name, or the openings. */
const SHAPES: [name: string, from: string, answer: unknown, result: string | object[]][] = [
  ['an error page', GREENHOUSE, page('502 Bad Gateway'), 'not-data'],
  ['an error page where XML is wanted', PERSONIO, page('This page is gone'), 'not-data'],
  ['a page to sign in', BAMBOO, page('Log in'), 'not-data'],
  ['an empty body', LEVER, '', 'nothing'],
  ['blanks alone', WORKABLE, ' \n ', 'nothing'],
  ['JSON cut off', ASHBY, '{"jobs":[{"id":"a","title":"Mate","jobUrl":"https://jobs.ash', 'not-data'],
  ['XML cut off', PERSONIO, xml(position(1, 'Kiel')).slice(0, 130), 'not-data'],
  ['an error as JSON', LEVER, { ok: false, error: 'Document not found' }, 'changed'],
  ['another error as JSON', GREENHOUSE, { status: 404, error: 'Not found' }, 'changed'],
  ['a notice of maintenance as JSON', WORKDAY, { errorCode: 'S22', httpStatus: 500, message: 'x' }, 'changed'],
  ['a name that nobody has, told as an empty board', ASHBY, { apiVersion: '1', jobs: [] }, []],
  ['a company that nobody has, told as no postings', SMART, { offset: 0, limit: 100, totalFound: 0, content: [] }, []],
  ['an empty board in XML', PERSONIO, xml(''), []],
  ['an empty board in XML, written short', PERSONIO, '<workzag-jobs/>', []],
  ['one job in place of a list', PERSONIO, xml(position(1, 'Kiel')), [{ title: 'Mate', places: ['Kiel'] }]],
  ['a mark of byte order', RECRUITEE, '\uFEFF{"offers":[]}', []],
  ['a day in milliseconds', LEVER, lever({ createdAt: 1772841600000 }), [{ postedOn: '2026-03-07' }]],
  [
    'a day in seconds',
    'arbeitnow',
    { data: [{ slug: 'a', title: 'Mate', url: 'https://www.arbeitnow.com/jobs/a', created_at: 1772841600 }] },
    [{ postedOn: '2026-03-07' }],
  ],
  [
    'a day with an hour and its zone',
    GREENHOUSE,
    greenhouse({ first_published: '2026-03-01T23:30:00-05:00' }),
    [{ postedOn: '2026-03-01' }],
  ],
  ['a day to come', GREENHOUSE, greenhouse({ first_published: '2027-03-01T09:00:00-05:00' }), [{ postedOn: null }]],
  ['today', WORKDAY, workday({ postedOn: 'Posted Today' }), [{ postedOn: '2026-03-10' }]],
  ['some days ago', WORKDAY, workday({ postedOn: 'Posted 6 Days Ago' }), [{ postedOn: '2026-03-04' }]],
  ['a day nobody knows', WORKDAY, workday({ postedOn: 'Posted 30+ Days Ago' }), [{ postedOn: null }]],
  ['a count in place of towns', WORKDAY, workday({ locationsText: '3 Locations' }), [{ places: [] }]],
  [
    'a job for each town at Workable',
    WORKABLE,
    { name: 'Quay', jobs: places('shortcode', 'https://apply.workable.com/j/') },
    [{ places: ['Kiel, Germany', 'Husum, Germany'] }],
  ],
  [
    'a job for each town at Rippling',
    RIPPLING,
    places('uuid', `${RIPPLING}/`),
    [{ places: ['Kiel, Germany', 'Husum, Germany'] }],
  ],
  ['the house in Europe', 'https://jobs.eu.lever.co/quayside', lever({}), [{ url: `${LEVER}/a` }]],
  [
    'a page on a domain of the firm',
    RECRUITEE,
    { offers: [{ id: 1, title: 'Mate', careers_url: 'https://jobs.quay.example/o/mate', description: TEXT }] },
    [{ url: 'https://jobs.quay.example/o/mate' }],
  ],
  [
    'hybrid in place of a town',
    GREENHOUSE,
    greenhouse({ location: { name: 'Hybrid' } }),
    [{ places: [], workplace: 'hybrid' }],
  ],
  [
    'remote beside a country',
    GREENHOUSE,
    greenhouse({ location: { name: 'Remote - Germany' } }),
    [{ places: ['Germany'], workplace: 'remote' }],
  ],
  ['remote, and hybrid', ASHBY, ashby({ isRemote: true, workplaceType: 'Hybrid' }), [{ workplace: 'hybrid' }]],
  ['remote without its kind', ASHBY, ashby({ isRemote: true, workplaceType: null }), [{ workplace: 'remote' }]],
  ['not remote, and on site', ASHBY, ashby({ isRemote: false, workplaceType: 'OnSite' }), [{ workplace: 'onsite' }]],
  ['a job that is not listed', ASHBY, ashby({ isListed: false }), []],
  [
    'a link for machines',
    SMART,
    {
      totalFound: 1,
      content: [{ id: '7', name: 'Mate', ref: 'https://api.smartrecruiters.com/v1/companies/Quayside/postings/7' }],
    },
    [{ url: 'https://jobs.smartrecruiters.com/Quayside/7' }],
  ],
  [
    'HTML as entities',
    GREENHOUSE,
    greenhouse({ content: `&lt;p&gt;Ropes &amp;amp; sails: ${TEXT}&lt;/p&gt;` }),
    [{ text: `Ropes & sails: ${TEXT}` }],
  ],
  ['marks in a title', 'remotive', remotive({ title: '<b>Mate</b> &amp; cook' }), [{ title: 'Mate & cook' }]],
  ['a link that runs', 'remotive', remotive({ url: 'javascript:alert(1)' }), []],
  ['a link elsewhere', 'remotive', remotive({ url: 'https://remotive.com.evil.example/1' }), []],
  ['a row without a title', PINPOINT, { data: [{ id: '1', title: null, url: `${PINPOINT}/1` }, null, 7] }, []],
  [
    'nought as pay',
    'remoteok',
    [
      { legal: 'x' },
      { id: '1', position: 'Mate', company: 'Quay', url: 'https://remoteok.com/1', salary_min: 0, salary_max: 0 },
    ],
    [{ pay: null }],
  ],
  ['a comment that was deleted', 'hn', { children: [{ id: 1, text: null, author: null }] }, []],
]

describe('an answer with', () => {
  it.each(SHAPES)('%s (%s) has a definite result', (_name, from, answer, result) => {
    const source = sourceOf(from)
    const body = bodyOf(answer)
    if (typeof result === 'string') expect(rowsOf(source, body)).toEqual({ fault: result })
    else {
      const openings = readAll(source, body)
      expect(openings).toHaveLength(result.length)
      expect(openings).toMatchObject(result)
      expect(openings.every(({ url }) => url.startsWith('https://'))).toBe(true)
    }
  })

  it('one job that Personio lists once per town, with different numbers, is one job', () => {
    const source = sourceOf(PERSONIO)
    const found = rowsOf(source, xml(position(1, 'Kiel') + position(2, 'Husum')))
    if ('fault' in found) throw new Error(found.fault)
    const [one, other] = found.rows.flatMap((row) => readRow(source, row, found.answer, '2026-03-10') ?? [])
    if (!one || !other) throw new Error('not read')
    expect(
      isSameJob(marksOf(one, source.id), marksOf(other, source.id), true, { one: one.text, other: other.text }),
    ).toBe(true)
  })

  it('the house in Europe is asked there, and a domain of a firm is no board', () => {
    expect(boardOf('https://jobs.eu.lever.co/quayside')?.first.url).toContain('//api.eu.lever.co/')
    expect(boardOf('https://jobs.quay.example/o/mate')).toBeNull()
  })
})

describe('recorded answers', () => {
  it.each(readRecorded().map(({ id, fields }) => [id, fields] as const))(
    'of %s are read field by field',
    (_id, fields) => {
      expect(fields.filter(({ isRight }) => !isRight)).toEqual([])
      expect(fields.length).toBeGreaterThanOrEqual(20)
    },
  )
})
