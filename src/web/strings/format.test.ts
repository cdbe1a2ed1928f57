import { expect, it } from 'vitest'
import { formatsOf } from './format.ts'

const english = formatsOf('en')
const turkish = formatsOf('tr')

it('writes numbers, parts and money as each language does', () => {
  expect([english.number(3240.5), turkish.number(3240.5)]).toEqual(['3,240.5', '3.240,5'])
  expect([english.percent(0.25), turkish.percent(0.25)]).toEqual(['25%', '%25'])
  expect([english.dollars(89.99), turkish.dollars(89.99)]).toEqual(['$89.99', '$89,99'])
})

it('takes the form of the count that a language tells apart, and the other form where it tells none', () => {
  const forms = { one: 'skill', other: 'skills' }
  expect([0, 1, 2, 21].map((count) => english.plural(count, forms))).toEqual(['skills', 'skill', 'skills', 'skills'])
  // after a number Turkish has no plural
  expect([0, 1, 2, 21].map((count) => turkish.plural(count, { other: 'beceri' }))).toEqual([
    'beceri',
    'beceri',
    'beceri',
    'beceri',
  ])
})

it('lowers and raises a dotted and a dotless I each to its own', () => {
  expect([turkish.lower('İMKÂNLAR IŞIK'), english.lower('INTERIM')]).toEqual(['imkânlar ışık', 'interim'])
  expect([turkish.raise('istenen · ışık'), english.raise('interim'), english.raise('')]).toEqual([
    'İstenen · ışık',
    'Interim',
    '',
  ])
})

it('joins lists and writes days in the words of the language', () => {
  expect([english.list(['a', 'b', 'c']), turkish.list(['a', 'b', 'c'])]).toEqual(['a, b, and c', 'a, b ve c'])
  const noon = new Date(2026, 10, 21, 12)
  expect([english.day(noon), turkish.day(noon)]).toEqual(['Nov 21, 2026', '21 Kas 2026'])
})

it('writes sizes of files as each language does', () => {
  expect([120, 999_400, 1_250_000].map(english.fileSize)).toEqual(['1 kB', '999 kB', '1.3 MB'])
  expect(turkish.fileSize(1_250_000)).toBe('1,3 MB')
})
