import { describe, expect, it } from 'vitest'
import { indexAfterKey, indexOfDigit } from './choice-keys.ts'

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowRight', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowLeft', 1, 3, 0],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Tab', 0, 3, undefined],
    ['a', 0, 3, undefined],
    ['ArrowDown', 0, 0, undefined],
  ])('%s from %i of %i moves to %s', (key, index, count, expected) => {
    expect(indexAfterKey(key, index, count)).toBe(expected)
  })
})

describe('indexOfDigit', () => {
  it.each([
    ['1', 9, 0],
    ['9', 9, 8],
    ['3', 2, undefined],
    ['0', 9, undefined],
    ['12', 20, undefined],
    ['x', 9, undefined],
  ])('%s of %i options chooses %s', (key, count, expected) => {
    expect(indexOfDigit(key, count)).toBe(expected)
  })
})
