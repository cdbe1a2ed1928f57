import fc from 'fast-check'
import { expect, it } from 'vitest'
import { profile } from '#test/support/ada.ts'
import { wholeContent } from './compose.ts'
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'
import { blocksOf, toText } from './print.ts'
import { spokenLevelIn } from './spoken-levels.ts'

it.each([
  ['native', 'de', 'Muttersprache'],
  ['Native', 'fr', 'Langue maternelle'],
  ['Ana dil', 'en', 'Native'],
  ['İleri', 'de', 'Fortgeschritten'],
  ['advanced', 'tr', 'ileri düzey'],
  ['Advanced', 'tr', 'İleri düzey'],
  ['Native or bilingual proficiency', 'de', 'Muttersprache oder zweisprachig'],
  ['C1, fluent', 'de', 'C1, fließend'],
  ['fluent (C2)', 'es', 'fluido (C2)'],
  ['gute Kenntnisse', 'en', 'good'],
  ['Gute Kenntnisse', 'fr', 'Bon niveau'],
  ['sehr gute Kenntnisse', 'es', 'muy bueno'],
  ['Bilingüe', 'fr', 'Bilingue'],
  ['bilingue', 'es', 'bilingüe'],
  ['Fliessend', 'de', 'Fliessend'],
  // in its own language it stays as the person wrote it
  ['Muttersprachlerin', 'de', 'Muttersprachlerin'],
  // near misses: what is not known whole may take something back
  ['B1, working towards B2', 'de', 'B1, working towards B2'],
  ['not fluent', 'de', 'not fluent'],
  ['almost native', 'de', 'almost native'],
  ['Goethe-Zertifikat C1', 'en', 'Goethe-Zertifikat C1'],
  ['', 'de', ''],
] as const)('%j in %s is %j', (level, language, said) => expect(spokenLevelIn(level, language)).toBe(said))

it('said in one language and again in another, a level is the same as said there at once', () => {
  const language = fc.constantFrom<DocumentLanguage>(...DOCUMENT_LANGUAGES)
  const level = fc.constantFrom('native', 'fluent', 'very good', 'good', 'advanced', 'basic', 'beginner')
  fc.assert(
    fc.property(level, language, language, (own, one, other) => {
      // a German noun has a capital that comes from nobody
      const again = spokenLevelIn(spokenLevelIn(own, one), other)
      expect(again.toLowerCase()).toBe(spokenLevelIn(own, other).toLowerCase())
    }),
  )
})

it('a resume names languages and levels in its own language', () => {
  const held = { date: '', isOnHold: false, sources: [{ kind: 'own' as const, name: '' }] }
  const spoken = [
    { id: 'lng_1', name: 'German', detail: 'native', ...held },
    { id: 'lng_2', name: 'English', detail: 'C1', ...held },
    { id: 'lng_3', name: 'Plattdeutsch', detail: 'understood', ...held },
  ]
  const person = { ...profile, languages: spoken }
  const printed = (language: DocumentLanguage) =>
    toText(blocksOf(person, wholeContent(person), language, '2026-11-30T10:00:00.000Z'), language)
  expect(printed('de')).toContain('- Deutsch (Muttersprache)\n- Englisch (C1)\n- Plattdeutsch (understood)')
  expect(printed('fr')).toContain('- Allemand (langue maternelle)\n- Anglais (C1)')
  expect(printed('en')).toContain('- German (native)')
})
