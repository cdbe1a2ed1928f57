import { describe, expect, it } from 'vitest'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const BODY =
  '<p>We print maps for hikers and need somebody who keeps the presses running while the two of us bind, fold and pack what comes off them.</p><h3>What you do</h3><ul><li>Set up two offset presses</li><li>Check colours against the proof</li></ul><h3>What you bring</h3><ul><li>Training as a printer</li><li>Two years at a press</li></ul>'
const answer = (text: string) =>
  readJobPage({ url: 'https://api.board.example/v1/openings/41', text, form: 'json', today: '2026-11-20' })
const JOB = {
  jobOpeningName: 'Offset Printer',
  jobOpeningLocation: 'Kendal, United Kingdom',
  jobOpeningType: 'Full-time',
  jobOpeningDescription: BODY,
}

describe('answers that write a job in their own way', () => {
  it.each([
    ['wrapped, each key with the name of the wrapper', JSON.stringify({ meta: {}, result: { jobOpening: JOB } })],
    ['deep in several wrappers', JSON.stringify({ a: { b: [{ c: { payload: { data: { job: JOB } } } }] } })],
    ['behind a guard against scripts', `)]}',\n${JSON.stringify({ job: JOB })}`],
    ['in a call', `/**/cb_17(${JSON.stringify({ job: JOB })});`],
    ['as a text of JSON', JSON.stringify(JSON.stringify(JOB))],
    ['as a text of JSON in an object', JSON.stringify({ ok: true, body: JSON.stringify(JOB) })],
    [
      'in parts beside each other',
      JSON.stringify({
        response: {
          header: { name: 'Offset Printer' },
          details: { placeOfWork: { city: 'Kendal', country: 'GB' }, employmentType: 'Full-time' },
          text: { html: BODY },
        },
      }),
    ],
    [
      'as JSON:API',
      JSON.stringify({
        data: {
          type: 'jobs',
          id: '41',
          attributes: { title: 'Offset Printer', body: BODY, 'employment-type': 'full-time' },
          relationships: { locations: { data: [{ type: 'locations', id: '3' }] } },
        },
        included: [{ type: 'locations', id: '3', attributes: { city: 'Kendal', country: 'United Kingdom' } }],
      }),
    ],
    [
      'with a title under a key of another language',
      JSON.stringify({
        emprego: { tituloDaVaga: 'Offset Printer', local: 'Kendal', contrato: 'Full-time', texto: BODY },
      }),
    ],
  ])('%s', (_, text) => {
    const reading = answer(text)
    expect(reading).toMatchObject({ kind: 'job', title: 'Offset Printer', employmentType: ['full-time'] })
    expect(reading.locations[0]).toMatch(/^Kendal/)
    expect(reading.descriptionText).toContain('- Set up two offset presses')
  })

  it('takes what stands beside the job where the job itself does not say it', () => {
    const reading = answer(
      JSON.stringify({
        page: {
          job: { title: 'Offset Printer', location: 'Kendal', department: 'Press', description: BODY },
          salaryInfo: { salaryMin: 27_000, salaryMax: 31_000, salaryCurrency: 'GBP', salaryType: 'YEARLY' },
        },
      }),
    )
    expect(reading.pay).toMatchObject({ min: 27_000, max: 31_000, currency: 'GBP', period: 'year' })
  })

  it('takes nothing of one job for another, nor people and settings for a job', () => {
    const list = answer(
      JSON.stringify({
        jobs: [
          { title: 'Offset Printer', location: 'Kendal', description: BODY },
          { title: 'Binder', location: 'Penrith', salaryMin: 20_000, salaryCurrency: 'GBP', description: BODY },
        ],
      }),
    )
    expect(list).toMatchObject({ kind: 'list', pay: null })
    expect(list.listed.map(({ title }) => title)).toEqual(['Offset Printer', 'Binder'])
    expect(
      answer(JSON.stringify({ user: { name: 'Ann', title: 'Printer', city: 'Kendal' }, settings: { a: 1 } })).kind,
    ).toBe('not-a-job')
  })
})
