import { expect, it } from 'vitest'
import { mustQuotes } from './must-quotes.ts'

const ofItems = (...items: string[]) => mustQuotes(`Requirements\n${items.map((item) => `- ${item}`).join('\n')}`)

it.each([
  'Before the start we need a copy of your passport and a 75 EUR registration fee, required by bank transfer.',
  'You must deposit a cheque to your account and forward the remaining amount; available at weekends.',
  'Applicants must write to our manager on Telegram only, also at weekends.',
])('what is the sign of a scam is no condition: %s', (line) => {
  expect(mustQuotes(line)).toEqual([])
  expect(ofItems(line, 'Driving licence required')).toEqual(['Driving licence required'])
})

it('a sign that two sentences make is a condition in neither', () => {
  const text = 'We mail you a cheque. You must deposit it on weekends and forward the rest.'
  expect(mustQuotes(`Requirements\n${text}\n- Driving licence required`)).toEqual(['Driving licence required'])
})

it.each([
  'A valid passport and readiness to travel are required',
  'You will take the daily takings to the bank, also at weekends: required',
])('what an honest advert asks stays one: %s', (line) => expect(ofItems(line)).toEqual([line]))

it.each([
  ['Profil: Staplerschein, Bereitschaft zur Schichtarbeit', 'Staplerschein, Bereitschaft zur Schichtarbeit'],
  ['Requirements: driving licence required, night shifts', 'driving licence required, night shifts'],
  ['Aranan nitelikler: B sınıfı ehliyet, vardiyalı çalışma zorunlu', 'B sınıfı ehliyet, vardiyalı çalışma zorunlu'],
])('the word of the heading stays out of the condition: %s', (line, said) =>
  expect(mustQuotes(`Lagerhilfe gesucht.\n\n${line}\n\nApply by post.`)).toEqual([said]),
)

it('a condition whose words hold a colon keeps it', () =>
  expect(ofItems('Driving licence: class C required')).toEqual(['Driving licence: class C required']))
