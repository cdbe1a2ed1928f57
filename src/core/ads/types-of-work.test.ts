import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from './read-ad-text.ts'

const REST = `
Westfalen Sensorik, Dortmund

Requirements
- Three years of Python`

it.each([
  // either is offered, and the choice is the reader's
  ['Softwareentwicklerin C++ (m/w/d) in Teilzeit oder Vollzeit', ['full-time', 'part-time']],
  ['Softwareentwicklerin C++ (m/w/d) in Teilzeit', ['part-time']],
  // for good says nothing of the hours
  ['Data Scientist junior (H/F) – CDI', undefined],
  ['Data Scientist junior (H/F) – CDI temps plein', ['full-time']],
  // an employment contract is no contract work, and an internship that one had is no type
  ['Cloud Engineer – Employment contract (UoP)', undefined],
  ['Junior Developer (internship experience preferred)', undefined],
])('the type of work in %s', (title, types) => {
  expect(readAdText(fullCatalogue, title + REST).fields.types?.value).toEqual(types)
})
