import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import { readResume } from '#core/resume/parse/read-resume.ts'
import { readDocxText } from '#server/adapters/documents/docx-text.ts'
import { pack } from './docx.ts'

const page = (lines: string[]) => readResume(readDocxText(pack(lines.map((line, index) => `<w:p><w:r><w:rPr><w:sz w:val="${index === 0 ? 32 : 20}"/></w:rPr><w:t>${line}</w:t></w:r></w:p>`).join(''))), catalogue.skills)

const MENU = ['The Copper Kettle', 'Starters', 'Soup of the day, 6.50', 'Swift smoked trout, 9.00', 'Mains', 'Chef salad with julienne carrots, 12.00', 'Java coffee cake, 5.50', 'Open 2019 - 2024, closed on Mondays']
const INVOICE = ['INVOICE 2024-118', 'Date: 03/05/2024', 'Bill to: Northgate Freight Ltd', 'Go pass, spring term, 40.00', 'Consulting services, 01/2024 - 03/2024, 1,200.00', 'Total due within 30 days']
const LETTER = [
  'Dear Hiring Manager,', 'I am writing to apply for the position you advertised last week.',
  'Since 2019 I have enjoyed swift progress and would react well to new tasks.', 'I look forward to hearing from you.', 'Yours sincerely,',
]

it.each([['a menu', MENU], ['an invoice', INVOICE], ['a cover letter', LETTER]])('invents no person, job or school from %s', (_, lines) => {
  const resume = page(lines)
  expect(resume.experience).toEqual([])
  expect(resume.education).toEqual([])
  expect(resume.skills).toEqual([])
  expect(resume.basics).toMatchObject({ email: null, phone: null })
  // Any large line at the top could be a name; one that is not must at least be marked as unsure.
  if (resume.basics.name !== null) expect(resume.evidence['basics.name']?.confidence).toBe('unsure')
})
