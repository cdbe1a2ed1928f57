import { expect, it } from 'vitest'
import { aRole } from './a-role.ts'

it.each([
  ['Data Scientist', 'a'],
  ['AI Engineer', 'an'],
  ['ML Engineer', 'an'],
  ['UI/UX Designer', 'a'],
  ['QA Tester', 'a'],
  ['SRE', 'an'],
  ['Analyst', 'an'],
  ['IT Support Specialist', 'an'],
  ['University Lecturer', 'a'],
  ['Underwriter', 'an'],
  ['iOS Developer', 'an'],
])('%s takes %s', (title, article) => expect(aRole(title)).toBe(`${article} ${title}`))
