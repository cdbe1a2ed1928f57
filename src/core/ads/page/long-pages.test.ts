import { describe, expect, it } from 'vitest'
import { readJobPage } from './read-job-page.ts'

const POSTING = {
  '@type': 'JobPosting',
  title: 'Ship Engineer',
  hiringOrganization: { '@type': 'Organization', name: 'Fenwell Ferries' },
  jobLocation: { address: { addressLocality: 'Oban', addressCountry: 'GB' } },
  description: `<p>${'Fenwell Ferries looks for somebody who keeps two engines going. '.repeat(5)}</p>`,
}
const HEAD = '<title>Ship Engineer | Fenwell Ferries</title>'
const ROW = '<div class="card"><p>Deckhand in Ayr</p><span>Full-time</span></div>'
const read = (rows: number) =>
  readJobPage({
    url: 'https://fenwell.example/jobs/ship-engineer',
    text: `${HEAD}<h1>Ship Engineer</h1>${ROW.repeat(rows)}<script type="application/ld+json">${JSON.stringify(POSTING)}</script>`,
    form: 'html',
    today: '2026-11-20',
  })

describe('a page of nothing but markup', () => {
  it('is read as far as an ordinary page goes, says so, and is sure of nothing', () => {
    const reading = read(60_000)
    expect(reading).toMatchObject({ kind: 'job', title: 'Ship Engineer', company: 'Fenwell Ferries' })
    expect(reading.flags.map(({ kind }) => kind)).toContain('cut-short')
    expect(Object.values(reading.confidence)).not.toContain('sure')
  })

  it('is no matter on a page of usual length', () => {
    const reading = read(60)
    expect(reading.flags.map(({ kind }) => kind)).not.toContain('cut-short')
    expect(reading.confidence.title).toBe('sure')
  })
})
