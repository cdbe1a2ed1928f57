import { describe, expect, test } from 'vitest'
import { momentText } from './moments.ts'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Nova', title: 'Data Engineer', appliedOn: '2026-11-01' }]
const read = (body: string) =>
  readReply({ from: 'Kim <kim@nova.example>', subject: 'Data Engineer', body, receivedOn: '2026-11-29' }, known)
const talks = (body: string) =>
  read(body)
    .moments.filter(({ isDeadline }) => !isDeadline)
    .map(momentText)

describe('a talk that was agreed and is moved', () => {
  test.each([
    'Unfortunately we have to move our interview of 3 December 15:00 to Monday 7 December 10:00. Does this suit you? Please confirm by 2 December.',
    'Your interview on 3 December is cancelled; the new date is 7 December 2026, 10:00.',
    'Your call on 3 December at 15:00 has been rescheduled. We now meet on 7 December at 10:00.',
    'Our meeting on 3 December cannot take place. Could you come on 7 December at 10:00 instead?',
    'We would like to bring our interview forward from 9 December 15:00 to 7 December 10:00.',
    'Leider müssen wir unser Gespräch vom 3. Dezember auf den 7. Dezember um 10:00 Uhr verschieben.',
    'Das Interview am 3. Dezember um 15 Uhr muss leider entfallen. Neuer Termin: 7. Dezember, 10:00 Uhr.',
    '3 Aralık saat 15.00 için planladığımız görüşmeyi 7 Aralık saat 10.00’a ertelemek zorundayız.',
    '3 Aralık’taki mülakatınız iptal edildi. Yeni tarih 7 Aralık, saat 10.00.',
    'Perşembe günkü görüşmemizi ekibin beklenmedik bir müşteri toplantısı çıktığı için ne yazık ki 7 Aralık Pazartesi saat 10.00’a almak durumundayız. Sizin için uygun mudur?',
    '3 Aralık’taki görüşmemizi, beklenmedik bir durum sebebiyle, 7 Aralık saat 10.00’a kaydırmak zorunda kaldık.',
    '3 Aralık Perşembe günü saat 15.30 yerine 7 Aralık Pazartesi 10.00’da buluşabilir miyiz?',
    'Could we move your on-site visit from Thursday, 3 December to Monday, 7 December at 10:00?',
    'Görüşmemizi öne çekip 7 Aralık saat 10.00’a alabilir miyiz?',
    'Planlanan mülakatınızın tarihi 7 Aralık Pazartesi, saat 10.00 olarak güncellenmiştir.',
    'Mülakatınız 7 Aralık saat 10:00 olarak değiştirilmiştir.',
    'Können wir unser Gespräch am Donnerstag auf Montag, 7. Dezember 10:00 Uhr legen?',
    'Nous devons reporter notre entretien du 3 décembre à 15h au 7 décembre à 10h00.',
    'Tenemos que aplazar la entrevista del 3 de diciembre a las 15:00 al 7 de diciembre a las 10:00.',
    'Precisamos adiar a entrevista de 3 de dezembro às 15:00 para 7 de dezembro às 10:00.',
  ])('counts on its new day alone: %s', (body) => {
    expect(read(body)).toMatchObject({ meaning: 'interview_invite', talk: 'moved', applicationId: 'a1' })
    expect(talks(body)).toEqual(['2026-12-07T10:00'])
  })
})

describe('a talk that is cancelled', () => {
  test.each([
    'Your interview on 3 December 2026 at 15:00 has been cancelled. We will get back to you with a new date.',
    'Unfortunately I have to postpone our call on 3 December, I am ill. I will write when I am back.',
    'Leider müssen wir das Vorstellungsgespräch am 3. Dezember um 15 Uhr absagen. Wir melden uns mit einem neuen Termin.',
    '3 Aralık saat 15.00’teki görüşmemizi iptal etmek zorundayız. Yeni bir tarih için size yazacağız.',
    'L’entretien du 3 décembre à 15h est annulé. Nous reviendrons vers vous.',
    'La entrevista del 3 de diciembre a las 15:00 queda cancelada. Le escribiremos con otra fecha.',
    'A entrevista de 3 de dezembro às 15:00 foi cancelada. Entraremos em contato.',
  ])('adds none, and says so: %s', (body) => {
    expect(read(body)).toMatchObject({ talk: 'cancelled', moments: [], applicationId: 'a1' })
    expect(['interview_invite', 'rejection', 'offer']).not.toContain(read(body).meaning)
  })
})

describe('the day of something else that is off', () => {
  test.each([
    'The webinar of 1 December was cancelled. Your interview is on 3 December at 15:00.',
    'The office party on 1 December has been called off; we invite you to an interview on 3 December at 15:00.',
    'Die Infoveranstaltung am 1. Dezember entfällt. Wir laden Sie zum Gespräch am 3. Dezember um 15:00 Uhr ein.',
    '1 Aralık’taki tanıtım etkinliğimiz iptal edildi. Sizi 3 Aralık saat 15.00’te görüşmeye davet ediyoruz.',
  ])('is none of the talk: %s', (body) => {
    expect(read(body)).toMatchObject({ meaning: 'interview_invite', talk: null })
    expect(talks(body)).toEqual(['2026-12-03T15:00'])
  })
})

