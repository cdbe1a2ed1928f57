import { describe, expect, it } from 'vitest'
import { createRemotiveFeed, readRemotive } from './remotive-feed.ts'

const job = {
  id: 1,
  url: 'https://remotive.com/remote-jobs/qa/tester-1',
  title: 'QA Tester',
  company_name: 'Northwind',
  candidate_required_location: 'Worldwide',
  publication_date: '2026-03-09T08:00:00',
  description: '<p>…</p>',
}

describe('the Remotive feed', () => {
  it('keeps what is shown, and the link back', () => {
    expect(readRemotive({ jobs: [job] })).toEqual([
      { title: 'QA Tester', company: 'Northwind', location: 'Worldwide', url: job.url, publishedOn: '2026-03-09' },
    ])
  })

  it.each([
    ['a link elsewhere', { ...job, url: 'https://evil.example/remotive.com' }],
    ['a name that only ends alike', { ...job, url: 'https://notremotive.com/x' }],
    ['a script for a link', { ...job, url: 'javascript:alert(1)' }],
    ['no title', { ...job, title: undefined }],
    ['a day that is none', { ...job, publication_date: '2026-13-01' }],
    ['nothing', null],
  ])('leaves out a job with %s', (_what, bad) => {
    expect(readRemotive({ jobs: [bad, job] })).toHaveLength(1)
  })

  it.each([[null], [[]], [{ jobs: 'none' }]])('refuses %j as a feed', (answer) => {
    expect(() => readRemotive(answer)).toThrow()
  })

  it('says when the board refuses', async () => {
    const feed = createRemotiveFeed(async () => new Response('slow down', { status: 429 }))
    await expect(feed.fetchOpenings()).rejects.toThrow('Remotive answered 429')
  })
})
