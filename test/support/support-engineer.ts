import { NO_FACTS } from '#core/resume/no-facts.ts'

export const job = (title: string, company: string, startDate: string, highlights: string[]) => ({
  title,
  company,
  location: null,
  startDate,
  endDate: null,
  isCurrent: true,
  highlights,
})

/** A person of whose one job two things are known: enough for a document. */
export const SUPPORT_ENGINEER = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example' },
  skills: ['Postgres', 'Docker'],
  experience: [
    job('Support Engineer', 'Tallow Street Bank', '2021-01', [
      'Answered 45 calls a day',
      'Wrote reports with Postgres',
    ]),
  ],
}
