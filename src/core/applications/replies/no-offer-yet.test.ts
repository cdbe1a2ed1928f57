import { expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

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
])('offers nothing yet, and refuses nothing: %s', (body) => {
  expect(['offer', 'rejection']).not.toContain(read(body).meaning)
})

it.each([
  'Before Christmas we would like to offer you the position of Cook. The salary is 30,000 euros a year.',
  'We are delighted to offer you the position of Cook from 1 January.',
  'Wir freuen uns, Ihnen die Stelle als Koch anbieten zu können. Unser Angebot: 2.900 Euro im Monat ab 1. Januar.',
])('offers the post: %s', (body) => {
  expect(read(body).meaning).toBe('offer')
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
