import { expect, it } from 'vitest'
import { profile } from '#test/support/ada.ts'
import { proveAboutPerson } from './prove-content.ts'

const spoken = (name: string, detail: string) => ({
  id: `fct_${name}`,
  name,
  detail,
  date: '',
  isOnHold: false,
  sources: [{ kind: 'own' as const, name: '' }],
})
const person = { ...profile, languages: [spoken('English', 'C1'), spoken('German', 'A2')] }

it.each([
  ['de', 'Englisch C1, Deutsch A2', true],
  ['tr', 'İngilizce C1, Almanca A2', true],
  ['fr', 'Anglais C1, allemand A2', true],
  ['es', 'Inglés C1, alemán A2', true],
  ['de', 'Deutsch C1', false],
  ['tr', 'Almanca C1', false],
] as const)('a language and its level in the language of the document (%s): %s %s', (language, text, isProved) => {
  const doubts = proveAboutPerson(person, text, { language, asOf: '2026-11', skills: [] })
  expect(doubts.length === 0).toBe(isProved)
})
