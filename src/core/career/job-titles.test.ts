import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readTitle } from './job-titles.ts'

it.each([
  ['Analyst', 'data-analysis'],
  ['Senior Analyst', 'data-analysis'],
  ['Reporting Analyst', 'data-analysis'],
  ['Support Analyst', 'support'],
  ['Senior Support Analyst', 'support'],
  // an analyst of something else is none of data
  ['Laboratory Analyst', ''],
  ['Policy Analyst', ''],
  ['Security Analyst', 'security'],
  // 'developer' says no more than what stands beside it
  ['Developer', 'software'],
  ['Frontend developer', 'frontend'],
  ['Frontend-Entwicklerin', 'frontend'],
  ['Ön Yüz Geliştirici', 'frontend'],
  ['Desarrolladora frontend', 'frontend'],
  ['Frontend and software developer', 'software frontend'],
])('%s: %s', (title, families) => {
  expect(readTitle(fullCatalogue.titleFamilies, title).families.join(' ')).toBe(families)
})
