import { expect, it } from 'vitest'
import { reveal as english } from './en/reveal.ts'
import { reveal as turkish } from './tr/reveal.ts'

const NAMES = ['IT-Support-Techniker', 'Wolfhager Straße 118, 34127 Kassel']

it('says how many more there are to check, and where each name ends', () => {
  expect(english.check(5, NAMES)).toBe(
    '5 things to check: “IT-Support-Techniker”, “Wolfhager Straße 118, 34127 Kassel”, and 3 more',
  )
  expect(english.check(1, ['Cook'])).toBe('1 thing to check: “Cook”')
  expect(turkish.check(3, ['Cook'])).toBe('Kontrol edilecek 3 şey: “Cook” ve 2 tane daha')
})
