import { expect, it } from 'vitest'
import { processorMs } from '#test/support/processor-time.ts'
import { refuseNul } from './nul-characters.ts'

it('looks for what cannot be stored in texts, and never at every byte of a file', () => {
  expect(() => refuseNul({ a: ['b\0'] })).toThrow('cannot be stored')
  const listed = processorMs(() => refuseNul(Array.from({ length: 500_000 }, () => 0)))
  expect(processorMs(() => refuseNul({ file: new Uint8Array(500_000) }))).toBeLessThan(listed / 10)
})
