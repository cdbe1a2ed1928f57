import { describe, expect, it } from 'vitest'
import { dayAgo } from '../fields/dates.ts'
import { typesIn } from '../fields/employment.ts'
import { deadlineIn } from '../fields/deadline.ts'
import { mustQuotes } from '../demands/must-quotes.ts'
import { isOtherJobs } from '../sections/page-chrome.ts'
import { fold } from '../fold.ts'
import { placesInString, placesOf } from '#core/ads/page/places/place-values.ts'
import { readJobPage } from './read-job-page.ts'

const TEXT = `<h2>What you do</h2><ul><li>Repair the motors of trams and write down what was done</li><li>Read drawings and plan the work of two others</li></ul>
  <h2>Requirements</h2><ul><li>Four years of experience in a workshop</li><li>Must be able to work at heights</li></ul>
  <p>We are a small house and answer every application within two weeks.</p>`
const page = ({ head = '', above = '', below = '', url = 'https://careers.harrowline.example/jobs/17' }) =>
  readJobPage({
    url,
    form: 'html',
    today: '2026-11-20',
    text: `<html lang="en"><head>${head}</head><body><main>${above}<div class="job-description">${TEXT}${below}</div></main></body></html>`,
  })
const HEADING = '<h1>Tram Technician</h1>'

