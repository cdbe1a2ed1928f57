import { expect, it } from 'vitest'
import { readReply } from './read-reply.ts'
import { answerAmong, senderOf, talkOf, tasksIn } from './kept-from-reply.ts'

const BODY = `Hi Marta,

Thank you for applying for the Junior Data Analyst role at Liffey Foods. We would like to invite you to an interview on Thursday 3 December at 14:30 (45 min), Teams, with me and Dara.
Please send us your right-to-work document before Tuesday 1 December.

Niamh Kelly`

it('takes what is asked by a day as a task, and the sender as a person', () => {
  const reading = readReply(
    { from: 'Niamh Kelly <niamh@liffeyfoods.example>', subject: 'Interview', body: BODY, receivedOn: '2026-11-28' },
    [{ id: 'app', company: 'Liffey Foods', title: 'Junior Data Analyst', appliedOn: '2026-11-20', url: null }],
  )
  expect(reading.tasks).toEqual([
    { title: 'Please send us your right-to-work document before Tuesday 1 December.', dueOn: '2026-12-01' },
  ])
  expect(reading.sender).toEqual({ name: 'Niamh Kelly', email: 'niamh@liffeyfoods.example' })
})

it.each([
  [BODY, { kind: 'screen', minutes: 45, place: 'Teams' }],
  ['A 30-minute phone call on Monday?', { kind: 'screen', minutes: 30, place: '' }],
  ['Technical interview via Zoom, one hour', { kind: 'technical', minutes: 60, place: 'Zoom' }],
  ['Teams üzerinden 20 dakikalık bir görüşme', { kind: 'screen', minutes: 20, place: 'Teams' }],
  ['You will work with several teams in our office.', { kind: 'onsite', minutes: null, place: '' }],
  ['See you on Tuesday', { kind: 'other', minutes: null, place: '' }],
])('reads kind, length and means of the talk in %j', (text, talk) => {
  expect(talkOf(text)).toEqual(talk)
})

it.each([
  ['Niamh Kelly <niamh@liffey.example>', { name: 'Niamh Kelly', email: 'niamh@liffey.example' }],
  ['"Ayşe Nur Yılmaz" <a@b.example>', { name: 'Ayşe Nur Yılmaz', email: 'a@b.example' }],
  ['Liffey Foods Talent Team <jobs@liffey.example>', null],
  ['no-reply@liffey.example', null],
  ['Anna Lee <anna%40acme.example?bcc=evil%40evil.example&x=@acme.example>', null],
  ['', null],
])('the sender of %s', (from, sender) => {
  expect(senderOf(from)).toEqual(sender)
})

it('takes the name of the employer for no person', () => {
  const body = 'We will not be moving forward with your application for Finance Data Assistant at Pennine Foods.'
  const known = [{ id: 'a', company: 'Pennine Foods Ltd', title: 'Finance Data Assistant', appliedOn: '2026-11-12' }]
  const reading = readReply({ from: 'Pennine Foods', body, receivedOn: '2026-11-28' }, known)
  expect(reading).toMatchObject({ applicationId: 'a', meaning: 'rejection', sender: null })
})

it.each([
  ['Geben Sie mir bitte bis Dienstagmittag kurz Bescheid.', '2026-12-01'],
  ['Bitte antworten Sie bis spätestens Mittwochvormittag.', '2026-12-02'],
  ['Merci de me répondre avant mardi midi.', '2026-12-01'],
  ["Merci de nous répondre d'ici vendredi.", '2026-12-04'],
  ['Merci de votre visite mardi.', null],
])('%s is to be done by %s', (text, dueOn) => {
  expect(tasksIn([{ text }], '2026-11-29')).toEqual(dueOn === null ? [] : [{ title: text, dueOn }])
})

it.each(['Kindly revert by 18th January EOD.', 'Could you decide by 18 January?'])(
  'takes %j for the answer to an offer',
  (text) => {
    expect(answerAmong(tasksIn([{ text }], '2027-01-12'))?.dueOn).toBe('2027-01-18')
  },
)

it('says who cancels a talk', () => {
  const body = 'Our lead is ill, so we have to cancel the interview on 3 December.\n\nBest\nHanna Lenz'
  const known = [{ id: 'a', company: 'Fern', title: 'Cook', appliedOn: '2026-11-01' }]
  const reading = readReply(
    { from: 'jobs@fern.example', subject: 'Fern: interview', body, receivedOn: '2026-11-30' },
    known,
  )
  expect(reading).toMatchObject({ talk: 'cancelled', sender: { name: 'Hanna Lenz' } })
})
