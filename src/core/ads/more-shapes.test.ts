import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { stretchesOf } from './demands/demand.ts'
import { payIn } from './fields/pay.ts'
import { readAdText } from './read-ad-text.ts'

it.each([
  ['from £48,000, plus £500 per on-call week\n£700 a year for courses, books or travel', 48_000, null, 'GBP'],
  ['£700 a year for a chair of your choice', null, null, null],
  ['Pay £31,200 - £34,900 (a further allowance of up to £4,000 is possible)', 31_200, 34_900, 'GBP'],
  [
    '£27,500 full time equivalent (£16,500 for three days), a pension and as many plums as you like',
    27_500,
    27_500,
    'GBP',
  ],
  ['Maaş 30-34 bin + yemek', 30_000, 34_000, 'TRY'],
  ['40 bin kullanıcımız var, maaş görüşülür', null, null, null],
  ['£52,000 a year for the right person', 52_000, 52_000, 'GBP'],
  ['Salary: £30,000 a year for an experienced baker', 30_000, 30_000, 'GBP'],
  ['Salary: £30,000 a year for experienced chefs', 30_000, 30_000, 'GBP'],
  ['Salary: £30,000 a year for candidates with QTS', 30_000, 30_000, 'GBP'],
  ['Salary: £30,000 a year for London', 30_000, 30_000, 'GBP'],
  ['€45.000 pro Jahr für Berufseinsteiger', 45_000, 45_000, 'EUR'],
  ['£14 an hour for days', 14, 14, 'GBP'],
  ['Ücretsiz uygulamamızı 40 bin kişi kullanıyor.', null, null, null],
])('the pay in %j', (text, min, max, currency) => {
  const found = payIn(text)?.pay
  expect([found?.min ?? null, found?.max ?? null, found?.currency ?? null]).toEqual([min, max, currency])
})

const demandOf = (text: string, word: string) => stretchesOf(text, 0).find((one) => one.text.includes(word))?.demand

it.each([
  ["This isn't a wallpapering job; if Laravel is what you like we're the wrong place.", 'Laravel', 'none'],
  ['İleri düzey Excel (makro şart değil)', 'Excel', 'plain'],
  ['İleri düzey Excel (makro şart değil)', 'makro', 'none'],
  ['Docker, Redis bunlardan biri varsa ne güzel.', 'Docker', 'wish'],
  ["If Laravel is what you'd like to do all day, we're the wrong place.", 'Laravel', 'none'],
  ['Artificial intelligence may be used to support your application.', 'intelligence', 'none'],
  ["If you don't like PHP, we're the wrong place.", 'PHP', 'plain'],
  ["Python isn't a nice-to-have for this role.", 'Python', 'plain'],
  ["This isn't a junior React role.", 'React', 'plain'],
  ['Send a portfolio of your Figma work to support your application.', 'Figma', 'plain'],
  ['Docker (olması şart değil)', 'Docker', 'none'],
  ['SAP (bilmek zorunlu değil)', 'SAP', 'none'],
  ['Java (kesinlikle şart değil)', 'Java', 'none'],
  ['Go (ancak zorunlu değil)', 'Go', 'none'],
])('%j asks for %s: %s', (text, word, demand) => {
  expect(demandOf(text, word)).toBe(demand)
})

const read = (text: string) => readAdText(fullCatalogue, text)
const firmIn = (text: string) => read(text).fields.company?.value

it('reads a headline by its parts, and takes no greeting for a firm', () => {
  const head =
    '+++ AB SOFORT +++ Gabelstaplerfahrer (m/w/d) Nachtschicht +++ Kiel +++\nNordkraft Personal GmbH sucht Sie.'
  expect(read(head).fields.title?.value).toBe('Gabelstaplerfahrer Nachtschicht')
  const chat = 'Merhaba arkadaşlar\nYıldız Nalbur muhasebe elemanı arıyor\n- en az 1 yıl deneyim'
  expect(firmIn(chat)).toBe('Yıldız Nalbur')
  expect(firmIn('URGENT HIRING\nDATA ENTRY ASSISTANT (home based)\nWe pay 200 EUR a day')).toBeUndefined()
})

it.each([
  'You take over the feeds of our terminals, some of which arrive by mail, and turn them into tables. You work in Ghent two days a week, the rest where you like.',
  'The band is $118k-$135k and no visa is needed.',
])('names no fraud in %j', (text) => {
  const kinds = read(`Data Engineer\nVantar Freight, Ghent\n${text}`).flags.map(({ kind }) => kind)
  expect(kinds).not.toContain('moves-money')
  expect(kinds).not.toContain('asks-money')
})
