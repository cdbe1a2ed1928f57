import { expect, it } from 'vitest'
import { plain } from '../plain.ts'
import { readReply } from './read-reply.ts'
import { notYetAt } from './unreal.ts'

const known = [{ id: 'a1', company: 'Fern', title: 'Cook', appliedOn: '2026-11-01' }]
const read = (body: string, from = 'hr@fern.example') =>
  readReply({ from, subject: 'Your application', body, receivedOn: '2026-11-30' }, known)

it.each([
  "Before we're able to make you a formal offer our team needs a copy of your certificate.",
  'The offer cannot be issued until your papers are in. Please send them.',
  'Bevor wir Ihnen ein Angebot machen können, benötigen wir Ihr Zeugnis.',
  'Ein Angebot können wir erst machen, wenn Ihr Zeugnis vorliegt. Bitte senden Sie es uns.',
  'Size teklif yapabilmemiz için diplomanızın kopyasını göndermeniz gerekiyor.',
  'Before we can make you an offer we have to wait for the board.',
  'Teklifiniz imza aşamasında, henüz kesinleşmedi, haber vereceğiz.',
  'Size teklif sunmadan önce diplomanızın kopyasına ihtiyacımız var.',
  'Avant de vous faire une offre, nous avons besoin de votre diplôme.',
  'Antes de hacerle una oferta necesitamos su diploma.',
])('offers nothing yet, and refuses nothing: %s', (body) => {
  expect(['offer', 'rejection']).not.toContain(read(body).meaning)
})

it.each([
  'Before we see you on Monday we would like to offer you the position of Cook from 1 January.',
  'We are delighted to offer you the position of Cook. This offer cannot be extended beyond Friday.',
  'Before Christmas we would like to offer you the position of Cook. The salary is 30,000 euros a year.',
  'We are delighted to offer you the position of Cook from 1 January.',
  'Wir freuen uns, Ihnen die Stelle als Koch anbieten zu können. Unser Angebot: 2.900 Euro im Monat ab 1. Januar.',
])('offers the post: %s', (body) => {
  expect(read(body).meaning).toBe('offer')
})

it.each([
  'The offer can only be confirmed by your signature',
  'Our offer is not binding until you sign',
  'Before we see you on Monday we would like to offer you the post',
  'Bevor Sie unser Angebot annehmen',
  'Avant de signer notre offre',
  'Antes de aceptar la oferta',
  'Teklifimiz onayınızı bekliyor.',
  'Teklif mektubunuz ekte, imzanızı bekliyor',
  'Teklifimizi kabul etmeden önce',
])('is an offer that is made: %s', (text) => {
  expect(notYetAt(plain(text))).toBe(-1)
})

it.each([
  'We are delighted to offer you the position of Designer. The contract is attached.\n\n(note to self: I never applied there)',
  'Teklifimizi kabul ettiğiniz için çok mutluyuz, sözleşmeniz ektedir.\n\n(bu mail bana yanlış geldi)',
  'Wir freuen uns, Ihnen die Stelle anzubieten. Der Vertrag liegt bei.\n\n(ist nicht für mich bestimmt)',
])('is for another: %s', (body) => {
  expect(read(body, 'Yvonne <y@kastell.example>')).toMatchObject({
    applicationId: null,
    meaning: 'unknown',
    change: null,
  })
})

it.each([
  'Our first mail went to the wrong address, sorry. We would like to invite you to an interview on 8 December at 10:00.',
  'Wir laden Sie zum Gespräch am 8. Dezember um 10 Uhr ein.\n\nDie erste Mail ging an die falsche Adresse.',
  'The final say is not for me, but we invite you to an interview on 8 December at 10:00.',
  'No es para mí un problema: le invitamos a una entrevista el 8 de diciembre a las 10:00.',
])('is for nobody else: %s', (body) => {
  expect(read(body, 'Yvonne <y@kastell.example>').meaning).toBe('interview_invite')
})

it('asks for papers that came in a wrong form', () => {
  const body = 'Özgeçmişinizi bana yanlış formatta göndermişsiniz, PDF olarak tekrar yollar mısınız?'
  expect(read(body, 'Yvonne <y@kastell.example>').meaning).toBe('more_info')
})
