import { expect, it } from 'vitest'
import { isPromise, promisedDayIn, promiseOfAd } from './promised-day.ts'

/** A Friday. */
const RECEIVED = '2026-12-11'

it.each([
  ['Thank you for the talk, we will come back to you in three weeks.', '2027-01-01'],
  ['We aim to get back to you within 10 working days.', '2026-12-25'],
  ['You will hear from us in two to three weeks.', '2027-01-01'],
  ["I'll let you know by 18 December.", '2026-12-18'],
  ['We will be in touch next week.', '2026-12-18'],
  ['We expect to have an update by the end of next week.', '2026-12-18'],
  ['Wir melden uns spätestens in drei Wochen bei Ihnen.', '2027-01-01'],
  ['Sie erhalten bis zum 20.12. eine Rückmeldung von uns.', '2026-12-20'],
  ['Bis zum 20.12.2026 erhalten Sie eine Rückmeldung.', '2026-12-20'],
  ['Wir kommen in der nächsten Woche auf Sie zu.', '2026-12-18'],
  ['İki hafta içinde size dönüş yapacağız.', '2026-12-25'],
  ['En geç 18 Aralık’a kadar sizi bilgilendireceğiz.', '2026-12-18'],
  ['We answer every application within two weeks.', '2026-12-25'],
  ['We usually reply within two weeks.', '2026-12-25'],
  ['Wir antworten innerhalb von zwei Wochen.', '2026-12-25'],
  ['Başvuruları iki hafta içinde yanıtlıyoruz.', '2026-12-25'],
  ['Nous reviendrons vers vous dans deux semaines.', '2026-12-25'],
  ['Nous reviendrons vers vous sous dix jours.', '2026-12-21'],
  ['Nous reviendrons vers vous sous dix-sept jours.', '2026-12-28'],
  ['On beş gün içinde dönüş yapacağız.', '2026-12-26'],
  ['On dört gün içinde dönüş yapacağız.', '2026-12-25'],
  ['You will hear from us within twenty-five days.', '2027-01-05'],
  ['You will hear from us within twenty-two days.', '2027-01-02'],
  ['Nous reviendrons vers vous sous vingt-deux jours.', '2027-01-02'],
  ['Yirmi iki gün içinde dönüş yapacağız.', '2027-01-02'],
  ['Wir melden uns innerhalb von einundzwanzig Tagen.', '2027-01-01'],
  ['Le daremos una respuesta en treinta y un días.', '2027-01-11'],
  ['Wir melden uns innerhalb von zwölf Tagen.', '2026-12-23'],
  ['Nous reviendrons vers vous sous quinze jours.', '2026-12-26'],
  ['Wir melden uns innerhalb von vierzehn Tagen bei Ihnen.', '2026-12-25'],
  ['We will get back to you within ten days.', '2026-12-21'],
  ['On gün içinde dönüş yapacağız.', '2026-12-21'],
  ['Le daremos una respuesta en quince días.', '2026-12-26'],
])('%s is promised for %s', (text, day) => {
  expect(promisedDayIn([{ text }], RECEIVED)).toBe(day)
})

it.each([
  'Please send us your diploma by 18 December so that we can decide.',
  'Bitte senden Sie Ihr Zeugnis bis 18. Dezember, damit wir bald entscheiden.',
  'We do not reply before 18 December.',
  'If you are shortlisted, we will contact you within two weeks.',
  'Only candidates on the shortlist will hear from us within a week.',
  'Please let us know by 18 December.',
  'The course takes three weeks.',
  'We will be in touch.',
  'We will be in touch on working days only.',
  'Wenn Sie in die engere Wahl kommen, melden wir uns in zwei Wochen.',
  'Olumlu olması halinde iki hafta içinde dönüş yapacağız.',
])('%s promises no day', (text) => {
  expect(promisedDayIn([{ text }], RECEIVED)).toBeNull()
})

it('tells what the firm will do from what it asks for', () => {
  expect(isPromise('We will let you know by 18 December.')).toBe(true)
  expect(isPromise('Please send us your diploma by 10 December so that we can decide.')).toBe(false)
  expect(isPromise('Please let us know by 18 December.')).toBe(false)
})

it.each([
  ['We answer every application within two weeks.', '2026-12-25'],
  ['You will hear from us within three weeks.', '2027-01-01'],
  ["We'll get back to you with a decision in two weeks.", '2026-12-25'],
  ['Innerhalb von zwei Wochen melden wir uns bei Ihnen.', '2026-12-25'],
  ['Başvurulara iki hafta içinde dönüş yapıyoruz.', '2026-12-25'],
  ['İki hafta içinde size dönüş yapacağız.', '2026-12-25'],
  ['Nous reviendrons vers vous dans deux semaines.', '2026-12-25'],
  ['We will contact you within two weeks. We will reach out to our alumni within 90 days.', '2026-12-25'],
])('an advert that says %s is waited for until %s', (text, day) => {
  expect(promiseOfAd(text, RECEIVED)?.day).toBe(day)
})

it.each([
  'In your first 30 days you will decide which markets we enter.',
  'You will have feedback every two weeks.',
  'We will give you feedback every two weeks.',
  'Within one month you will have a decision-making role.',
  'The support team will get back to you within two weeks.',
  'We decide together every two weeks what comes next.',
  'We will get back to you within two months.',
])('an advert that says %s is not waited for', (text) => {
  expect(promiseOfAd(text, RECEIVED)).toBeNull()
})
