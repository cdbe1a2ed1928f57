import { expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { liveThrough } from '#test/notices/lives.ts'

it('keeps its word to 120 people in twelve zones for thirty days with clock changes', () => {
  const people = runs(120)
  const { faults, messages, expected } = liveThrough(people, 1)
  expect(faults.slice(0, 10)).toEqual([])
  expect(messages).toBeGreaterThan(12.5 * people)
  expect(expected).toBeGreaterThan(2 * people)
})
