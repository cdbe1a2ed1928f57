import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'
import { typesIn } from './employment.ts'

it.each(['Teilzeit oder Vollzeit', 'Vollzeit oder Teilzeit', 'part-time or full-time', 'temps partiel ou plein'])(
  '%s are both',
  (words) => expect(typesIn(words).toSorted()).toEqual(['full-time', 'part-time']),
)

it('keeps the choice that a title leaves, and the title without it', () => {
  const { fields } = readAdText(
    fullCatalogue,
    'Softwareentwicklerin C++ (m/w/d) in Teilzeit oder Vollzeit\nNordlicht GmbH, Husum',
  )
  expect(fields.title?.value).toBe('Softwareentwicklerin C++')
  expect(fields.types?.value.toSorted()).toEqual(['full-time', 'part-time'])
})
