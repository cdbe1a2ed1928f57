import { expect, it } from 'vitest'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { profile } from '#test/support/ada.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { askedLanguagesShown } from './asked-languages.ts'
import { wholeContent } from './compose.ts'
import { SECTIONS } from './content.ts'

const AD = `Backend Developer (m/w/d)
Muster GmbH, Berlin

Dein Profil
- Java und Spring Boot
- Deutsch C1, Englisch fließend
- Französisch von Vorteil`
const asked = readAdText(fullCatalogue, AD).fields.languages.map(({ value }) => value)
const spoken = (name: string, detail: string, isOnHold = false) => ({
  id: `lng_${name}`,
  name,
  detail,
  date: '',
  isOnHold,
  sources: [{ kind: 'own' as const, name: '' }],
})
const person = { ...profile, languages: [spoken('German', 'B1'), spoken('English', 'native')] }
const stands = (sections: (typeof SECTIONS)[number][], owner = person) =>
  askedLanguagesShown(owner, { ...wholeContent(owner), sections }, asked, '2026-11-30').map(
    ({ language, demand, stand }) => `${language} ${demand} ${stand}`,
  )

it('says of each language of the advert whether the resume shows it', () => {
  expect(stands([...SECTIONS])).toEqual(['de must little', 'en must shown', 'fr nice missing'])
})

it('says what is left out: with the part of languages, or on hold', () => {
  const without = SECTIONS.filter((section) => section !== 'languages')
  expect(stands(without)).toEqual(['de must left', 'en must left', 'fr nice missing'])
  const held = { ...person, languages: [spoken('German', 'C1', true), spoken('English', 'native')] }
  expect(stands([...SECTIONS], held)).toEqual(['de must left', 'en must shown', 'fr nice missing'])
})

it('finds a language beside another in one fact, and takes the best of two facts', () => {
  const of = (...languages: ReturnType<typeof spoken>[]) => stands([...SECTIONS], { ...person, languages })
  expect(of(spoken('Englisch und Deutsch', 'C1'))).toEqual(['de must shown', 'en must shown', 'fr nice missing'])
  expect(of(spoken('English / German', 'C1 / A2'))).toEqual(['de must little', 'en must shown', 'fr nice missing'])
  expect(of(spoken('English C1, German A2', ''))).toEqual(['de must little', 'en must shown', 'fr nice missing'])
  expect(of(spoken('German', 'A2'), spoken('German, written and spoken', 'C1'))).toEqual([
    'de must shown',
    'en must missing',
    'fr nice missing',
  ])
})
