import { expect, it } from 'vitest'
import { withAllSent } from '../../scripts/lib/postgres-files.mjs'

const records = [
  { file: 'slow', ms: 900, sent: ['a', 'b', 'c'] },
  { file: 'quick', ms: 100, sent: ['a', 'b'] },
  { file: 'alone', ms: 900, sent: ['a', 'd'] },
  { file: 'same', ms: 200, sent: ['a'] },
]

it('takes files until each statement is sent, those that send most for their time first', () => {
  expect(withAllSent([], records)).toEqual(['quick', 'slow', 'alone'])
  expect(withAllSent([], records.slice(1, 2))).toEqual(['quick'])
})

it('keeps those that must run, and adds none for what they send', () => {
  expect(withAllSent(['slow'], records)).toEqual(['slow', 'alone'])
  expect(withAllSent(['slow', 'never seen'], records.slice(0, 2))).toEqual(['slow', 'never seen'])
})