describe('facts of a page that stand around its text', () => {
  it('takes the number out of a title when the address holds it', () => {
    const reading = page({
      above: '<h1>Tram Technician (HL-00417)</h1>',
      url: 'https://harrowline.example/j?id=HL-00417',
    })
    expect([reading.title, reading.requisitionId]).toEqual(['Tram Technician', 'HL-00417'])
    expect(page({ above: '<h1>Auditor (ISO 27001)</h1>' }).title).toBe('Auditor (ISO 27001)')
  })

  it.each([
    ['<dl><dt>Open &amp; closing dates</dt><dd>11/09/2026 to 11/27/2026</dd></dl>', '2026-11-09', '2026-11-27'],
    ['<dl><dt>Application period</dt><dd>2 November 2026 – 4 December 2026</dd></dl>', '2026-11-02', '2026-12-04'],
  ])('reads both ends of a row of two days: %s', (row, posted, until) => {
    const reading = page({ above: HEADING + row })
    expect([reading.postedOn, reading.validThrough]).toEqual([posted, until])
  })

  it('reads several labels in one row of a table, an icon for a label, and a number behind the day', () => {
    const row =
      '<table><tr><td>Closing date</td><td>9 December 2026</td><td>Contract</td><td>Fixed-term, part-time</td></tr></table>'
    const reading = page({ above: `${HEADING}<p>Published 14 November 2026 - offer n° HL2XK9</p>${row}` })
    expect([reading.validThrough, reading.employmentType, reading.requisitionId]).toEqual([
      '2026-12-09',
      ['temporary', 'part-time'],
      'HL2XK9',
    ])
    const icon = '<dl><dt><span title="Contract type" class="icon"></span></dt><dd>Part-time</dd></dl>'
    expect(page({ above: HEADING + icon }).employmentType).toEqual(['part-time'])
  })

  it('lets a permanent contract be part time, and flexible hours be no place', () => {
    const rows =
      '<dl><dt>Contract</dt><dd>Permanent</dd><dt>Working pattern</dt><dd>Part-time, Flexible working</dd></dl>'
    const reading = page({ above: HEADING + rows })
    expect([reading.employmentType, reading.workplace]).toEqual([['part-time'], null])
  })

  it('reads days with the month first when only so the advert is open', () => {
    const rows = (until: string) =>
      `<dl><dt>Posting date</dt><dd>11/05/2026, 09:14</dd><dt>Apply before</dt><dd>${until}</dd></dl>`
    const open = page({ above: HEADING + rows('12/05/2026') })
    expect([open.postedOn, open.validThrough]).toEqual(['2026-11-05', '2026-12-05'])
    expect(page({ above: HEADING + rows('05/12/2026') }).validThrough).toBe('2026-12-05')
  })

  it('finds the title below the heading of the house', () => {
    const reading = page({ above: '<h2>Work with us</h2><h3>Tram technician for the night</h3>' })
    expect(reading.title).toBe('Tram technician for the night')
  })

  it('takes no sum that a board estimates for pay', () => {
    expect(page({ above: `${HEADING}<div class="salary">$74K - $103K (Board est.)</div>` }).pay).toBeNull()
  })

  it('reads how one works from an element of the system', () => {
    const reading = page({ above: `${HEADING}<x-job-place workplaceType="on-site"></x-job-place>` })
    expect(reading.workplace).toBe('onsite')
  })

  it.each([
    'Écrivez à Mahaut : jobs-team@harrowline.example',
    'Send two pages about a repair to yard@harrowline.example.',
    'Özgeçmişinizi yard@harrowline.example adresine gönderebilirsiniz.',
  ])('applies to the mail that the text asks to write to: %s', (line) => {
    expect(page({ above: HEADING, below: `<p>${line}</p>` }).applyUrl).toMatch(/^mailto:\S+@harrowline\.example$/)
  })

  it('names the house and neither its part nor the board', () => {
    const reading = page({
      head: '<title>TRAMJOBS - Announcement</title>',
      above: `<header><a href="/">TRAMJOBS</a></header>${HEADING}<div><h2>Department of Rails</h2><h3>Harrow Line Service</h3></div>`,
      url: 'https://www.tramjobs.example/job/1',
    })
    expect(reading.company).toBe('Harrow Line Service')
  })

  it('leaves the trail in words out of the text', () => {
    const reading = readJobPage({
      url: '',
      form: 'html',
      today: '2026-11-20',
      text: `<html><body><td><p>Home &gt; Jobs &gt; Workshop</p>${TEXT}</td></body></html>`,
    })
    expect(reading.descriptionText).not.toContain('Home >')
  })

  it('reads several towns of one address, and a site behind its town', () => {
    expect(placesOf({ address: { addressLocality: ['Bengaluru', 'Mysuru'], addressCountry: 'India' } })).toEqual([
      'Bengaluru, India',
      'Mysuru, India',
    ])
    expect(placesInString('US-MN-Duluth-Harrow Yard')).toEqual(['Duluth, United States'])
    expect(placesInString('1 vacancy in the following location: Elko, NV')).toEqual(['Elko, United States'])
    expect(placesInString('Boompjes 40, Rotterdam, 3011 XB, NL (Hybrid)')).toEqual(['Rotterdam, Netherlands'])
    expect(placesInString('35 - Saint-Malo - Localiser avec Mappy')).toEqual(['Saint-Malo'])
    expect(placesInString('London; Dublin; Remote (UK / Ireland)')).toEqual(['London', 'Dublin'])
  })

  it('reads a share of full time as part time', () => {
    expect(typesIn('Die Stelle hat den Umfang von 65 % einer Vollzeitstelle')).toEqual(['part-time'])
    expect(typesIn('60% of full-time hours, fixed-term')).toEqual(['temporary', 'part-time'])
  })

  it('takes no time off for a last day', () => {
    const days = { today: '2026-11-20' } as const
    expect(deadlineIn('We close between December 24 and January 2.', false, days)).toBeNull()
    expect(deadlineIn('Applications close on December 24.', false, days)).toBe('2026-12-24')
  })

  it('counts the days of a short form', () => {
    expect(dayAgo('Publicada hace 4d', '2026-11-20')).toBe('2026-11-16')
    expect(dayAgo('Posted 3h ago', '2026-11-20')).toBe('2026-11-20')
  })

  it.each(['Weitere Ausschreibungen', 'Other open positions', 'Nos autres postes'])('ends before %s', (heading) => {
    expect(isOtherJobs(fold(heading))).toBe(true)
  })

  it('quotes who alone should apply and what one must be able to do', () => {
    const text =
      'Requirements\n- Must be able to distinguish colours\n- You can legally work in Canada\n- Good with people\n\nOnly candidates who can join within 30 days should apply.'
    expect(mustQuotes(text)).toEqual([
      'Must be able to distinguish colours',
      'You can legally work in Canada',
      'Only candidates who can join within 30 days should apply.',
    ])
  })
})
