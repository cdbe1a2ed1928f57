import { expect, test } from 'vitest'
import { lateTwice } from './shed-load.ts'

test.each([
  ['nothing', [], false],
  ['one stall, seen by several looks', [3, 2_018, 2_018, 2_018, 2_018], false],
  ['one stall, and all well after it', [3, 2_018, 2_018, 4, 4], false],
  ['two stalls with a good second between them', [2_018, 5, 2_400], false],
  ['two late samples in a row', [3, 2_018, 2_018, 2_400, 2_400], true],
  ['late for long', [2_018, 2_400, 2_300, 2_500], true],
  ['late for long, and well again', [2_018, 2_400, 2_300, 12], false],
  ['a machine that slept', [2_018, Infinity], false],
])('after %s', (_what, heard, isLate) => {
  const lateness = lateTwice(2_000)
  for (const delay of heard) lateness.hear(delay)
  expect(lateness.isLate()).toBe(isLate)
})
