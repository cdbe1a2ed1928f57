import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { profile } from '#test/support/ada.ts'
import { writeLetter } from './letter.ts'
import { wholeContent } from './compose.ts'
import { otherLanguageShown, otherLanguageTold } from './told-language.ts'

const GERMAN = [
  'Verwaltung von Benutzerkonten und Rechten für 350 Rechner',
  'Rollout von Windows 11 mit der Abteilung in zwei Häusern',
  'Kleine PowerShell-Skripte',
]
const first = must(profile.entries[0])
const bullets = GERMAN.map((text, at) => ({ ...must(first.bullets[0]), id: `g${at}`, text }))
const own = { ...profile, entries: [{ ...first, bullets }] }
const letter = (bulletIds: string[]) =>
  writeLetter(own, {
    language: 'tr',
    company: 'Ege',
    role: 'Tester',
    quote: '',
    bulletIds,
    practical: '',
    asOf: '2026-11',
  })

it('says in which other language a letter tells facts, also where a short one alone says too little', () => {
  expect(otherLanguageTold(own, letter(['g0', 'g1']), 'tr')).toBe('de')
  expect(otherLanguageTold(own, letter(['g2']), 'tr')).toBe('de')
})

it('says nothing of a letter in the language of its facts, or one that tells none', () => {
  expect(otherLanguageTold(own, letter(['g0']), 'de')).toBeNull()
  expect(otherLanguageTold(own, letter([]), 'tr')).toBeNull()
  expect(otherLanguageTold(own, { ...letter(['g0']), proof: 'Kendi sözlerim.', proof2: '' }, 'tr')).toBeNull()
})

it('says in which other language most lines of a resume are, in their own words or in those put for them', () => {
  const resume = { ...wholeContent(own), headline: '', summary: '' }
  expect(otherLanguageShown(own, resume, 'en')).toBe('de')
  expect(otherLanguageShown(own, resume, 'de')).toBeNull()
  const text = 'Kept accounts and rights for the 350 machines of the firm in two houses'
  const entries = resume.entries.map((one) => ({ ...one, bullets: one.bullets.map((line) => ({ ...line, text })) }))
  expect(otherLanguageShown(own, { ...resume, entries }, 'en')).toBeNull()
})
