import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeContent } from './compose.ts'
import { factChanges, factsUsed, keepSeen, withNewWords } from './facts-seen.ts'
import { writeLetter } from './letter.ts'
import type { Profile } from './profile.ts'
import { NO_PROFILE } from './profile.ts'

const words = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){1,4}$/)
const profiles = fc
  .uniqueArray(words, { minLength: 2, maxLength: 8 })
  // a letter knows its facts by their words: none of them is a part of another here
  .filter((texts) => texts.every((one) => texts.every((other) => one === other || !other.includes(one))))
  .map((texts): Profile => ({
    ...NO_PROFILE,
    basics: { ...NO_PROFILE.basics, name: 'Ada Walker' },
    entries: [
      {
        id: 'exp_0001',
        kind: 'job',
        title: 'Baker',
        organisation: 'Copper Ladle',
        location: '',
        start: '2019',
        end: 'present',
        note: '',
        url: '',
        bullets: texts.map((text, at) => ({ id: `bul_${1000 + at}`, text, isOnHold: false, sources: [] })),
        isOnHold: false,
        sources: [],
      },
    ],
  }))
const changed = (
  profile: Profile,
  change: (text: string, at: number) => { text: string; isOnHold: boolean },
): Profile => ({
  ...profile,
  entries: profile.entries.map((entry) => ({
    ...entry,
    bullets: entry.bullets.map((one, at) => ({ ...one, ...change(one.text, at) })),
  })),
})
const letterOf = (profile: Profile) =>
  writeLetter(profile, {
    language: 'en',
    company: 'Juniper',
    role: 'Clerk',
    quote: '',
    bulletIds: ['bul_1000', 'bul_1001'],
    practical: '',
    asOf: '2026-11',
  })

it('names exactly the facts that say something else, with both wordings', () => {
  fc.assert(
    fc.property(profiles, fc.nat(7), (profile, which) => {
      const content = wholeContent(profile)
      const seen = factsUsed(profile, content)
      expect(factChanges(seen, profile)).toEqual([])
      const at = which % (profile.entries[0]?.bullets.length ?? 1)
      const after = changed(profile, (text, place) => ({
        text: place === at ? `${text} daily` : text,
        isOnHold: false,
      }))
      const before = profile.entries[0]?.bullets[at]?.text ?? ''
      const change = { factId: `bul_${1000 + at}`, before, now: `${before} daily` }
      expect(factChanges(seen, after)).toEqual([change])
      // a save in between changes nothing about it, a look does
      expect(factChanges(keepSeen(seen, after, content), after)).toEqual([change])
      expect(factChanges(factsUsed(after, content), after)).toEqual([])
      // and a document that leaves the fact out has nothing to say of it
      const without = { ...content, entries: [] }
      expect(factChanges(keepSeen(seen, after, without), after)).toEqual([])
    }),
  )
})

it('says of a fact on hold that it is gone', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const seen = factsUsed(profile, wholeContent(profile))
      const held = changed(profile, (text, at) => ({ text, isOnHold: at === 0 }))
      expect(factChanges(seen, held)).toMatchObject([{ factId: 'bul_1000', now: null }])
    }),
  )
})

it('knows the facts of a letter by their words, and puts the new ones in', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const letter = letterOf(profile)
      const seen = factsUsed(profile, letter)
      const after = changed(profile, (text, at) => ({ text: at === 1 ? `${text} twice` : text, isOnHold: false }))
      const changes = factChanges(seen, after)
      expect(changes.map(({ factId }) => factId)).toContain('bul_1001')
      const renewed = withNewWords(letter, changes)
      expect(renewed).toEqual(letterOf(after))
      expect(factChanges(keepSeen(seen, after, renewed), after).map(({ factId }) => factId)).not.toContain('bul_1000')
    }),
  )
})
