import { expect, it } from 'vitest'
import { describePass, type Pass } from '#server/arena/describe-pass.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { signedInTurkish } from './signed-sentences.ts'

const user = { first_name: 'Elif', last_name: 'Kaya', email: 'elif@example.com', email_verified_at: null }
const pass: Pass = {
  attemptId: 'a',
  skillId: 'git',
  at: '2026-11-28T10:00:00.000Z',
  asked: 9,
  pool: 24,
  topics: [],
  isRecheck: false,
  isAdaptive: true,
  certainty: 0.97,
}

function signed(skill: string, change: Partial<Pass>): string[] {
  const { credentialSubject, evidence } = describePass(
    'https://w.example',
    'https://w.example/c',
    1,
    user as UserRow,
    skill,
    {
      ...pass,
      ...change,
    },
  )
  const { description, criteria } = credentialSubject.achievement
  return [description, criteria.narrative, ...evidence.map(({ narrative }) => narrative)]
}

it('every sentence of a signed proof is told in Turkish', () => {
  const all = [
    ...signed('Unit Testing', {}),
    ...signed('Git', { asked: 1, topics: ['Dallar'], isRecheck: true }),
    ...signed('Git', { topics: ['Dallar', 'Etiketler'], isAdaptive: false, certainty: 0.7 }),
    ...signed('Git', { asked: 1, pool: 12, isAdaptive: false }),
  ]
  for (const text of all) expect(signedInTurkish(text)).not.toMatch(/\b(?:the|is|was|questions?|check|answers?|of)\b/iu)
  expect(signedInTurkish(all[0] ?? '')).toMatch(/^Birim Testi sorularını/u)
})

it('topics are named in Turkish where they are known', () => {
  const [, , narrative = ''] = signed('Git', { topics: ['Branches', 'Tags'] })
  expect(signedInTurkish(narrative, { Branches: 'Dallar' })).toContain('konular: Dallar; Tags.')
})

it('what it does not know stays as it was signed', () => {
  expect(signedInTurkish('Something else.')).toBe('Something else.')
})
