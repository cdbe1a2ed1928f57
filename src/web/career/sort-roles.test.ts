import { expect, test } from 'vitest'
import { orderOf, sortRoles } from './sort-roles.ts'

const role = (title: string, progress: number, range: string, isBehind = false) => ({
  id: title,
  title,
  progress,
  isBehind,
  earnings: { range },
})
const roles = [
  role('a', 5, '$61,000 - $103,000'),
  role('b', 40, '$9,000 - $200,000'),
  role('c', 40, '$101,000 - $120,000'),
]
const titles = (sorted: typeof roles) => sorted.map(({ title }) => title).join('')

test('sorts by reach, equals in the order they came', () => {
  expect(titles(sortRoles(roles, 'reach'))).toBe('bca')
})

test('puts first what the other pages name', () => {
  expect(titles(sortRoles(roles, 'reach', [{ roleId: 'c' }, { roleId: 'a' }]))).toBe('cab')
})

test('puts work that somebody does already after every step on', () => {
  expect(titles(sortRoles([role('d', 97, '$1,000 - $2,000', true), ...roles], 'reach'))).toBe('bcad')
})

test('sorts by the lower end of the pay as a number, not as text', () => {
  expect(titles(sortRoles(roles, 'pay'))).toBe('cab')
})

test.each([
  ['pay', 'pay'],
  ['reach', 'reach'],
  ['nonsense', 'reach'],
  [null, 'reach'],
])('the address %s means %s', (text, order) => {
  expect(orderOf(text)).toBe(order)
})
