import { expect, it } from 'vitest'
import { talkOf } from './kept-from-reply.ts'
import { meetingPlaceIn } from './meeting-place.ts'

it.each([
  [
    'Bitte kommen Sie am 8. Dezember um 14:30 Uhr zu uns in die Hafenstraße 12, 20457 Hamburg (3. Stock, Empfang).',
    'Hafenstraße 12, 20457 Hamburg (3. Stock, Empfang)',
  ],
  ['Wir treffen uns in der Berliner Str. 5a in Köln und freuen uns auf Sie.', 'Berliner Str. 5a'],
  [
    'Das Gespräch findet Am Sandtorkai 48, 20457 Hamburg statt und dauert eine Stunde.',
    'Am Sandtorkai 48, 20457 Hamburg',
  ],
  ['Please come to 14 Albion Street, Leeds LS1 6JG at ten and ask for Mira.', '14 Albion Street, Leeds LS1 6JG'],
  ['We will meet you at 500 5th Avenue, 12th floor, and you will see the team.', '500 5th Avenue, 12th floor'],
  ['It takes place at our office in Leeds on Tuesday at ten.', 'office in Leeds'],
  ['We look forward to seeing you in Trevelyan Building, second floor.', 'Trevelyan Building, second floor'],
  [
    'Görüşme için salı günü Büyükdere Caddesi No: 185, Levent/İstanbul adresine bekliyoruz.',
    'Büyükdere Caddesi No: 185, Levent/İstanbul',
  ],
  ['Nous vous attendons au 12 rue de la Paix, 75002 Paris, mardi à 14 h.', '12 rue de la Paix, 75002 Paris'],
  ['Le esperamos en la calle de Alcalá, 45, 28014 Madrid, el martes a las diez.', 'calle de Alcalá, 45, 28014 Madrid'],
  [
    'We invite you to an interview.\nWhen: 8 December, 10:00\nWhere: Quay House, ring the bell\n',
    'Quay House, ring the bell',
  ],
  [
    'Could you come in on Friday at 2pm? We are at Unit 4, Canal Wharf, Leeds LS11 5PS.',
    'Unit 4, Canal Wharf, Leeds LS11 5PS',
  ],
  [
    'Görüşme salı günü Maslak Mah. Ahi Evran Cad. No:6 K:3 Sarıyer adresindeki ofiste.',
    'Maslak Mah. Ahi Evran Cad. No:6 K:3',
  ],
  [
    'Adresimiz: Barbaros Mah. Begonya Sok. No: 7/12, Ataşehir/İstanbul',
    'Barbaros Mah. Begonya Sok. No: 7/12, Ataşehir/İstanbul',
  ],
  // near misses: the foot of a letter, a day, a number of people, a link
  ['We would like to invite you on 8 December.\n\nKranich Logistik GmbH\nHafenstraße 12, 20457 Hamburg', ''],
  ['Am Dienstag 8 Uhr passt es uns gut, und Sie?', ''],
  ['You would work with 12 Senior Engineers in a way that suits you.', ''],
  ['Location: Remote (video link follows)', ''],
  ['Ort: online', ''],
  ['The role is in our office in Leeds; we will have a video call first and meet you later.', ''],
])('%j is at %j', (text, place) => expect(meetingPlaceIn(text)).toBe(place))

it('a talk on site is kept with its place; one by phone or on a screen is not at the address of the firm', () => {
  const at = 'We sit at 14 Albion Street, Leeds LS1 6JG, if you want to know.'
  expect(talkOf('Please come to 14 Albion Street, Leeds LS1 6JG on Tuesday at ten.')).toMatchObject({
    kind: 'onsite',
    place: '14 Albion Street, Leeds LS1 6JG',
  })
  expect(talkOf(`We will call you on Tuesday by phone. ${at}`)).toMatchObject({ kind: 'screen', place: '' })
  expect(talkOf(`We meet on Zoom on Tuesday. ${at}`)).toMatchObject({ kind: 'screen', place: 'Zoom' })
})
