import { describe, expect, it } from 'vitest'
import { datesIn } from '../fields/dates.ts'
import { payIn } from '../fields/pay.ts'
import { placesInString } from '#core/ads/page/places/place-values.ts'
import { readJobPage } from './read-job-page.ts'

const TEXT = `<h2>What you do</h2><ul><li>Repair the motors of trams and write down what was done</li><li>Read drawings and plan the work of two others</li></ul>
  <h2>Requirements</h2><ul><li>Four years of experience in a workshop</li><li>Must be able to work at heights</li></ul>
  <p>We are a small house and answer every application within two weeks.</p>`
const whole = (body: string, head = '', url = 'https://careers.harrowline.example/jobs/17') =>
  readJobPage({
    url,
    form: 'html',
    today: '2026-11-20',
    text: `<html lang="en"><head>${head}</head><body>${body}</body></html>`,
  })
const page = (above: string, head = '', text = TEXT) =>
  whole(`<main><h1>Tram Technician</h1>${above}<div class="job-description">${text}</div></main>`, head)
const data = (more: string) =>
  `<script type="application/ld+json">{"@type":"JobPosting","title":"Tram Technician","description":${JSON.stringify(TEXT)},${more}}</script>`

describe('what several parts of a page say of one fact', () => {
  it('takes the fuller list of towns where the data name the first of them', () => {
    const town = data('"jobLocation":{"address":{"addressLocality":"Leeds","addressCountry":"GB"}}')
    expect(page('<dl><dt>Locations</dt><dd>Leeds</dd><dd>Bradford</dd></dl>', town).locations).toEqual([
      'Leeds',
      'Bradford',
    ])
    expect(page('<dl><dt>Location</dt><dd>York</dd></dl>', town).locations).toEqual(['Leeds, United Kingdom'])
  })

  it('keeps a remote job remote that data and page call so, whatever the text gives towards a desk', () => {
    const remote = data('"jobLocationType":"TELECOMMUTE"')
    const text = `${TEXT}<p>You get 400 dollars for your home office.</p>`
    expect(page('<dl><dt>Remote status</dt><dd>Remote</dd></dl>', remote, text).workplace).toBe('remote')
  })

  it('takes the number off a name that the page shows without it', () => {
    const named = data('"hiringOrganization":{"name":"100 Harrowline Works, Inc."}')
    expect(page('<a href="/"><img alt="Harrowline Works logo" src="l.png"></a>', named).company).toBe(
      'Harrowline Works, Inc.',
    )
    expect(page('', data('"hiringOrganization":{"name":"1848 Brewery"}')).company).toBe('1848 Brewery')
  })

  it('prefers the house that the advert tells of to the site that it never names', () => {
    const head = '<title>JOBWORK - Announcement</title><meta property="og:title" content="Tram Technician">'
    const text = `<p>The Great Basin Tramways carry 4,000 people a day across the valley.</p>${TEXT}`
    expect(page('<h4>Department of Lands</h4><p>Great Basin Tramways</p>', head, text).company).toBe(
      'Great Basin Tramways',
    )
  })

  it('reads facts in a sidebar, and leaves the guess of a board in its small print', () => {
    const side =
      '<div class="panel_side"><div><h3>Salary</h3><div>£31,400 - £36,900</div></div><div><h3>Reference number</h3><div>384417</div></div></div>'
    const reading = page(side)
    expect([reading.pay?.min, reading.pay?.max, reading.requisitionId]).toEqual([31_400, 36_900, '384417'])
    expect(
      page(
        '<ul><li>Halle (Saale)</li><li><span>41.000 € – 52.500 €</span> <small>(vom Portal geschätzt)</small></li></ul>',
      ).pay,
    ).toBeNull()
    expect(page('<ul><li>Halle (Saale)</li><li><span>41.000 € – 52.500 €</span></li></ul>').pay?.max).toBe(52_500)
  })

  it('reads labels whose colon stands alone, and a button for a link', () => {
    const row = (label: string, value: string) => `<div><span>${label}</span><span>: </span><span>${value}</span></div>`
    const reading = page(
      `${row('Primary Location', 'United Kingdom-Stockton-on-Tees')}${row('Job Posting', '12-Nov-2026, 9:14:00 AM')}${row('Unposting Date', '03-Dec-2026')}<a href="/apply/7"><input type="button" value="Apply Online"></a>`,
    )
    expect([reading.locations, reading.postedOn, reading.validThrough, reading.applyUrl]).toEqual([
      ['Stockton-on-Tees, United Kingdom'],
      '2026-11-12',
      '2026-12-03',
      'https://careers.harrowline.example/apply/7',
    ])
  })

  it('sees the signs that a style sheet draws between facts', () => {
    const line =
      'Data Science <span class="inline-separator"></span> Des Moines, Iowa <span class="inline-separator"></span> Hybrid'
    expect(page(`<p>${line}</p>`).locations).toEqual(['Des Moines, Iowa'])
  })

  it('reads a saved mail like a pasted one: the client, the title without its town, no signature', () => {
    const reading = whole(
      `<table><tr><td>From: Ann Marsh &lt;a.marsh@fairholt.example&gt;<br>To: Joan Field<br>Subject: Tram Technician, Leeds</td></tr><tr><td><p>Dear Joan,</p><p>I am a recruiter at Fairholt Partners. Our client, Northmoor Trams, runs the network in Leeds and is looking for a Tram Technician.</p>${TEXT}<p>Best wishes</p><p>Ann Marsh</p></td></tr><tr><td>This message is confidential. <a href="/u">Unsubscribe</a></td></tr></table>`,
      '<title>Tram Technician, Leeds</title>',
      'https://mail.example/m/18f',
    )
    expect([reading.title, reading.company]).toEqual(['Tram Technician', 'Northmoor Trams'])
    expect(reading.descriptionText).not.toMatch(/confidential|Unsubscribe/)
  })

  it('names no job and no house where all that is left of a post is its notice', () => {
    const reading = whole(
      '<div role="alert"><p>The job you’re looking for is no longer available.</p></div><main><h1>Harrowline Works</h1><ul><li><h3>Welder</h3><span class="job-location">Leeds</span></li></ul></main>',
    )
    expect([reading.kind, reading.title, reading.company, reading.locations]).toEqual(['closed', null, null, []])
  })

  it.each([
    ['Horario de 15:30 a 20:30\n- 1.050 € brutos al mes', 1_050, 1_050],
    ['PHP 15,000 net', 15_000, 15_000],
    ['$6,500to$9,000Monthly', 6500, 9000],
    ['Monatliches Bruttogehalt ab 3.050 EUR zuzüglich Schichtzulagen', 3_050, null],
  ])('reads one sum where it stands: %s', (text, min, max) => {
    expect(payIn(text)?.pay).toMatchObject({ min, max, period: 'month' })
  })

  it('reads days and places that systems write with dashes', () => {
    expect(datesIn('12-Nov-2026')[0]?.day).toBe('2026-11-12')
    expect(placesInString('Canada-Ontario-Ottawa')).toEqual(['Ottawa, Canada'])
    expect(placesInString('Stratford-upon-Avon')).toEqual(['Stratford-upon-Avon'])
  })
})
