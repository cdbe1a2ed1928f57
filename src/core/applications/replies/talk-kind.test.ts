import { expect, it } from 'vitest'
import { talkKindOf } from './talk-kind.ts'

it.each([
  ['We would like to invite you on 10 December at 10:00, Trevelyan Building, second floor.', 'onsite'],
  ['Bitte melden Sie sich am Empfang, 3. Stock.', 'onsite'],
  ['Görüşme ofisimizde, yüz yüze olacak.', 'onsite'],
  ['Could we have a short phone call on Tuesday?', 'screen'],
  ['Wir möchten ein Telefoninterview vereinbaren.', 'screen'],
  ['Teknik mülakat için uygun musunuz?', 'technical'],
  ['The technical interview is in our office.', 'technical'],
  ['Nous vous proposons un entretien par téléphone.', 'screen'],
  ['Le invitamos a la entrevista final.', 'final'],
  ['The assessment centre starts at nine.', 'task'],
  // a video call, and a number to phone if something comes up
  ['We will meet on a video call; if you cannot make it, phone us on 0113 496 0000.', 'other'],
  ['Would Thursday at three suit you?', 'other'],
])('%s', (message, kind) => {
  expect(talkKindOf(message)).toBe(kind)
})