describe('a talk that stays as it was', () => {
  test.each([
    [
      'We look forward to your interview on 3 December at 15:00. If you want to cancel, please write to us.',
      '03T15:00',
    ],
    ['We invite you to an interview on 3 December at 15:00. You can move or cancel it with this link.', '03T15:00'],
    ['Our office has moved to King Street: your interview on 3 December at 15:00 is there.', '03T15:00'],
    ['The tour after your interview has been cancelled; we still meet on 3 December at 15:00.', '03T15:00'],
    ['The webinar of 1 December was cancelled. Your interview is on 3 December at 15:00.', '03T15:00'],
    ['Another candidate’s interview was cancelled, so we can invite you to talk on 3 December at 15:00.', '03T15:00'],
    ['Your interview on 3 December at 15:00 has not been cancelled: the earlier mail was a mistake.', '03T15:00'],
    ['Sizi 3 Aralık saat 15.00’te görüşmeye almak istiyoruz.', '03T15:00'],
    ['Mülakata 3 Aralık saat 15.00’te alınacaksınız; bekliyoruz.', '03T15:00'],
    ['3 Aralık saat 15.00’te görüşelim; görüşmeden önce sizden bir belge almak istiyoruz.', '03T15:00'],
    ['Should you need to reschedule our call on 3 December at 15:00, tell us by 1 December.', '03T15:00'],
    ['Das Gespräch am 3. Dezember um 15:00 Uhr findet statt. Falls Sie absagen möchten, rufen Sie an.', '03T15:00'],
    ['Wir sind umgezogen: Das Gespräch am 3. Dezember um 15:00 Uhr ist in der Hauptstraße.', '03T15:00'],
    ['Das Sommerfest wurde abgesagt. Wir laden Sie zum Gespräch am 3. Dezember um 15:00 Uhr ein.', '03T15:00'],
    ['Görüşmemiz 3 Aralık saat 15.00’te. İptal etmek isterseniz bize yazın.', '03T15:00'],
    ['Ofisimiz taşındı; görüşmemiz 3 Aralık saat 15.00’te yeni binada.', '03T15:00'],
    ['Nous vous invitons à un entretien le 3 décembre à 15h00. Pour annuler, écrivez-nous.', '03T15:00'],
    ['La invitamos a una entrevista el 3 de diciembre a las 15:00. Si quiere cancelar, escríbanos.', '03T15:00'],
    ['Convidamos você para uma entrevista em 3 de dezembro às 15:00. Se quiser cancelar, escreva.', '03T15:00'],
  ])('%s', (body, when) => {
    expect(read(body).talk).toBeNull()
    expect(read(body).moments.map(momentText)).toContain(`2026-12-${when}`)
  })
})

test.each([
  ['Your interview on 3 December is moved to 17:00.', ['2026-12-03T17:00']],
  ['We have to move your interview to 8 December 9:00 or 9 December 11:00.', ['2026-12-08T09:00', '2026-12-09T11:00']],
  ['Görüşmemizi 7 Aralık saat 10.00’a erteledik.', ['2026-12-07T10:00']],
  [
    'We look forward to our interview on 3 December at 15:00. Unfortunately we have to reschedule. Would 7 December at 10:00 suit you?',
    ['2026-12-07T10:00'],
  ],
])('is moved to what is named last: %s', (body, expected) => {
  expect(read(body).talk).toBe('moved')
  expect(talks(body)).toEqual(expected)
})

test('stays a refusal where the message refuses', () => {
  const body = 'Your interview on 3 December is cancelled. We decided to pursue other candidates.'
  expect(read(body)).toMatchObject({ meaning: 'rejection', talk: null })
})

test.each([
  'leider ist Herr Dr. Brinkmann am 3. Dezember kurzfristig verhindert. Könnten wir unser Gespräch auf Montag, den 7. Dezember, 14 Uhr verlegen?',
  'Herr Brinkmann kann am 3. Dezember leider nicht. Wir müssen das Gespräch auf den 7. Dezember um 14 Uhr verschieben.',
  'Unfortunately Dr. Brinkmann is ill on 3 December. Could we move our interview to Monday, 7 December, 2 pm?',
  "3 Aralık'ta bir toplantı çıktı. Görüşmemizi 7 Aralık saat 14.00'e ertelemek istiyoruz.",
  'Malheureusement M. Petit est absent le 3 décembre. Pouvons-nous déplacer notre entretien au lundi 7 décembre à 14 h ?',
  'Lamentablemente el 3 de diciembre no podemos. ¿Podemos cambiar la entrevista al lunes 7 de diciembre a las 14:00?',
])('the day that falls through is not the day of the talk: %s', (body) => {
  const reading = readReply({ body, receivedOn: '2026-11-29' }, [
    { id: 'a1', company: 'Umber', title: 'Clerk', appliedOn: '2026-11-20' },
  ])
  expect(reading).toMatchObject({ meaning: 'interview_invite', talk: 'moved' })
  expect(reading.moments.map(({ day, time }) => [day, time])).toEqual([['2026-12-07', '14:00']])
  expect(reading.gone.map(({ day }) => day)).toEqual(['2026-12-03'])
})

test('a refusal beside a talk that is called off stays one', () => {
  const body =
    'Wir müssen das Gespräch am 3. Dezember absagen. Leider können wir Sie im weiteren Verfahren nicht berücksichtigen.'
  expect(readReply({ body, receivedOn: '2026-11-29' }, []).meaning).toBe('rejection')
})
