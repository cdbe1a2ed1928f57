import { expect, it } from 'vitest'
import { personalLines } from './personal-particulars.ts'

const said = (...texts: string[]) =>
  personalLines(texts.map((text) => ({ text, page: 1, box: [0, 0, 100, 10], isHeading: false }) as never)).map(
    ({ what }) => what,
  )

it.each([
  [
    '29 ans – Nationalité marocaine, titre de séjour autorisant le travail – Permis B',
    ['your nationality', 'your age'],
  ],
  ['Célibataire, 31 ans', ['your age']],
  ['Nationalité : française', ['your nationality']],
  ['Service militaire : effectué', ['your military service']],
  ['Age: 34', ['your age']],
  ['34 years old | British', ['your age']],
  ['Nationality: Turkish', ['your nationality']],
  ['Military service: completed (2015)', ['your military service']],
  ['Yaş: 29', ['your age']],
  ['29 yaşında, Ankara', ['your age']],
  ['Uyruğu: T.C.', ['your nationality']],
  ['T.C. vatandaşı | Ankara', ['your nationality']],
  ['Askerlik durumu: Tecilli', ['your military service']],
  ['ASKERLİK Tamamlandı (2010)', ['your military service']],
  ['Alter: 41', ['your age']],
  ['41 Jahre alt', ['your age']],
  ['Staatsangehörigkeit: deutsch', ['your nationality']],
  ['Staatsangehörigkeit deutsch | ledig', ['your nationality']],
  ['Wehrdienst abgeleistet', ['your military service']],
])('names what “%s” tells', (text, what) => {
  expect(said('Ada Walker', text)).toEqual(what)
})

it('reads a form of two columns, whose labels are lines of their own', () => {
  const form = [
    'Geburtsdatum / -ort',
    '14.03.1997, Kairo',
    'Staatsangehörigkeit',
    'ägyptisch (Niederlassungserlaubnis)',
  ]
  expect(said('Persönliche Daten', ...form, 'Familienstand', 'ledig', 'Berufserfahrung')).toEqual([
    'your birth date',
    'your nationality',
    'your marital status',
  ])
  expect(said('Sexo Masculino | Data de nascimento 02/09/1985 | Nacionalidade', 'Brasileira')).toEqual([
    'your birth date',
    'your nationality',
  ])
  expect(said('Nationality', 'Turkish')).toEqual(['your nationality'])
  expect(said('Alter', 'Hafen Logistik GmbH')).toEqual([])
})

it('reads what stands under its heading', () => {
  expect(said('ASKERLİK', 'Tamamlandı (2010)')).toEqual(['your military service'])
})

it.each([
  'Développeuse avec 29 ans d’expérience',
  'Chef de projet, 20 ans',
  'Served users of 40 nationalities',
  'Replaced a system that was 29 years old',
  'Military Service, Turkish Armed Forces, 2010–2011',
  'Askerlik şubesi için randevu sistemi yazdım',
  '10 Jahre Erfahrung mit Java',
  'Average age: 45',
  'Age: 18-24, the group the app was made for',
  'Nationality checks automated in the onboarding app',
  'EU work permit, driving licence B',
])('says nothing of “%s”', (text) => {
  expect(said('Ada Walker', text)).toEqual([])
})
