import { expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { seniorityInText, seniorityOfTitle } from './seniority.ts'

it.each([
  ['Team Leader Backend', 'lead'],
  ['Abteilungsleiterin IT', 'lead'],
  ['Młodszy Administrator', 'junior'],
  ['Engineer I', 'junior'],
  ['Desenvolvedora Pleno', 'mid'],
  ['Ausbildung zum Fachinformatiker', 'intern'],
  ['Analista de I+D', null],
  ['Specjalista sieci i baz danych', null],
])('the title %s: %s', (title, level) => {
  expect(seniorityOfTitle(title)).toBe(level)
})

it.each([
  ['mid level, 2-4 yrs', 'mid'],
  ['We are looking for a senior developer', 'senior'],
  // others of the house
  ['You report to a lead developer', null],
  ['You sit beside the team and learn from a senior engineer', null],
])('the sentence %s: %s', (text, level) => {
  expect(seniorityInText(fold(text))).toBe(level)
})
