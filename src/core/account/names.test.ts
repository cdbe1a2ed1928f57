import { expect, it } from 'vitest'
import { isPlainName, shownName } from './names.ts'

it.each([
  'Ana Maria',
  'de la Cruz',
  '-',
  'محمد',
  '小明',
  "O'Neil",
  'Smith-Jones Jr.',
  'J.R.R. Tolkien',
  'Zoë',
  'Ünal',
  'Иван',
  'Byron',
  'Wayne Marks',
  'Louis XIV',
  'Anne 2',
  'Veriko',
  'Mary (Molly)',
])('shows the name %s whole', (name) => {
  expect(isPlainName(name)).toBe(true)
  expect(shownName(name)).toBe(name)
})

it.each([
  ['Verified by Waymark:', 'V. B. W.'],
  ['Ada, W a y m a r k', 'A. W. A. Y. M. A. R. K.'],
  ['Wаymark', 'W.'],
  ['ＷＡＹＭＡＲＫ', 'Ｗ.'],
  ['Certified Ada', 'C. A.'],
  ['Doğrulanmış Ada', 'D. A.'],
  ['DOĞRULANDI', 'D.'],
  ['Onaylı Ada', 'O. A.'],
  ['Top 1%', 'T.'],
  ['100% match, passed every check', 'M. P. E. C.'],
  ['Ada ✔', 'A.'],
  ['🏆 Ada', 'A.'],
  ['by Google', 'B. G.'],
  ['https://evil.example', 'H.'],
  ['evil.example', 'E.'],
  ['evil dot com', 'E. D. C.'],
  ['ada@waymark.example', 'A.'],
])('shows %s to others as %s', (name, shown) => {
  expect(isPlainName(name)).toBe(false)
  expect(shownName(name)).toBe(shown)
})
