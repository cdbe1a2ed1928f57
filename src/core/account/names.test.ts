import { expect, it } from 'vitest'
import { isPlainName, shownGivenName, shownName } from './names.ts'

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
  'Nguyễn Thị Hồng',
  'Анна Мария',
  'Kim 김민수',
  'DeShawn',
  'J. R. R.',
  'Mary J',
  'Ştefan Țepeș',
  'Stafford',
  'Testa',
])('shows the name %s whole', (name) => {
  expect(isPlainName(name)).toBe(true)
  expect(shownName(name)).toBe(name)
})

it.each([
  ['Verified by Waymark:', 'V. B. W.'],
  ['Ada, W a y m a r k', 'A. W.'],
  ['C e r t i f i e d', 'C.'],
  ['Cert1fied', 'C.'],
  ['PhD', 'P.'],
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

it.each([
  'ᴡaymark',
  'ꓪaymark',
  'ᏔᎪYMARK',
  'ᴠerified Ana',
  'Ana ꪜ',
  'Ana (confirmed)',
  'Ana, tested at MIT',
  'Ana bestätigt',
  'Ana проверено',
  'Ana 認証済み',
  'Ana مُوثّق',
  'evil。com',
  'System Administrator',
  'Z\u0351\u036B\u0343\u036A\u0302\u036B',
])('shows %s to others by its first letters', (name) => {
  expect(isPlainName(name)).toBe(false)
})

it.each([
  ['Ana Maria', 'Ana'],
  ['Jean-Luc', 'Jean-Luc'],
  ["D'Angelo", "D'Angelo"],
  ['ZEYNEP', 'Zeynep'],
  ['小明', '小明'],
  ['محمد', 'محمد'],
  ['J.R.R.', 'J.R.R.'],
  ['MBA', 'Mba'],
  ['Diplômée Polytechnique', 'Diplômée'],
  ['Ваш победитель', 'Ваш'],
  ['Top 1 percent', 'T.'],
  ['PhD', 'P.'],
  ['Cert1fied', 'C.'],
  ['C e r t i f i e d', 'C.'],
  ['100 % Ada', 'A.'],
  ['', ''],
])('names %s beside a plan %s', (name, shown) => {
  expect(shownGivenName(name)).toBe(shown)
})

it('an initial has the marks of a spelling, and no stack of them', () => {
  expect(shownName(`A${'\u0301'.repeat(40)}da`)).toBe('A.')
  expect(shownGivenName(`A${'\u0301'.repeat(40)}da`)).toBe('A.')
  expect(shownName('Ấn (admin)')).toBe('Ấ. A.')
})
