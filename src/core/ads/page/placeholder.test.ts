import { describe, expect, it } from 'vitest'
import { saysNothing } from './placeholder.ts'
import { readJobPage } from './read-job-page.ts'

describe('a value that stands where one is missing', () => {
  it.each([
    'UNAVAILABLE',
    'Unknown',
    'N/A',
    '-',
    'Not specified',
    'Confidential',
    'Company Confidential',
    'keine Angabe',
    'Non précisé',
    'belirtilmemiş',
    '{{company.name}}',
    'Job title',
    'xxx',
  ])('says nothing: %s', (value) => {
    expect(saysNothing(value)).toBe(true)
  })

  it.each([
    'Unknown Worlds Entertainment',
    'Private Bank Ltd',
    'Confidential Couriers',
    'Test Rail Systems',
    'Yok Kahve',
    'Otherlab',
  ])('is a name: %s', (value) => {
    expect(saysNothing(value)).toBe(false)
  })

  it.each(['UNAVAILABLE', 'Not Disclosed', 'undefined'])('gives way to the name that the page shows: %s', (name) => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Night Porter',
      description:
        '<p>You keep the door and the kettle of a small hotel by the harbour from ten to six, four nights a week, and know who is in.</p>'.repeat(
          2,
        ),
      hiringOrganization: { '@type': 'Organization', name },
    }
    const reading = readJobPage({
      url: 'https://careers-tidegate.board.example/jobs/18844/night-porter/job',
      text: `<html lang="en"><head><title>Night Porter in Whitby | Careers at Tidegate Hotel</title><script type="application/ld+json">${JSON.stringify(posting)}</script></head><body><img class="logo" alt="Tidegate Hotel"><h2>Welcome to the Tidegate Hotel career site</h2><h1>Night Porter</h1></body></html>`,
      form: 'html',
      today: '2026-11-20',
    })
    expect(reading).toMatchObject({ kind: 'job', company: 'Tidegate Hotel' })
    expect(reading.confidence.company).not.toBe('sure')
  })
})
