import { describe, expect, test } from 'vitest'
import type { KnownApplication } from './title-scores.ts'
import { withoutHead } from './mail-head.ts'
import { ownPart } from './own-part.ts'
import { readReply } from './read-reply.ts'

const known: KnownApplication[] = [
  { id: 'a1', company: 'Juniper Rail', title: 'Track Engineer', appliedOn: '2026-10-01' },
  { id: 'a2', company: 'Saffron Bikes', title: 'Data Analyst', appliedOn: '2026-10-01' },
]
const read = (body: string) => readReply({ body, receivedOn: '2026-11-02' }, known)
const REFUSAL = 'Dear Ada,\n\nwe have decided not to move forward with your application at Juniper Rail.\n\nPer Lund'

describe('a mail that was copied with its head', () => {
  test.each([
    ['From: Per Lund <per.lund@juniper.example>\nTo: ada@waymark.example\nSubject: Your application'],
    ['Von: Per Lund <per.lund@juniper.example>\nGesendet: Montag, 2. November 2026 10:11\nAn: Ada\nBetreff: Bewerbung'],
    ['Kimden: Per Lund <per.lund@juniper.example>\nTarih: 2 Kasım 2026\nKonu: Başvurunuz'],
    ['\n\nDe : Per Lund <per.lund@juniper.example>\nEnvoyé : lundi\nObjet : Votre candidature'],
  ])('%j is no older mail: its text is read, and who wrote', (head) => {
    expect(read(`${head}\n\n${REFUSAL}`)).toMatchObject({
      meaning: 'rejection',
      applicationId: 'a1',
      sender: { name: 'Per Lund', email: 'per.lund@juniper.example' },
    })
  })

  test.each(['To: you we owe thanks.\n\nYours', 'Subject: a word\nWe write to you.', REFUSAL])(
    '%j has no head',
    (body) => {
      expect(withoutHead({ body, receivedOn: '2026-11-02' }).body).toBe(body)
    },
  )

  test.each([
    ['Date: Wed, 28 Oct 2026 10:12:00 +0100', 'Could we talk tomorrow at 14:00?', '2026-10-29'],
    ['Gesendet: Mittwoch, 28. Oktober 2026 10:11', 'Passt Ihnen ein Gespräch am Freitag um 14 Uhr?', '2026-10-30'],
    ['Tarih: 28 Ekim 2026 Çarşamba 14:22', 'Yarın saat 14.00 için görüşmeye davet ediyoruz.', '2026-10-29'],
    ['Sent: 11/1/2026 10:12 AM', 'Could we talk tomorrow at 14:00?', '2026-11-02'],
    ['Sent: 10/25/2026 10:12 AM', 'Could we talk tomorrow at 14:00?', '2026-10-26'],
    ['Sent: 1/11/2026 10:12', 'Could we talk tomorrow at 14:00?', '2026-11-02'],
    // no calendar has it
    ['Sent: 2/30/2026 10:12 AM', 'Could we talk tomorrow at 14:00?', '2026-11-03'],
    // a day that is not over by the clock of who pasted it
    ['Date: Wed, 4 Nov 2026 10:12:00 +0100', 'Could we talk tomorrow at 14:00?', '2026-11-03'],
  ])('%j: %s', (head, text, day) => {
    const { moments } = read(`From: Per Lund <per.lund@juniper.example>\n${head}\n\nDear Ada,\n\n${text}\n`)
    expect(moments.map((one) => one.day)).toEqual([day])
  })

  test('its text is read as the text alone is', () => {
    const body = 'Salary: €44,500 gross per year\nStart date: 1 February 2027'
    expect(ownPart(`Subject: Offer\nFrom: Per Lund\nDate: 28 Oct 2026\n\n${body}`)).toBe(body)
  })

  test('what was typed beside the text counts before its head', () => {
    const body = `From: x@y.example\nSubject: Other\n\n${REFUSAL}`
    expect(withoutHead({ body, receivedOn: '2026-11-02', subject: 'Typed' })).toMatchObject({
      subject: 'Typed',
      from: 'x@y.example',
    })
  })
})

describe('an offer that denies something beside the job', () => {
  test.each([
    'We are delighted to offer you the position of Data Analyst at Saffron Bikes. Unfortunately we cannot offer a relocation budget.',
    'We are pleased to offer you the role of Data Analyst at Saffron Bikes. Sadly we are unable to cover your travel expenses.',
    'Wir freuen uns, Ihnen die Stelle als Data Analyst bei Saffron Bikes anzubieten. Leider können wir keinen Umzug und kein Homeoffice anbieten.',
  ])('%j stays an offer', (body) => expect(read(body).meaning).toBe('offer'))

  test('where it denies the job as well, the person says which it is', () => {
    const body =
      'We are delighted to offer you the position of Data Analyst at Saffron Bikes. Unfortunately we will not be taking your application any further.'
    expect(read(body).others.map(({ meaning }) => meaning)).toEqual(['offer', 'rejection'])
  })
})
