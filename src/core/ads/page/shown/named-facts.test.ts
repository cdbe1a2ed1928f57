import { describe, expect, it } from 'vitest'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const read = (facts: string, head = '', first = '') =>
  readJobPage({
    url: 'https://jobs.example/1',
    form: 'html',
    today: '2026-11-20',
    text: `<!doctype html><html lang="en"><head><title>Glazier</title>${head}</head><body><main><h1>Glazier</h1>${facts}
      <section><h2>What you will do</h2><p>${first} You cut, fit and seal windows in old houses and help our two apprentices with their first frames.</p>
      <ul><li>Measure and cut glass</li><li>Repair leaded lights</li></ul>
      <h2>What we ask for</h2><ul><li>A trade certificate as a glazier</li><li>Two years on building sites</li></ul>
      <p>Send your papers to the office and we will call you within five days.</p></section></main></body></html>`,
  })

describe('a fact whose label is no text', () => {
  it.each([
    ['an icon of a font', '<p><i class="fa fa-map-marker-alt"></i> Thornavale</p>'],
    [
      'a drawn icon with a name',
      '<li><svg class="icon icon-location" viewBox="0 0 1 1"><path d=""/></svg><span>Thornavale</span></li>',
    ],
    ['a drawn icon that refers to another', '<div><svg><use href="/sprite.svg#map-pin"></use></svg> Thornavale</div>'],
    ['an icon written as a word', '<div><span class="material-icons">location_on</span>Thornavale</div>'],
    ['a picture', '<div><img src="/img/pin.svg" alt="Location"> Thornavale</div>'],
    ['a word for screen readers', '<div><span class="sr-only">Location</span>Thornavale</div>'],
    ['a tooltip', '<span title="Location">Thornavale</span>'],
    [
      'an attribute of a cell',
      '<table><tr><td data-label="Location">Thornavale</td><td data-label="Team">Glass</td></tr></table>',
    ],
    ['an aria-label', '<span aria-label="Location: Thornavale"></span>'],
  ])('gives the place: %s', (_, facts) => {
    expect(read(facts).locations).toEqual(['Thornavale'])
  })

  it.each([
    ['a line of the head', '<meta name="geo.placename" content="Thornavale">'],
    [
      'a pair of the head',
      '<meta name="twitter:label1" content="Location"><meta name="twitter:data1" content="Thornavale">',
    ],
    ['a property of the head', '<meta property="job:location" content="Thornavale">'],
  ])('gives the place: %s', (_, head) => {
    expect(read('', head).locations).toEqual(['Thornavale'])
  })

  it('takes an icon at its word only where the value has its shape', () => {
    const reading = read(
      '<p><i class="icon-briefcase"></i> Windows and doors</p><p><i class="fa fa-money"></i> Good pay</p>',
    )
    expect(reading.employmentType).toEqual([])
    expect(reading.pay).toBeNull()
  })

  it('reads terms and pay beside their icons', () => {
    const reading = read(
      '<p><i class="bi bi-briefcase"></i> Part-time</p><p><i class="lucide lucide-banknote"></i> £14 to £16 an hour</p>',
    )
    expect(reading.employmentType).toEqual(['part-time'])
    expect(reading.pay).toMatchObject({ min: 14, max: 16, currency: 'GBP', period: 'hour' })
  })
})

describe('two sources that disagree', () => {
  const data = (company: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Glazier","hiringOrganization":{"@type":"Organization","name":"${company}"},"jobLocation":{"@type":"Place","address":{"addressLocality":"Kendal","addressCountry":"GB"}}}</script>`

  it('never make an employer sure', () => {
    const reading = read(
      '<dl><dt>Company</dt><dd>Halden Glass Ltd</dd></dl><p>Posted by Brightpane Jobs</p>',
      data('Brightpane Jobs'),
    )
    expect(reading.confidence.company).not.toBe('sure')
  })

  it('name nobody where a recruiter writes for a client', () => {
    const reading = read('', data('Northway Recruitment Ltd'), 'Our client is a family firm of glaziers in the north.')
    expect(reading.company).toBeNull()
  })
})
