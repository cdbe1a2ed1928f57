import { describe, expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { findMoments, momentText } from './moments.ts'
import { ownSentences } from './own-part.ts'
import { readReply } from './read-reply.ts'

const RECEIVED = '2026-11-30'
const read = (text: string) =>
  findMoments(text, RECEIVED).map((one) => `${momentText(one)}${one.isDeadline ? ' at the latest' : ''}`)

describe('hours from and to', () => {
  it.each([
    ['- Tuesday, 8 December, 10:00-10:30', ['2026-12-08T10:00']],
    [
      'Tuesday, 8 December, 10:00 - 10:30 or Thursday, 10 December, 9:00–9:30',
      ['2026-12-08T10:00', '2026-12-10T09:00'],
    ],
    ['Dienstag, 8.12., 10:00–10:30; Donnerstag, 10.12., 9.00-9.30', ['2026-12-08T10:00', '2026-12-10T09:00']],
    ['8. Dezember 10:00 bis 11:00, 9. Dezember 14:00 bis 15:00', ['2026-12-08T10:00', '2026-12-09T14:00']],
    ['8 December 14:00-15:00 CET', ['2026-12-08T14:00+01:00']],
    ['10:00-11:00 on 8 December', ['2026-12-08T10:00']],
    // an hour and its offset, as machines write it
    ['2026-12-08T08:00-09:30', ['2026-12-08T08:00-09:30']],
    ['2026-12-08 14:00-05:00', ['2026-12-08T14:00-05:00']],
  ])('%s', (text, moments) => expect(read(text)).toEqual(moments))
})

describe('a weekday behind its date', () => {
  it.each([
    [
      '7 Aralık Pazartesi 10:30 8 Aralık Salı 14:00 9 Aralık Çarşamba 16.30',
      ['2026-12-07T10:30', '2026-12-08T14:00', '2026-12-09T16:30'],
    ],
    ['7 Aralık 2026 Pazartesi 10:30 8 Aralık 2026 Salı 14:00', ['2026-12-07T10:30', '2026-12-08T14:00']],
    ['8 December (Tuesday) 10:00, 9 December (Wednesday) 14:00', ['2026-12-08T10:00', '2026-12-09T14:00']],
    ['Monday 7 December, Tuesday 8 December at 9:00', ['2026-12-07', '2026-12-08T09:00']],
  ])('%s', (text, moments) => expect(read(text)).toEqual(moments))
})

it.each([
  ['Bitte antworten Sie bis 12 Uhr am 9. Dezember.', ['2026-12-09T12:00 at the latest']],
  ['Please reply by 12:00 on 9 December.', ['2026-12-09T12:00 at the latest']],
])('%s', (text, moments) => expect(read(text)).toEqual(moments))

it('the day that goes is the one that is named by its number', () => {
  const body = 'Could we push our call from Tuesday the 8th to Friday, 11 December at 14:00?'
  const { talk, gone, moments } = readReply({ body, receivedOn: RECEIVED }, [])
  expect([talk, gone.map(momentText), moments.map(momentText)]).toEqual(['moved', ['2026-12-08'], ['2026-12-11T14:00']])
})

it('each row is a sentence, a line that was broken for its length is none', () => {
  const body =
    'Hello Emre,\nwe would like to talk to you about the position of Help Desk\nSpecialist in Bursa.\nSalary: 52.000 TL\nStart: 4 January\nThe offer is valid until 18 December.'
  expect(ownSentences(body).map(({ text }) => text)).toEqual([
    'Hello Emre, we would like to talk to you about the position of Help Desk Specialist in Bursa.',
    'Salary: 52.000 TL',
    'Start: 4 January',
    'The offer is valid until 18 December.',
  ])
})

it('a line of a wrapped letter goes on in the next one, however long a link below is', () => {
  const link = `https://jobs.example/privacy?${'x'.repeat(100)}`
  const body = `Wir freuen uns über Ihr Interesse und bitten wir um Ihre Rückmeldung bis zum
4. Dezember 2026. Das Gespräch findet statt am Dienstag, den 8.
Dezember um 10 Uhr in unseren Räumen in der Innenstadt von Leipzig.

${link}`
  expect(read(body)).toEqual(['2026-12-04 at the latest', '2026-12-08T10:00'])
})

it.each(['10:00-10:30 ', '8 December (', 'A\n', '7 Aralik Pazartesi '])('%j takes no more than its length', (unit) => {
  expect(growth((text) => findMoments(text, RECEIVED), unit, 8_000)).toBeLessThan(MOST_GROWTH)
})
