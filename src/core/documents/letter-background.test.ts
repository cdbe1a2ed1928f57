import { expect, it } from 'vitest'
import { counter, FACTS, skills } from '#test/support/ada.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { backgroundOf, withoutBackground } from './letter-background.ts'
import { answerAd } from './letter-for-ad.ts'
import { profileFromFacts } from './profile-from-facts.ts'

const facts = { ...FACTS, languages: [], education: [], certifications: [] }
const profile = profileFromFacts(facts, { kind: 'resume', name: 'ada.pdf' }, counter())
const named = (name: string, detail: string) => ({ id: name, name, detail, date: '', isOnHold: false, sources: [] })
const said = (detail: string) =>
  backgroundOf({ ...profile, languages: [named('French', detail)] }, { language: 'en', asOf: '2026-11' })

it.each(['B2', 'C1 (DALF)', 'B2 level', 'C1 – fluent, written and spoken', 'B2 (2019)', 'Niveau B2', 'C1 (IELTS 7.5)'])(
  'names a language of a good level: %s',
  (detail) => {
    expect(said(detail)).toMatch(/^My languages: French \((?:B2|C1)\)\.$/)
  },
)

it.each([
  'B2 planned for 2027',
  'C1 (expected)',
  'failed the B2 exam',
  'C2 understood, cannot speak',
  'B2, expired 2012',
  'C1 in 2028',
  'aiming for B2',
  'B2 hedefliyorum',
  'C1 sınavını geçemedim',
  'B2 angestrebt',
  'C1 nicht bestanden',
  'B2 visé',
  'C1 no aprobado',
])('names none that is aimed at, failed or gone: %s', (detail) => {
  expect(said(detail)).toBe('')
})

const studies = (note: string, bullets: string[] = []) =>
  backgroundOf(
    {
      ...profile,
      entries: [
        {
          id: 'ent_1',
          kind: 'education',
          title: 'MSc Statistics',
          organisation: 'University of Oslo',
          location: '',
          start: '2020',
          end: '2021',
          note,
          url: '',
          bullets: bullets.map((text, at) => ({ id: `bul_${at}`, text, isOnHold: false, sources: [] })),
          isOnHold: false,
          sources: [],
        },
      ],
    },
    { language: 'en', asOf: '2026-11' },
  )

it('names studies, but none that were left', () => {
  expect(studies('grade 1.3', ['Thesis on weather'])).toBe('My education: MSc Statistics, University of Oslo (2021).')
  for (const note of ['dropped out', 'not completed', 'bırakıldı', 'abgebrochen', 'abandonné', 'sin terminar'])
    expect(studies(note)).toBe('')
  expect(studies('', ['Left after one semester without a degree'])).toBe('')
})

it('brings what is known a little in those words, in a letter of the same language', () => {
  const ad = 'Entwickler\nAcme GmbH\n\nAnforderungen\n- Erste Erfahrung mit Java und SQL\n- Git'
  const german = profileFromFacts(
    {
      ...FACTS,
      basics: { ...FACTS.basics, summary: 'Softwaretester mit drei Jahren Erfahrung in der Prüfung von Anwendungen' },
      skills: ['Java (Grundkenntnisse)', 'SQL', 'Git (kenne ich nicht)'],
      experience: (FACTS.experience ?? [])
        .slice(0, 1)
        .map((job) => ({ ...job, highlights: ['Testfälle für die Anmeldung geschrieben'] })),
    },
    { kind: 'resume', name: 'ada.pdf' },
    counter(),
  )
  const asked = readAdText(fullCatalogue, ad).skills.map(({ ids, level, words }) => ({ ids, level, words }))
  expect(answerAd(german, asked, { language: 'de', asOf: '2026-11', skills }).brings).toEqual([
    'Java (Grundkenntnisse)',
    'SQL',
  ])
})

it.each([
  ['de', 'Almanca', 'A2', ['de'], 'Meine Sprachen: Deutsch (A2).'],
  ['de', 'German', 'A1', ['de', 'en'], 'Meine Sprachen: Deutsch (A1).'],
  ['en', 'Dutch', 'B1', ['nl'], 'My languages: Dutch (B1).'],
  ['fr', 'Anglais', 'A2', ['en'], 'Mes langues\u00a0: anglais (A2).'],
  ['es', 'Inglés', 'B1 (Cambridge)', ['en'], 'Mis idiomas: inglés (B1).'],
  ['tr', 'İngilizce', 'B1', ['en'], 'Yabancı dil bilgim: İngilizce (B1).'],
  ['de', 'German', 'native', ['de'], 'Meine Sprachen: Deutsch (Muttersprache).'],
  ['de', 'German', 'native', ['en'], ''],
  ['en', 'English', 'mother tongue', ['en'], 'My languages: English (native).'],
  ['tr', 'Türkçe', 'anadil', ['tr'], ''],
  ['en', 'French', 'B2', ['de'], 'My languages: French (B2).'],
  ['en', 'French', 'A2', ['de'], ''],
  ['en', 'French', 'A2', [], ''],
  ['de', 'Deutsch', 'B1 angestrebt', ['de'], ''],
  ['de', 'Deutsch', '', ['de'], ''],
] as const)(
  'in %s, %s (%s) is named with its true level where the advert asks about %j',
  (language, name, level, codes, expected) => {
    const languages = [named(name, level)]
    const text = backgroundOf({ ...profile, languages }, { language, asOf: '2026-11', askedLanguages: codes })
    expect(text).toBe(expected)
    expect(withoutBackground(text, { ...profile, languages }).trim()).toBe('')
  },
)
