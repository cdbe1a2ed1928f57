import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { jsLiteral } from './js-literal.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const BODY =
  '<p>We repair and tune pianos in three valleys and look for somebody with patient hands.</p><h3>Requirements</h3><ul><li>Three years at the bench</li><li>A driving licence</li></ul><p>Write to us by the end of the month; we answer every letter within a week.</p>'
const JOB = {
  title: 'Piano Technician',
  city: 'Kendal',
  country: 'United Kingdom',
  employmentType: 'part-time',
  description: BODY,
}
const page = (script: string) =>
  `<!doctype html><html><head><title>Piano Technician</title></head><body><div id="root"></div>${script}</body></html>`
const literal = (value: unknown) => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1:')
const row = (number: string, value: unknown) => `${number}:${JSON.stringify(value)}\n`
const pushed = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

const FORMS: [string, string][] = [
  ['JavaScript with keys that have no quotes', `<script>window.__STATE__ = ${literal({ job: JOB })};</script>`],
  [
    'the function that Nuxt 2 wraps its state in',
    `<script>window.__NUXT__=(function(a,b){return {data:[{job:{title:a,city:"Kendal",country:"United Kingdom",employmentType:"part-time",remote:!1,description:b}}],error:void 0}}(${JSON.stringify(JOB.title)},${JSON.stringify(BODY)}));</script>`,
  ],
  [
    'the flat list of Nuxt 3',
    `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify([
      ['Reactive', 1],
      { data: 2 },
      { job: 3 },
      { title: 4, city: 5, country: 6, employmentType: 7, description: 8 },
      ...Object.values(JOB),
    ])}</script>`,
  ],
  [
    'the stream of Next.js, its text in a row of its own, parted anywhere',
    (() => {
      const text = `${row('0', ['$', 'main', null, { posting: { ...JOB, description: '$1f' } }])}1f:T${BODY.length.toString(16)},${BODY}2:[]\n`
      return pushed(text.slice(0, 90)) + pushed(text.slice(90, 200)) + pushed(text.slice(200))
    })(),
  ],
  [
    'a text that holds JSON',
    `<script type="application/json">${JSON.stringify({ props: { job: JSON.stringify(JOB) } })}</script>`,
  ],
  [
    'a cache whose parts name each other',
    `<script type="application/json">${JSON.stringify({ ROOT: { job: { __ref: 'Job:1' } }, 'Job:1': { ...JOB, company: { __ref: 'Company:7' } }, 'Company:7': { name: 'Fell Pianos' } })}</script>`,
  ],
  ['an encoded address', `<script>window.__INITIAL__ = "${encodeURIComponent(JSON.stringify({ job: JOB }))}"</script>`],
]

describe('a job that stands in a script alone', () => {
  it.each(FORMS)('is read from %s', (_, script) => {
    const reading = readJobPage({ url: '', text: page(script), form: 'html', today: '2026-11-20' })
    expect(reading).toMatchObject({
      kind: 'job',
      title: 'Piano Technician',
      locations: ['Kendal, United Kingdom'],
      employmentType: ['part-time'],
    })
    expect(reading.descriptionText).toContain('A driving licence')
  })

  it('takes its employer from the cache', () => {
    const cache = must(FORMS.find(([name]) => name.startsWith('a cache')))[1]
    const reading = readJobPage({ url: '', text: page(cache), form: 'html', today: '2026-11-20' })
    expect(reading.company).toBe('Fell Pianos')
  })
})

describe('a value as JavaScript writes it', () => {
  it.each([
    [`{a:1,'b':"x\\u0041",c:[!0,!1,,],d:void 0}`, { a: 1, b: 'xA', c: [true, false, null], d: null }],
    ['{a:-1.5e3,b:`text`,}', { a: -1500, b: 'text' }],
    ['{when:new Date("2026-11-20")}', { when: '2026-11-20' }],
  ])('is read: %s', (text, value) => {
    expect(jsLiteral(text).value).toEqual(value)
  })
  it.each(['{a:b}', '{a:f(1)}', '{a:1', '{a:`${b}`}', '['.repeat(200), 'function(){}', '{a:1+1}'])(
    'is none when something would have to be run or is missing: %s',
    (text) => {
      expect(jsLiteral(text).value).toBeNull()
    },
  )
})
