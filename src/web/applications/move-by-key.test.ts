import { expect, it } from 'vitest'
import { moveByKey } from './move-by-key.ts'

const press = (key: string, more: Partial<Parameters<typeof moveByKey>[0]> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})
const between = { before: ['a', 'b'], after: ['d', 'e'] }

it.each([
  ['1', 'applied', { stage: 'saved' }],
  ['5', 'saved', { stage: 'offer' }],
  ['2', 'applied', undefined],
  ['6', 'applied', undefined],
  ['x', 'applied', undefined],
] as const)('%s on a card in %s: %o', (key, stage, move) => {
  expect(moveByKey(press(key), stage, between)).toEqual(move)
})

it.each([
  ['ArrowUp', between, { afterId: 'a' }],
  ['ArrowUp', { before: ['a'], after: [] }, { afterId: null }],
  ['ArrowUp', { before: [], after: ['d'] }, undefined],
  ['ArrowDown', between, { afterId: 'd' }],
  ['ArrowDown', { before: ['a'], after: [] }, undefined],
] as const)('Alt and %s among %o: %o', (key, neighbours, move) => {
  expect(moveByKey(press(key, { altKey: true }), 'applied', neighbours)).toEqual(move)
})

it('leaves the keys of the browser alone', () => {
  expect(moveByKey(press('1', { ctrlKey: true }), 'applied', between)).toBeUndefined()
  expect(moveByKey(press('ArrowDown'), 'applied', between)).toBeUndefined()
})
