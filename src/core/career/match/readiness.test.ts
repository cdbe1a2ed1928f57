import { expect, it } from 'vitest'
import { readinessAt } from './readiness.ts'

it.each([
  [0.9, 0.8, 'there'],
  [0.9, 0, 'interview'],
  [0.75, 0.39, 'interview'],
  [0.6, 0.9, 'interview'],
  [0.4, 0, 'months'],
  [0.2, 0, 'year'],
  [0, 0, 'start'],
])('a share of %d with work worth %d is %s', (share, job, readiness) => {
  expect(readinessAt(share, job)).toBe(readiness)
})
