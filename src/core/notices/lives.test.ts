import { expect, it } from 'vitest'
import { liveThrough } from '#test/notices/lives.ts'

it('keeps its word to 120 people in twelve zones for thirty days with clock changes', () => {
  const { faults, messages, expected } = liveThrough(120, 1)
  expect(faults.slice(0, 10)).toEqual([])
  expect(messages).toBeGreaterThan(1_500)
  expect(expected).toBeGreaterThan(250)
})
