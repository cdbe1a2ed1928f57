import { expect, it } from 'vitest'
import { rowAfter, stepOfKey } from './row-keys.ts'

const key = (name: string, more = {}) => ({ key: name, altKey: false, ctrlKey: false, metaKey: false, ...more })

it.each([
  ['j', {}, 1],
  ['K', {}, -1],
  ['j', { ctrlKey: true }, undefined],
  ['k', { metaKey: true }, undefined],
  ['x', {}, undefined],
])('the key %s with %o steps by %s', (name, more, step) => {
  expect(stepOfKey(key(name, more))).toBe(step)
})

it.each([
  [1, -1, 3, 0],
  [-1, -1, 3, 2],
  [1, 0, 3, 1],
  [1, 2, 3, undefined],
  [-1, 0, 3, undefined],
  [1, -1, 0, undefined],
] as const)('a step of %i from row %i of %i ends at %s', (step, index, count, next) => {
  expect(rowAfter(step, index, count)).toBe(next)
})
