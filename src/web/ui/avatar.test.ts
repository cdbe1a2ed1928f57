import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Sukarno', 'S'],
  ['  jean-luc   picard ', 'JP'],
  ['Élodie Ångström', 'ÉÅ'],
  ["'t Hooft", 'TH'],
  ['李 小龍', '李小'],
  ['???', '•'],
  ['', '•'],
])('any name gives initials: %j gives %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
