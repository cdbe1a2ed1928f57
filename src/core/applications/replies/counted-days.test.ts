import { describe, expect, it } from 'vitest'
import { isDoubtful } from './message-days.ts'
import { findMoments } from './moments.ts'
import { soften } from './soften.ts'
import { readReply } from './read-reply.ts'
import { spokenTimes } from './spoken-times.ts'

/** A Sunday. */
const RECEIVED = '2026-11-29'
const daysOf = (text: string) =>
  findMoments(text, RECEIVED).map(({ day, time }) => (time === null ? day : `${day} ${time}`))

describe('a day that is counted', () => {
  it.each([
    ['Please come a week from today at 10:00.', '2026-12-06 10:00'],
    ['Wir laden Sie heute in einer Woche um 10 Uhr ein.', '2026-12-06 10:00'],
    ['Haftaya bugün saat 10.00’da bekliyoruz.', '2026-12-06 10:00'],
    ['Wir laden Sie morgen in einer Woche um 9 Uhr ein.', '2026-12-07 09:00'],
    ['Please come in two weeks, on Tuesday at 10:00.', '2026-12-15 10:00'],
    ['Wir laden Sie in zwei Wochen, am Montag um 9 Uhr, ein.', '2026-12-14 09:00'],
    ['İki hafta sonra salı günü 10.00’da bekliyoruz.', '2026-12-15 10:00'],
    ['Wir laden Sie in KW 51 am Dienstag um 11 Uhr ein.', '2026-12-15 11:00'],
    ['Please come in calendar week 50, Wednesday 10:00.', '2026-12-09 10:00'],
    ['Wir treffen uns in KW 2, Montag, 9 Uhr.', '2027-01-11 09:00'],
    ['Please come on Tuesday at 10:00, the task takes two weeks.', '2026-12-01 10:00'],
    ['Please come on Tuesday at 10:00.', '2026-12-01 10:00'],
  ])('%s', (text, day) => expect(daysOf(text)).toEqual([day]))

  it.each([
    ['Instead of Tuesday 8 December at 10:00 could you come on Friday, same time?', '2026-12-11 10:00'],
    ['We have to shift your interview of 8 December to the Friday of that week, again at 10:00.', '2026-12-11 10:00'],
    ['Statt Dienstag, 8.12., 10 Uhr, schlagen wir Freitag zur gleichen Zeit für das Gespräch vor.', '2026-12-11 10:00'],
    ['Your interview on 8 December at 9:00 has to move. It is now on 15 December at 11:00.', '2026-12-15 11:00'],
  ])('is counted from the day in the place of which it comes: %s', (body, day) => {
    const { moments, talk } = readReply(
      { from: 'hr@acme.example', subject: 'Your interview', body, receivedOn: RECEIVED },
      [],
    )
    expect([talk, ...moments.map(({ day: on, time }) => `${on} ${time}`)]).toEqual(['moved', day])
  })

  it.each([
    ['We invite you on Tuesday, 9 December 2026 at 15:00.', true],
    ['We invite you on Wednesday, 9 December 2026 at 15:00.', false],
    ['Wir laden Sie am Dienstag, den 9.12., ein.', true],
    ['Wir laden Sie in KW 51 am Dienstag ein.', true],
    ['Please answer by Monday; the talk is on 9 December.', false],
    ['Please come on Tuesday at 10:00.', false],
  ])('may be another: %s', (text, is) => expect(isDoubtful(soften(text), RECEIVED)).toBe(is))

  it('is never sure', () => {
    const body = 'We invite you to an interview on Tuesday, 9 December 2026 at 15:00.'
    expect(readReply({ body, receivedOn: RECEIVED }, []).confidence).not.toBe('sure')
  })
})

it.each([
  ['at half past two in the afternoon', '14:30'],
  ['at quarter to four', '15:45'],
  ['at quarter past nine', '09:15'],
  ['at quarter past nine in the evening', '21:15'],
  ['um halb drei', '14:30'],
  ['um halb elf', '10:30'],
  ['um Viertel nach neun', '09:15'],
  ['am 10. Dezember um Viertel vor vier', '15:45'],
  ['saat üç buçukta', '15:30'],
  ['saat dörde çeyrek kala', '15:45'],
  ['a las tres y media de la tarde', '15:30'],
  ['a las once menos cuarto', '10:45'],
  ['à trois heures et demie', '15:30'],
])('hears an hour in words: %s', (text, time) =>
  expect(spokenTimes(soften(text)).map((one) => one.time)).toEqual([time]),
)

it.each([
  ['On 10 December from 10 to 11 or on 11 December from 2 to 3 pm.', ['2026-12-10 10:00', '2026-12-11 14:00']],
  ['From 9 to 11 December 2026 we are away.', ['2026-12-11']],
  ['Yarın akşam 7’de gelebilir misiniz?', ['2026-11-30 19:00']],
  ['Cumartesi öğleden sonra saat 3’te bekliyoruz.', ['2026-12-05 15:00']],
  ['Are you free today at 3 pm as we were hoping to meet?', ['2026-11-29 15:00']],
  ['Please sign today because two others were late.', ['2026-11-29']],
  ['Der Vertrag, der heute in die Post ging, liegt bei.', []],
  ['El martes 8 de este mes a las 10 le esperamos.', ['2026-12-08 10:00']],
  ['All of this sat well with the team.', []],
  ['The interview is on 2026-12-09T15:00:00-08:00.', ['2026-12-09 15:00']],
])('reads hours without a word for them: %s', (text, days) => expect(daysOf(text)).toEqual(days))
