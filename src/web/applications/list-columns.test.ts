import { expect, it } from 'vitest'
import { type Column, readColumns, writeColumns } from './list-columns.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it.each<[Column[], Column[]]>([
  [
    ['pay', 'stage'],
    ['stage', 'pay'],
  ],
  [[], []],
])('columns %o are shown again as %o', (chosen, shown) => {
  const place = storage()
  writeColumns(place, chosen)
  expect(readColumns(place)).toEqual(shown)
})

it('shows the usual columns where none were chosen, and where nothing can be kept', () => {
  expect(readColumns(storage())).toEqual(['stage', 'next'])
  const broken = () => {
    throw new Error('denied')
  }
  expect(readColumns({ getItem: broken })).toEqual(['stage', 'next'])
  expect(() => writeColumns({ setItem: broken }, ['pay'])).not.toThrow()
})

it('leaves out what it does not know', () => {
  expect(readColumns({ getItem: () => 'pay,evil,__proto__' })).toEqual(['pay'])
})
