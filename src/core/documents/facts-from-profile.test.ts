import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
import { resumeFactsSchema } from '#core/resume/schema.ts'
import { factsFromProfile } from './facts-from-profile.ts'
import { profileFromFacts } from './profile-from-facts.ts'

let count = 0
const profile = profileFromFacts(SUPPORT_ENGINEER, { kind: 'own', name: '' }, (prefix) => `${prefix}_${1000 + count++}`)

it('gives back the resume that the facts were made from', () => {
  const { education, ...back } = factsFromProfile(profile)
  const { education: was, ...others } = SUPPORT_ENGINEER
  expect(back).toEqual(others)
  expect(education.map(({ institution, startDate }) => [institution, startDate])).toEqual(
    was.map(({ institution, startDate }) => [institution, startDate]),
  )
})

it('leaves out what is never to be used, and can be saved whatever its length', () => {
  const [held, ...rest] = profile.skills
  const first = must(held)
  const long = {
    ...profile,
    skills: [{ ...first, isOnHold: true }, ...rest, { ...first, id: 'skl_9999', name: 'x'.repeat(200) }],
    entries: profile.entries.map((entry) => ({ ...entry, note: 'y'.repeat(2000) })),
  }
  const facts = factsFromProfile(long)
  expect(facts.skills).toEqual(SUPPORT_ENGINEER.skills.slice(1))
  expect(resumeFactsSchema.safeParse(facts).success).toBe(true)
})
