import { describe, expect, it } from 'vitest'
import { readJobPage } from './read-job-page.ts'

const read = (body: string, url = 'https://www.somewhere.example/jobs/1', head = '') =>
  readJobPage({
    url,
    form: 'html',
    today: '2026-11-20',
    text: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
  })

const ADVERT = `<p>We look after nine lighthouses and the people who visit them, in all weathers and with good boots.</p>
<h2>What you will do</h2><ul><li>Open the tower at ten and close it at dusk</li><li>Tell visitors the true story, not the other one</li></ul>
<h2>What you need</h2><ul><li>A driving licence</li><li>Two years of experience with visitors</li></ul>`

const data = (facts: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', description: ADVERT, ...facts })}</script>`

describe('what a page is believed to say', () => {
  it('writes out a name that its data squeeze for an address', () => {
    const page = read(
      `<header><img alt="Grey Heron Trust" src="/logo.png"></header><h1>Tower Guide</h1><div class="description">${ADVERT}</div>`,
      'https://greyheron.somehr.example/careers/12',
      `<title>Tower Guide - Grey Heron Trust</title>${data({ title: 'Tower Guide', hiringOrganization: { name: 'greyheron' } })}`,
    )
    expect(page.company).toBe('Grey Heron Trust')
  })

  it('does not believe data of another job, although the page lists it among similar ones', () => {
    const page = read(
      `<main><h1>Tower Guide</h1><dl><dt>Company</dt><dd>Grey Heron Trust</dd><dt>Location</dt><dd>Coventry</dd></dl>
      <section class="advert">${ADVERT}</section><section><h2>You may also like</h2><a href="/2">Boat Hand, Derby</a></section></main>`,
      'https://www.greyheron.example/jobs/1',
      data({
        title: 'Boat Hand',
        hiringOrganization: { name: 'Demo Account' },
        jobLocation: { address: { addressLocality: 'Derby' } },
      }),
    )
    expect([page.title, page.company, page.locations]).toEqual(['Tower Guide', 'Grey Heron Trust', ['Coventry']])
  })

  it('reads what stands between the parts of the line below the title, and a button to a form', () => {
    const page = read(
      `<main><h1>Tower Guide</h1><p><span>Grey Heron Trust</span> · <span>Zaragoza</span> · Presencial</p>${ADVERT}
      <p class="cta"><a href="https://forms.greyheron.example/f/7">Quiero el puesto</a></p></main>`,
    )
    expect([page.workplace, page.applyUrl]).toEqual(['onsite', 'https://forms.greyheron.example/f/7'])
  })

  it('does not take the platform for the employer', () => {
    const page = read(
      `<main><h1>Tower Guide</h1><div>${ADVERT.replace('We look', 'Heronlight looks')}</div></main>`,
      'https://heronlight.pagehouse.example/Tower-Guide-1f8b',
      '<title>Tower Guide | Pagehouse</title><meta property="og:site_name" content="Pagehouse">',
    )
    expect(page.company).toBe('Heronlight')
  })

  it('shows nobody as employer where a recruiter speaks of a client', () => {
    const page = read(
      `<main><h1>Tower Guide</h1><div>${ADVERT.replace('We look', 'Our client looks')}</div></main><footer>© Bright Talent Recruitment</footer>`,
      'https://brighttalent.example/jobs/tower-guide',
      '<title>Tower Guide | Bright Talent Recruitment</title>',
    )
    expect(page.company).toBeNull()
    expect(page.flags.map(({ kind }) => kind)).toContain('no-employer')
  })

  it('believes a row that a person reads over a template', () => {
    const page = read(
      `<h1>Tower Guide</h1><dl><dt>Employment type</dt><dd>Part-time</dd></dl><div class="description">${ADVERT}</div>`,
      undefined,
      data({ title: 'Tower Guide', employmentType: 'FULL_TIME' }),
    )
    expect(page.employmentType).toEqual(['part-time'])
  })

  it("takes the month's wage for one although the data call it a year's", () => {
    const page = read(
      `<h1>Tower Guide</h1><p>€ 2,400 - € 2,900 a month</p><div class="description">${ADVERT}</div>`,
      undefined,
      data({
        title: 'Tower Guide',
        baseSalary: { currency: 'EUR', value: { minValue: 2400, maxValue: 2900, unitText: 'YEAR' } },
      }),
    )
    expect(page.pay).toMatchObject({ min: 2400, max: 2900, period: 'month' })
  })

  it('leaves the pay of other jobs to the other jobs', () => {
    const page = read(
      `<main><h1>Tower Guide</h1><div>${ADVERT}</div></main><section><h2>Ces offres pourraient vous intéresser</h2><ul><li><a href="/jobs/2">Gardien, 1 950 € brut mensuel</a></li></ul></section>`,
    )
    expect(page.pay).toBeNull()
    expect(page.descriptionText).not.toContain('Gardien')
  })

  const other = {
    title: 'Chief Astronomer',
    hiringOrganization: { name: 'Observatory of Everything' },
    jobLocation: { address: 'Paris' },
    baseSalary: { currency: 'EUR', value: { value: 250000, unitText: 'YEAR' } },
  }

  it('takes nothing from data that tell machines of another job than people see', () => {
    const page = read(
      `<h1>Tower Guide</h1><p>Grey Heron Trust, Whitby</p><div class="description">${ADVERT}</div>`,
      undefined,
      `<title>Tower Guide - Grey Heron Trust</title>${data(other)}`,
    )
    expect(page).toMatchObject({ kind: 'job', title: 'Tower Guide', company: 'Grey Heron Trust', pay: null })
    expect(page.locations).not.toContain('Paris')
  })

  it('believes data of a page that shows no words', () => {
    expect(read('<div id="app"></div>', undefined, data(other))).toMatchObject({ title: 'Chief Astronomer' })
  })

  it('keeps the notice that a post is gone out of the text', () => {
    const page = read(
      '<main><h1>Tower Guide</h1><p>This position is no longer accepting applications. Thank you for your interest; have a look at the others, or leave us your address and we will write.</p></main>',
    )
    expect(page).toMatchObject({ kind: 'closed', descriptionText: null })
  })

  it('reads the advert inside a mail without its frame', () => {
    const page = readJobPage({
      url: '',
      form: 'text',
      today: '2026-11-20',
      text: `From: Jo <jo@finder.example>\nSubject: Museum Technician\n\nHello,\n\nyour profile caught my eye.\n\nKind regards,\nJo\n\n----------------\nMuseum Technician\nLocation: Whitby\n----------------\n\n${ADVERT.replaceAll(/<li>/g, '\n- ').replaceAll(/<[^>]+>/g, '\n')}\n\n--\nJo Finder | Finder Ltd\n`,
    })
    expect(page.title).toBe('Museum Technician')
    expect(page.descriptionText).toMatch(/^We look after nine lighthouses/)
    expect(page.descriptionText).not.toContain('Finder Ltd')
  })
})
