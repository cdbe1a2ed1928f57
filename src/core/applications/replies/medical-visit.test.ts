import { expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Fernwick', title: 'Buyer', appliedOn: '2026-10-01' }]
const read = (body: string) => readReply({ body, from: 'hr@fernwick.example', receivedOn: '2026-11-02' }, known)

it.each([
  'Your medical examination is on 10 November at 11:00. Please bring your vaccination card.',
  'Die Einstellungsuntersuchung beim Betriebsarzt ist am 10. November um 11:00 Uhr.',
  'İşe giriş muayeneniz 10 Kasım saat 11:00’de, aç gelmeniz gerekiyor.',
  'La visite médicale a lieu le 10 novembre à 11h00, venez avec vos lunettes.',
  'El examen médico será el 10 de noviembre a las 11:00 en la mutua.',
])('a doctor is no talk: %s', (body) => {
  const { meaning, change } = read(body)
  expect([meaning, change?.stage]).not.toEqual(['interview_invite', 'interviewing'])
})

it.each([
  'Your interview is on 10 November at 11:00 in the occupational health building.',
  'Das Vorstellungsgespräch ist am 10. November um 11:00 Uhr; die ärztliche Untersuchung folgt später.',
])('a talk beside it is one: %s', (body) => expect(read(body).meaning).toBe('interview_invite'))
