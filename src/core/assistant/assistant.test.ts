import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { wholeContent } from '#core/documents/compose.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { PROFILE_OF_A_WELDER as profile } from '#test/support/profiles.ts'
import { sourcedSentences } from './sourced-sentences.ts'
import { withoutContacts } from './without-contacts.ts'

describe('ways to reach somebody', () => {
  it('are masked anywhere in a value; links and ids stay', () => {
    const value = { id: '0171555019200', url: 'https://jobs.example/0171555019200', a: [{ b: 'x@y.example' }], n: 1 }
    expect(withoutContacts(value)).toEqual({ ...value, a: [{ b: '[e-mail left out]' }] })
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
