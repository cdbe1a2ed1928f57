import { expect, it } from 'vitest'
import type { Language } from '#core/account/languages.ts'
import { shell as english } from '../strings/en/shell.ts'
import { shell as turkish } from '../strings/tr/shell.ts'
import { payText } from './pay-words.ts'

const pay = { min: 28_000, max: 32_000, currency: 'GBP', period: 'year' } as const
const said = (language: Language, given: Parameters<typeof payText>[0]) =>
  payText(given, language === 'en' ? english : turkish, language)

it.each([
  ['from a saved page', '28000 - 32000 GBP a year'],
  ['from pasted text', '£28,000 - £32,000 a year'],
  ['from a table', '£28k–32k per annum'],
  ['from a German ad', '28.000 bis 32.000 £ pro Jahr'],
  ['from a Turkish ad', '28.000 ile 32.000 £ arası'],
  ['from a French ad', 'entre 28 000 et 32 000 £ par an'],
  ['with a large K', '28 à 32 K£'],
  ['from figures alone', '28,000 – 32,000'],
])('pay %s has one form', (_, text) => {
  expect(said('en', { ...pay, text })).toBe('£28,000 – £32,000 a year')
  expect(said('tr', { ...pay, text })).toBe('£28.000 – £32.000 yıllık')
})

it('one figure stands once, and pennies are kept', () => {
  const hourly = { text: '£12.50 per hour', min: 12.5, max: 12.5, currency: 'GBP', period: 'hour' } as const
  expect(said('en', hourly)).toBe('£12.50 an hour')
})

it('one end alone is said to be one', () => {
  expect(said('en', { ...pay, text: '£28k', max: null })).toBe('from £28,000 a year')
  expect(said('tr', { ...pay, text: '£32k', min: null })).toBe('en çok £32.000 yıllık')
  expect(said('tr', { ...pay, text: '£28k brutto', max: null })).toBe('£28.000 yıllık brüt ve üstü')
})

it.each([
  ['£28,000 a year plus bonus', { ...pay, max: null }, '£28,000 a year plus bonus'],
  ['up to £32,000 a year', { ...pay, min: null }, 'up to £32,000 a year'],
  ['45.000 – 50.000', { min: 45_000, max: 50_000, currency: 'EUR', period: null }, '45.000 – 50.000 EUR'],
  ['competitive', { min: null, max: null, currency: null, period: null }, 'competitive'],
] as const)('what else is said stays: %s', (text, rest, shown) => {
  expect(said('en', { ...rest, text })).toBe(shown)
})

it.each([
  ['net 95.000 - 120.000 TL', 'TRY', 'month', /^net 95.000 - 120.000 TL aylık$/],
  ['brüt 95.000 - 120.000 TRY', 'TRY', 'month', /aylık brüt$/],
  ['95.000 – 120.000 € brutto', 'EUR', 'year', /yıllık brüt$/],
  ['95.000 – 120.000 €', 'EUR', 'year', /yıllık$/],
] as const)('before or after tax is said: %s', (text, currency, period, shown) => {
  expect(said('tr', { text, min: 95_000, max: 120_000, currency, period })).toMatch(shown)
})
