import { describe, expect, test } from 'vitest'
import { momentText } from './moments.ts'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Nova', title: 'Data Engineer', appliedOn: '2026-11-01' }]
const read = (body: string) =>
  readReply({ from: 'Kim <kim@nova.example>', subject: 'Re: Data Engineer', body, receivedOn: '2026-11-29' }, known)
const days = (body: string) => read(body).moments.map(momentText)

describe('another day for one that was agreed, where nobody names the talk', () => {
  test.each([
    'Something came up on our side. Would Monday 7 December at 10:00 work instead of Thursday?',
    'Hi Ada, sorry, Thursday no longer works for us. Could we do Monday 7 December at 10:00?',
    'My colleague is ill on Thursday. Would Monday, 7 December, 10:00 work instead?',
    'I am double-booked on Thursday afternoon. Is Monday 7 December at 10:00 possible instead?',
    'Can we do 7 December at 10:00 rather than 3 December?',
    'We need to swap Thursday for Monday, 7 December, 10:00.',
    'Bei uns ist etwas dazwischengekommen. Ginge statt Donnerstag auch Montag, 7. Dezember, 10:00 Uhr?',
    'Statt Donnerstag, dem 3. Dezember, ginge auch Montag, der 7. Dezember, um 10:00 Uhr?',
    'Leider klappt Donnerstag bei uns doch nicht. Passt Ihnen stattdessen Montag, der 7. Dezember, 10:00 Uhr?',
    'Perşembe yerine 7 Aralık Pazartesi saat 10.00 sizin için uygun olur mu?',
    'Bizde bir aksilik oldu, 3 Aralık yerine 7 Aralık Pazartesi 10.00’da buluşabilir miyiz?',
    'Serait-il possible de se voir le lundi 7 décembre à 10h00 au lieu de jeudi ?',
    'Nos surgió un imprevisto. ¿Le vendría bien el lunes 7 de diciembre a las 10:00 en lugar del jueves?',
  ])('counts on the new day alone: %s', (body) => {
    expect(read(body)).toMatchObject({ meaning: 'interview_invite', talk: 'moved', applicationId: 'a1' })
    expect(days(body)).toEqual(['2026-12-07T10:00'])
  })

  test.each([
    ['3 Aralık görüşmenizin saatini 16.00 olarak güncelledik.', '2026-12-03T16:00'],
    ['Something has come up. Would Friday work instead?', '2026-12-04'],
    ['Something came up. Could we do Friday at 9:30 instead, same place?', '2026-12-04T09:30'],
  ])('%s', (body, when) => {
    expect(read(body).talk).toBe('moved')
    expect(days(body)).toEqual([when])
  })

  test.each([
    'We invite you to an interview on 3 December at 15:00. If that does not suit you, would Friday work instead?',
    'Let us talk by video on 3 December at 15:00 instead of meeting in the office.',
    'Instead of a phone call we invite you to our office on 3 December at 15:00.',
    'Kim is ill, so instead of her you will meet Tom on 3 December at 15:00 for the interview.',
    'Statt eines Telefonats laden wir Sie am 3. Dezember um 15:00 Uhr in unser Büro ein.',
    "We look forward to the interview on 3 December at 15:00. I'm out of the office on Friday, could you call my colleague Anna instead on 0161 555?",
    'Telefon yerine 3 Aralık saat 15.00’te ofisimizde görüşelim.',
  ])('moves nothing where something else is given for it: %s', (body) => {
    expect(read(body).talk).toBeNull()
    expect(days(body)).toContain('2026-12-03T15:00')
  })
})

test.each([
  'Unfortunately our open day is cancelled. We would like to invite you to an interview instead.',
  'Unser Tag der offenen Tür entfällt. Wir möchten Sie stattdessen zu einem Vorstellungsgespräch einladen.',
  'Our webinar was cancelled, sorry. Would you like to come in for an interview? Let me know when.',
])('an invitation is no newsletter because an event is off: %s', (body) => {
  expect(read(body).meaning).toBe('interview_invite')
})

test.each(['Could you come on 7 December at 10:00 please?', 'Is 7 December, 10:00, a good time to talk?'])(
  'a word behind the hour is no afternoon: %s',
  (body) => {
    expect(days(body)).toEqual(['2026-12-07T10:00'])
  },
)
