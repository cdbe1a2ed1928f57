import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { sortLoose } from './sort-loose.ts'

it.each([
  ['I have tested boats for seven years and write down what each of them had cost.', 1],
  ['Sex Male | Date of birth 02/09/1985 | Nationality Welsh and a little bit Cornish', 0],
])('takes %s for a summary or not', (text, lines) => {
  expect(sortLoose([{ kind: 'top', heading: null, lines: linesOf([text]) }], [], []).summary).toHaveLength(lines)
})

it('takes nothing of a job for the summary', () => {
  const lines = linesOf([
    'Senior Tester, Holt Mills Ltd',
    '2014 - 2024',
    'Kept the looms running by night and wrote down what each of the boats had cost.',
  ])
  const loose = sortLoose([{ kind: 'top', heading: null, lines }], [], [])
  expect([loose.experience(() => false).length, loose.summary]).toEqual([1, []])
})
