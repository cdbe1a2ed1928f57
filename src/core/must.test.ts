import { expect, it } from 'vitest'
import { itemAt, must } from './must.ts'

it('passes on what is there, also where it counts as false', () => {
  expect([must(0), must(''), must(false)]).toEqual([0, '', false])
})

it('throws where nothing is there', () => {
  const list: string[] = []
  expect(() => must(list[0])).toThrow('missing')
  expect(() => must(null)).toThrow('missing')
})

it('takes an item of a list, null too, and throws outside the list', () => {
  expect(itemAt(['a', null], 1)).toBeNull()
  expect(() => itemAt(['a'], 1)).toThrow('No item 1 in a list of 1')
  expect(() => itemAt(['a'], -1)).toThrow('No item -1 in a list of 1')
})
