import { expect, it } from 'vitest'
import { besideEachOther, isolated } from './isolated.ts'

it('a name from right to left keeps its side, and any other is left as it is', () => {
  expect(isolated('مهندس (C++)')).toBe('\u2068مهندس (C++)\u2069')
  expect(isolated('Şirket')).toBe('Şirket')
  expect(besideEachOther(['מהנדס', null, 'شركة', '', 'Umber'], ' · ')).toBe(
    '\u2068מהנדס\u2069 · \u2068شركة\u2069 · Umber',
  )
})
