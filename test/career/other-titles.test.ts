import { describe, expect, it } from 'vitest'
import { judgePerson } from '../eval/judge-person.ts'

const LINES = [
  'Moved the stock list of 4,000 titles from paper to a SQL database',
  'Built the shop a website in HTML, CSS and JavaScript that takes 60 orders a month',
  'Responsible for a team of three and their shifts',
]
const percentOf = (position: string, highlights: string[]) =>
  judgePerson(
    {
      work: [{ position, name: 'Corner Books', startDate: '2021-03', highlights }],
      skills: [{ keywords: ['HTML', 'CSS', 'JavaScript', 'Git', 'SQL'] }],
    },
    'full-stack-developer',
  ).roles['full-stack-developer'] ?? 0

/** One line of a job is not the job. */
describe('a job whose title is of another kind, with a line about our trade', () => {
  it.each(['Shop Manager', 'Bookseller', 'Physics Teacher', 'Krankenpfleger', 'Garson'])(
    'as %s is not years in the trade',
    (position) => {
      expect(percentOf(position, LINES)).toBeLessThanOrEqual(50)
      expect(percentOf(position, LINES)).toBeGreaterThan(percentOf(position, []) + 10)
    },
  )

  it.each(['Contract engineer', 'Freelancer', 'IT-Spezialistin', 'Serbest yazılımcı'])(
    'as %s it is work, for the title names no other',
    (position) => {
      expect(percentOf(position, LINES)).toBeGreaterThanOrEqual(60)
    },
  )
})
