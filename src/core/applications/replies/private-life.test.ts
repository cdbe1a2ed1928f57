import { expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Globex', title: 'Backend Engineer', appliedOn: '2026-11-20' }]
const read = (body: string, from?: string) => readReply({ from, body, receivedOn: '2026-11-30' }, known)

it.each([
  'Hello, the meeting with the dentist has been moved to Tuesday at 9. Regards, the practice',
  'Hi, our parents’ evening was moved to Thursday at 18:00. Best, the school',
  'Your appointment for the car inspection on 3 December is cancelled.',
  'The viewing of the flat has been moved to Friday at 17:00. Please confirm.',
  'Your table for two on 5 December has been moved to 20:00.',
  'Die Sitzung des Elternbeirats wird auf Donnerstag um 19 Uhr verschoben.',
  'Zahnarzt termininiz 3 Aralık saat 10.00’a alındı.',
  'Your delivery has been rescheduled to Monday between 8 and 12.',
  'Yoga class on Tuesday is cancelled, we meet again next week.',
  'The book club meeting on Monday has been postponed to 14 December.',
  'Der Termin beim Bürgeramt wurde auf den 4. Dezember um 9 Uhr verlegt.',
  'Votre rendez-vous chez le médecin est reporté au 4 décembre à 9h.',
])('is about no work: %s', (body) =>
  expect(read(body)).toMatchObject({ meaning: 'unknown', talk: null, moments: [], change: null, applicationId: null }),
)

it.each([
  'Our interview on Thursday has been moved to Friday at 10. Sorry for the short notice. Ann',
  'We have to move our call to Tuesday at 9.',
  'Unser Gespräch am Donnerstag wird auf Freitag um 10 Uhr verschoben.',
  'Your interview for the Backend Engineer position is moved to Friday at 10.',
  'Görüşmemiz cuma günü saat 10.00’a alındı.',
  'The interview with Dr. Lee has been moved to Tuesday at 9.',
  'Notre entretien est reporté au 4 décembre à 9h.',
  'The meeting with the hiring team has been moved to Tuesday at 9.',
  'Your trial lesson at our school is moved to Thursday at 9.',
  'We would like to invite you to our dental practice for an interview on Tuesday at 9.',
  'The restaurant manager would like to meet you about the waiter job on Friday at 15:00.',
])('may be about work: %s', (body) => expect(read(body).meaning).toBe('interview_invite'))

it('an employer who is known may name anything', () => {
  const body = 'The meeting with our hospital team has been moved to Tuesday at 9.'
  expect(read(body, 'Ann <ann@globex.example>')).toMatchObject({ applicationId: 'a1', talk: 'moved' })
})
