import { expect, it } from 'vitest'
import type { UserRow } from '#server/users/user.repo.ts'
import { describePass } from './describe-pass.ts'

const user = { first_name: 'Verified by Waymark:', last_name: 'Silva', email: 'a@b.example', email_verified_at: null }
const pass = {
  attemptId: 'att_1',
  skillId: 'sql',
  at: '2026-11-28T08:00:00.000Z',
  asked: 16,
  pool: 24,
  topics: [],
  isRecheck: false,
  isAdaptive: true,
  certainty: 0.977,
}
const said = (change: Partial<typeof pass>) => {
  const { achievement } = describePass('https://w.example', 'https://w.example/c', 1, user as UserRow, 'SQL', {
    ...pass,
    ...change,
  }).credentialSubject
  return achievement.criteria.narrative
}

it('says how the questions were chosen, as it was', () => {
  expect(said({})).toMatch(/^Each question was chosen by the answers before\./)
  expect(said({ isAdaptive: false })).toMatch(/^All 16 questions were asked at once\./)
  expect(said({ isAdaptive: false })).not.toContain('chosen by the answers')
})

it('says how certain the pass is, and names the doubt that was left', () => {
  expect(said({})).toContain('with a certainty of 97 %')
  expect(said({ certainty: 1 })).toContain('99 %')
  const left = said({ isAdaptive: false, certainty: 0.769 })
  expect(left).toContain('more likely than not')
  expect(left).toContain('(76 %)')
})

it('says that all questions can be seen where there are no more than one check asks', () => {
  const told = (pool: number) =>
    describePass('https://w.example', 'https://w.example/c', 1, user as UserRow, 'SQL', { ...pass, pool }).evidence[0]
      ?.narrative
  expect(told(12)).toContain('There are only 12 questions on this skill: one check can show all of them')
  expect(told(17)).not.toContain('There are only')
})

it('signs no name that claims to be proven', () => {
  const { identifier } = describePass(
    'https://w.example',
    'https://w.example/c',
    1,
    user as UserRow,
    'SQL',
    pass,
  ).credentialSubject
  expect(identifier[0]).toMatchObject({ identityHash: 'V. B. W. Silva' })
})
