import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { isProse } from './prose.ts'

it.each([
  ['Wrote reports in SQL and Excel', true],
  ['Built pipelines in Python and Docker', true],
  ['Moved the shop to AWS', true],
  ['Trained 14 students', true],
  ["J'ai conçu un site en juin-août 2023", true],
  ['I mended looms from May 2019 to June 2021', true],
  ['I. Quill Bakery', false],
  ['Managed hosting provider', false],
  ['United Airlines', false],
  ['Applied Materials', false],
  ['Built Environment Trust', false],
  ['Distributed systems for banks', false],
])('%s: a deed is told: %s', (text, isTold) => {
  expect(isProse(must(linesOf([text])[0]))).toBe(isTold)
})
