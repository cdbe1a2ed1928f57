import { expect, it } from 'vitest'
import { momentText } from './moments.ts'
import { readReply } from './read-reply.ts'

const known = [
  { id: 'a1', company: 'The Blue Kettle', title: 'Sous Chef', appliedOn: '2026-11-01' },
  { id: 'a2', company: 'Ilgaz Anaokulu', title: 'Öğretmen', appliedOn: '2026-11-02' },
  { id: 'a3', company: 'Corrie Foundry', title: 'Welder', appliedOn: '2026-11-03' },
  { id: 'a4', company: 'Brückenbau Lohse', title: 'Zeichner', appliedOn: '2026-11-04' },
]
const read = (body: string, more: { from?: string; subject?: string } = {}) =>
  readReply({ body, receivedOn: '2026-11-30', ...more }, known)

it.each([
  [
    '[29/11/2026, 21:14] Ada: hello, any news?\n[29/11/2026, 21:40] Tom Blue Kettle: are u free sat for a trial\n[29/11/2026, 21:41] Tom Blue Kettle: come 4pm',
    'a1',
    '2026-12-05T16:00',
  ],
  [
    '29.11.2026 19:12 - Ilgaz Anaokulu Müdür: cumartesi 11 de okula gelebilir misiniz\n29.11.2026 19:30 - Ben: gelirim',
    'a2',
    '2026-12-05T11:00',
  ],
])('reads what the employer wrote in a copied chat: %j', (body, applicationId, when) => {
  const reading = read(body)
  expect(reading).toMatchObject({ applicationId, meaning: 'interview_invite' })
  expect(reading.moments.map(momentText)).toEqual([when])
})

it.each([
  [
    '[29/11/2026, 21:14] Ada: hi, any news from Corrie?\n[29/11/2026, 21:40] Gaz: sorry its a no im afraid',
    'a3',
    'rejection',
  ],
  [
    '29.11.2026 19:12 - Ben: hi, ben here from corrie, sorry its a no im afraid\n29.11.2026 19:30 - Ada: ok',
    'a3',
    'rejection',
  ],
  [
    '29.11.2026 19:12 - Tom Corrie: hello\n29.11.2026 19:30 - Ada: hello\n29.11.2026 19:31 - Gaz Corrie: sorry its a no im afraid',
    'a3',
    'rejection',
  ],
  ['hi, gaz here from corrie, its a no im afraid. ta for coming in', 'a3', 'rejection'],
  ['ilgazdan ayşe ben, yarın saat 10 da okula gelebilir misiniz', 'a2', 'interview_invite'],
])('finds the firm that somebody names who writes no capitals: %j', (body, applicationId, meaning) => {
  expect(read(body)).toMatchObject({ applicationId, meaning })
})

it('takes a line with a day to come for no chat', () => {
  const reading = read('08.12.2026, 10:00 Uhr: Vorstellungsgespräch bei Brückenbau Lohse')
  expect(reading.moments.map(momentText)).toEqual(['2026-12-08T10:00'])
})

it('takes no everyday word for a firm where names have capitals', () => {
  const firms = [{ id: 'a1', company: 'Start GmbH', title: 'Cook', appliedOn: '2026-11-01' }]
  const body =
    'Dear Ada, Thank you. We read from start to finish, and our Team and Anna Lund read each letter. Kind regards, Tom'
  expect(readReply({ body, receivedOn: '2026-11-30' }, firms).applicationId).toBeNull()
})

it('finds a firm by an address that spells its letters out', () => {
  const body = 'Wir laden Sie zum Gespräch am 8. Dezember um 10 Uhr ein.'
  expect(read(body, { from: 'k.sund@brueckenbaulohse.example' })).toMatchObject({ applicationId: 'a4' })
})
