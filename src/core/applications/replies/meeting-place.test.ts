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
    'Görüşmemiz 8 Aralık saat 10:00’da.\nAdresimiz: Barbaros Mah. Begonya Sok. No: 7/12, Ataşehir/İstanbul',
    'Barbaros Mah. Begonya Sok. No: 7/12, Ataşehir/İstanbul',
  ],
  [
    'Vielen Dank für Ihre Online-Bewerbung. Bitte kommen Sie am 8. Dezember in die Hafenstraße 12, 20457 Hamburg.',
    'Hafenstraße 12, 20457 Hamburg',
  ],
  [
    'Thank you for your online application. We will meet you at our office:\n\n14 Albion Street\nLeeds LS1 6JG\n\nKind regards\nMira Ode',
    '14 Albion Street, Leeds LS1 6JG',
  ],
  [
    'Ihre Bewerbung um den Ausbildungsplatz 2027 hat uns gefallen, wir laden Sie ein. Das Gespräch ist in der Hafenstraße 12.',
    'Hafenstraße 12',
  ],
  [
    'We would like to meet you for the position of Data Engineer on 8 December at ten\nat 14 Albion Street, Leeds LS1 6JG.',
    '14 Albion Street, Leeds LS1 6JG',
  ],
  [
    'Das Gespräch findet am Dienstag um 14 Uhr in unserem Büro (Hafenstraße 12, 20457 Hamburg) statt.',
    'Hafenstraße 12, 20457 Hamburg',
  ],
  [
    'Sizi 8 Aralık saat 10:00’da ofisimizde görüşmeye bekliyoruz.\n\nAdres: Büyükdere Caddesi No: 185, Levent/İstanbul\n\nSaygılarımla\nMelis Koç',
    'Büyükdere Caddesi No: 185, Levent/İstanbul',
  ],
  ['Position: Data Engineer\nWhen: 8 December, 10:00\nWhere: Quay House', 'Quay House'],
  [
    'Görüşme için 8 Aralık salı saat 14:30’da bekliyoruz. Adres: Büyükdere Cad. 10, İstanbul.\n\nSaygılarımla\nMelis Koç',
    'Büyükdere Cad. 10, İstanbul',
  ],
  ['We would like to meet you on 8 December at 10:00. Address: 14 Albion Street, Leeds.', '14 Albion Street, Leeds'],
  [
    'Te esperamos el 8 de diciembre a las 10:00. Dirección: Avda. de América 12, Madrid. Trae tu DNI.',
    'Avda. de América 12, Madrid',
  ],
  [
    'Görüşmemiz 8 Aralık saat 10:00. Adres: Atatürk Bulv. No: 5, İzmir. Lütfen kimliğinizi getirin.',
    'Atatürk Bulv. No: 5, İzmir',
  ],
  [
    'Görüşmemiz 8 Aralık saat 10:00. Adres: 19 Mayıs Mah. 3. Sokak No: 5. Lütfen kimliğinizi getirin.',
    '19 Mayıs Mah. 3. Sokak No: 5',
  ],
  [
    'Das Gespräch ist am 8. Dezember um 10:00 Uhr. Adresse: Musterweg 5, 3. Stock, 10115 Berlin. Bitte klingeln.',
    'Musterweg 5, 3. Stock, 10115 Berlin',
  ],
  ['Das Gespräch ist am 8. Dezember um 10:00 Uhr. Treffpunkt: 2. OG, Raum 4. Bitte klingeln.', '2. OG, Raum 4'],
  ['Das Gespräch ist am 8. Dezember um 10:00 Uhr. Adresse: Musterweg 5. Bitte klingeln.', 'Musterweg 5'],
  [
    'We would like to meet you on 8 December at 10:00. Address: 14 Albion Street, Leeds. Phone: 0113 4960000',
    '14 Albion Street, Leeds',
  ],
  [
    'We would like to meet you. Address: 14 Albion Street, Leeds LS1 4AP. Time: 8 December at 10:00.',
    '14 Albion Street, Leeds LS1 4AP',
  ],
  [
    'We would like to meet you on 8 December at 10:00. Address: 9 Ocean Blvd. Suite 3, Miami. Bring your ID.',
    '9 Ocean Blvd. Suite 3, Miami',
  ],
  [
    'We would like to meet you on 8 December at 10:00. Address: 14 Albion Street, Leeds. Please bring your ID.',
    '14 Albion Street, Leeds',
  ],
  [
    'Görüşme için 8 Aralık salı saat 14:30’da bekliyoruz. Adres: Büyükdere Cad. 10, İstanbul. Lütfen kimliğinizi getirin.',
    'Büyükdere Cad. 10, İstanbul',
  ],
  ['We will call you on 8 December at 10:00. You applied as Data Engineer. Location: Leeds (hybrid).', ''],
  // what stands under the farewell, in a mail that is answered, or beside the lines of a job or a firm
  ['We invite you to an interview on 8 December at 10:00.\n\nKind regards\nMira Ode\nAddress: 14 Albion Street', ''],
  ['We invite you to an interview on 8 December at 10:00.\nMany thanks, Mira Ode\nAddress: 14 Albion Street', ''],
  ['See you on 8 December at 10:00.\n\nOn 30 November Ada Lind wrote:\n> Address: 3 Mill Lane, 10:00', ''],
  ['We invite you to an interview on 8 December.\nPosition: Data Engineer\nLocation: Berlin', ''],
  ['We invite you on 8 December at 10:00.\n\nAcme Ltd\nAddress: 14 Albion Street\nPhone: 0113 4960000', ''],
  [
    'We would like to meet you.\nKranich Logistik GmbH | Hafenstraße 12 | 20457 Hamburg | info@kranich.de | www.kranich.de',
    '',
  ],
  ['We meet you then. Acme Ltd is registered in England. Registered office: 14 Albion Street, Leeds LS1 6JG', ''],
  ['Please send your papers by post to 14 Albion Street before the interview.', ''],
  // a screen, and a place that is not yet known
  [
    'We invite you to a video interview on 8 December at 10:00; the link follows.\nPosition: Data Engineer\nLocation: Berlin',
    '',
  ],
  ['Online görüşme 8 Aralık saat 10:00’da.\nAdres: Büyükdere Caddesi No: 185', ''],
  ['Görüşme 8 Aralık 10:00\nYer: Çevrim içi', ''],
  ['Entretien le 8 décembre à 10:00\nLieu : visioconférence', ''],
  ['Entrevista 8 de diciembre, 10:00\nLugar: en línea', ''],
  ['When: 8 December, 10:00\nWhere: Webex', ''],
  ['When: 8 December, 10:00\nWhere: to be confirmed', ''],
  ['Wann: 8. Dezember, 10:00\nOrt: wird noch bekannt gegeben', ''],
  ['You are in our files at 14 Albion Street. Meet us on 8 December.', ''],
  ['Unser Büro ist in der Hafenstraße 12, 20457 Hamburg. Wir freuen uns, Sie am 8. Dezember kennenzulernen.', ''],
  // names of jobs and events
  ['Ihre Bewerbung um den Ausbildungsplatz 2027 hat uns gefallen, wir laden Sie ein.', ''],
  ['Bitte kommen Sie am 8. Dezember, Sie besuchen uns am Arbeitsplatz 2 Tage.', ''],
  ['Vielen Dank für Ihre Bewerbung als Call Center Agent; wir möchten Sie am 8. Dezember kennenlernen.', ''],
  ['Wir laden Sie zu unserem Assessment Center am 8. Dezember ein.', ''],
  ['Please come to the Open House on 8 December.', ''],
  ['We would like to meet you and show you your work in Engineering 2 next week.', ''],
  ['Thank you for applying to Trevelyan House and we hope to meet you.', ''],
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
  expect(talkOf('A technical interview by phone. Later you come to 14 Albion Street, Leeds LS1 6JG.').place).toBe('')
  expect(talkOf(`We meet on Zoom on Tuesday. ${at}`)).toMatchObject({ kind: 'screen', place: 'Zoom' })
})
