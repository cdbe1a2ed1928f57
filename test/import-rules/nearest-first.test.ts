import { expect, it } from 'vitest'
import { distance } from '#test/support/nearest-first.ts'

const CHANGED = ['src/core/career/summary.ts']

it.each([
  ['beside it', 'src/core/career/summary.test.ts', 0],
  ['the same room of another root', 'src/web/career/plan.page.test.tsx', 1],
  ['a room within that room', 'src/web/career/save-job/save-job.page.test.tsx', 2],
  ['another room', 'src/core/resume/read.test.ts', 100],
])('a test in %s is this far from a change', (_, test, far) => {
  expect(distance(test, CHANGED)).toBe(far)
})

it('without a change all tests are as far', () => {
  expect(distance('src/core/career/summary.test.ts', [])).toBe(100)
})
