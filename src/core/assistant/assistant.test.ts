import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { wholeContent } from '#core/documents/compose.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { PROFILE_OF_A_WELDER as profile } from '#test/support/profiles.ts'
import { sourcedSentences } from './sourced-sentences.ts'
import { maskContacts, withoutContacts } from './without-contacts.ts'

describe('ways to reach somebody', () => {
  it.each([
    ['write to una@skerrow.example.', 'write to [e-mail left out].'],
    ['Una <una.s+jobs@mail.skerrow.co.uk>', 'Una <[e-mail left out]>'],
    ['call +44 1631 555 0192 now', 'call [phone left out] now'],
    ['Tel. 0212 555 01 92', 'Tel. [phone left out]'],
    ['(555) 010-0199', '[phone left out]'],
    ['0171/5550192', '[phone left out]'],
  ])('are masked: %s', (text, masked) => {
    expect(maskContacts(text)).toBe(masked)
  })

  it.each([
    '£40,000 - £46,000 a year',
    '60000 to 75000 EUR',
    '05/2020 - 06/2022',
    '04.06.2026',
    '2026-03-10T12:00:00.000Z',
    '2019 – 2021, 12 crews, 3.5 million rows',
    'Python 3.12, ISO 9001:2015, EN 10204',
    'in 0 of 10 cases',
  ])('are none of %s', (text) => {
    expect(maskContacts(text)).toBe(text)
  })

  it('are masked anywhere in a value; links and ids stay', () => {
    const value = { id: '0171555019200', url: 'https://jobs.example/0171555019200', a: [{ b: 'x@y.example' }], n: 1 }
    expect(withoutContacts(value)).toEqual({ ...value, a: [{ b: '[e-mail left out]' }] })
  })

  it('are looked for in a time that grows with the text alone', () => {
    for (const sign of ['@', '0', '+1 ', 'a.', '(0', 'a@a.']) {
      const started = performance.now()
      maskContacts(sign.repeat(40_000))
      expect(performance.now() - started, sign).toBeLessThan(1_500)
    }
  })
})

describe('the sentences of a draft', () => {
  it('of a resume are facts of the profile, each named', () => {
    const sentences = sourcedSentences(profile, wholeContent(profile))
    expect(
      sentences.map(({ text, sources }) => [text, sources.map((source) => 'factId' in source && source.factId)]),
    ).toEqual([
      ['Welder and programmer', ['headline']],
      ['Wrote programs for a shipyard.', ['summary']],
      ['Reach me at welder@mail.example.', ['summary']],
      ['Programmer, Oban Yard (2021-03 – present)', ['exp_yard0001']],
      ['Built a planner in Python and SQL that 12 crews use', ['bul_python01']],
      ['Taught SQL to 4 colleagues.', ['bul_second01']],
      ['Python', ['skl_python01']],
      ['SQL', ['skl_sql00001']],
      ['English (fluent)', ['lng_english1']],
    ])
  })

  it('of a letter hold all its words, each with its source', () => {
    fc.assert(
      fc.property(
        fc.record({
          language: fc.constantFrom('en' as const, 'tr' as const, 'de' as const, 'fr' as const, 'es' as const),
          company: fc.constantFrom('', 'Skerrow', 'A. B. Ltd.'),
          role: fc.constantFrom('Engineer', 'Sr. Engineer'),
          quote: fc.constantFrom('', 'We build. We ship', 'three years of SQL'),
          bulletIds: fc.subarray(['bul_python01', 'bul_second01', 'bul_hidden01']),
          practical: fc.constantFrom('', 'I can start in May.', 'Free from May. I live near. '),
        }),
        (wish) => {
          const letter = writeLetter(profile, { ...wish, asOf: '2026-11' })
          const sentences = sourcedSentences(profile, letter)
          const squash = (text: string) => text.replace(/\s+/g, '')
          const { subject, greeting, why, proof, proof2, close, farewell } = letter
          expect(squash(sentences.map(({ text }) => text).join(''))).toBe(
            squash([subject, greeting, why, proof, proof2, close, farewell].join('')),
          )
          expect(sentences.every(({ sources }) => sources.length > 0)).toBe(true)
          const bullets = sentences.flatMap(({ sources }) =>
            sources.flatMap((one) => ('factId' in one ? one.factId : [])),
          )
          expect(bullets.filter((id) => id.startsWith('bul_'))).toEqual(
            wish.bulletIds.filter((id) => id !== 'bul_hidden01'),
          )
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
