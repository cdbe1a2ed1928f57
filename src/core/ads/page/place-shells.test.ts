import { describe, expect, it } from 'vitest'
import { readJobPage } from './read-job-page.ts'

const BODY =
  '<p>We look after the pay of four hundred people and would like somebody calm to join us on the river.</p><h3>What you will do</h3><ul><li>Run the monthly figures</li><li>Keep the records in order</li></ul><h3>What you bring</h3><ul><li>Two years of experience in a similar post</li><li>A good command of spreadsheets</li></ul><p>We offer 28 days of leave and a warm office.</p>'

const read = (head: string, top: string, foot: string) =>
  readJobPage({
    url: 'https://www.rivenholtinstruments.example/jobs/payroll-officer',
    form: 'html',
    today: '2026-11-20',
    text: `<!doctype html><html lang="en"><head>${head}</head><body><main>${top}<div>${BODY}</div><a href="/x/form">Apply now</a></main>${foot}</body></html>`,
  })

const TITLE = 'Payroll Officer'
const HOUSE = 'Rivenholt Instruments'
const SHELLS: [string, string, string, string][] = [
  ['the title of the page', `<title>${TITLE} in Kendal | ${HOUSE}</title>`, `<h1>${TITLE}</h1><p>Full-time</p>`, ''],
  [
    'the heading behind the title',
    `<title>${TITLE} | ${HOUSE}</title>`,
    `<h1>${TITLE}</h1><h2>${HOUSE}</h2><h3>Kendal</h3>`,
    '',
  ],
  [
    'the trail',
    `<title>${TITLE} - ${HOUSE}</title>`,
    `<nav class="breadcrumb"><a href="/">Start</a> › <span>Kendal</span></nav><h1>${TITLE}</h1>`,
    '',
  ],
  [
    'what is said to those who share it',
    `<title>${TITLE}</title><meta property="og:title" content="${TITLE} at ${HOUSE}"><meta property="og:description" content="Kendal · Full-time · Hybrid working">`,
    `<h2>${TITLE}</h2>`,
    '',
  ],
  [
    'a line that begins with the employer',
    `<title>${TITLE}</title>`,
    `<h1>${TITLE}</h1><p><em>${HOUSE}, Kendal</em></p><p>Full-time / Hybrid working</p>`,
    '',
  ],
  ['a picture', `<title>${TITLE} - ${HOUSE}</title>`, `<h1>${TITLE}</h1><div><div>📍</div><div>Kendal</div></div>`, ''],
  [
    'the postal address below',
    `<title>${TITLE} - ${HOUSE}</title>`,
    `<h1>${TITLE}</h1>`,
    `<footer><address>${HOUSE}<br>Hafenstr. 12<br>24837 Kendal</address></footer>`,
  ],
  [
    'the seat of the house in its data',
    `<title>${TITLE} - ${HOUSE}</title><script type="application/ld+json">{"@type":"Organization","name":"${HOUSE}","address":{"addressLocality":"Kendal"}}</script>`,
    `<h1>${TITLE}</h1>`,
    '',
  ],
]

describe('where a job is', () => {
  it.each(SHELLS)('is read from %s', (_, head, top, foot) => {
    const reading = read(head, top, foot)
    expect(reading).toMatchObject({ kind: 'job', title: TITLE, company: HOUSE, locations: ['Kendal'] })
    expect(reading.confidence.locations).not.toBe('sure')
  })
})
