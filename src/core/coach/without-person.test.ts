import { expect, it } from 'vitest'
import { backgroundOf } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { withoutPerson } from './without-person.ts'

const FACTS = {
  ...NO_FACTS,
  basics: {
    name: 'Ada Quexworth',
    headline: 'Ada Quexworth, Senior Python Developer',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    location: '5 Mill Lane, London',
    summary:
      'Built REST APIs in Django and PostgreSQL on AWS for eight years. Led a team of four with Docker and Kubernetes. Write to ada@example.org.',
    links: [{ label: 'Behance', url: 'https://www.behance.net/quexworth' }],
  },
  skills: ['Git'],
}

const shown = (facts: ResumeFacts) =>
  backgroundOf(fullCatalogue, facts, { sourceId: 'r', at: '2026-01-01T00:00:00.000Z' }).records.map(
    ({ skillId, place }) => ({ skillId, place }),
  )

it('keeps what headline, summary and a portfolio show', () => {
  expect(shown(FACTS).map(({ skillId }) => skillId)).toEqual(
    expect.arrayContaining(['git', 'python', 'django', 'kubernetes']),
  )
  expect(shown(withoutPerson(FACTS))).toEqual(shown(FACTS))
})

it('keeps neither the name nor a way to reach the person', () => {
  expect(JSON.stringify(withoutPerson(FACTS))).not.toMatch(/Ada|Quexworth|@|7946|Mill Lane|behance/i)
})

it('stays within what may be stored where a mask is longer than what it hides', () => {
  const basics = { ...FACTS.basics, name: 'Bo Li', headline: 'Bo Li '.repeat(50), summary: 'Bo Li '.repeat(660) }
  expect(resumeFactsSchema.safeParse(withoutPerson({ ...FACTS, basics })).success).toBe(true)
})
