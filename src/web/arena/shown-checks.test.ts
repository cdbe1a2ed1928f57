import { expect, test } from 'vitest'
import type { SkillCheck } from '#contract/arena.ts'
import { shownChecks, suggestedChecks } from './shown-checks.ts'

const check = (name: string, more: Partial<SkillCheck> = {}): SkillCheck => ({
  skillId: name.toLowerCase(),
  name,
  items: 10,
  passed: false,
  bestScore: null,
  nextTryAt: null,
  proof: 'none',
  provenAt: null,
  level: null,
  adds: 0,
  isHeld: false,
  isMetOtherwise: false,
  openAttempt: null,
  ...more,
})
const names = (checks: readonly SkillCheck[], search = '', isWhole = false) =>
  shownChecks(checks, search, isWhole).shown.map(({ name }) => name)

const ALL = [
  check('SQL', { level: 'must' }),
  check('AWS'),
  check('Figma', { bestScore: 50 }),
  check('Java', { isHeld: true }),
  check('Go', { openAttempt: { attemptId: 'a', mode: 'practice', secondsLeft: 0 } }),
  check('Rust', { proof: 'faded' }),
]

test("what is the person's own comes first, the rest is folded away", () => {
  expect(names(ALL)).toEqual(['Go', 'SQL', 'Figma', 'Java', 'Rust'])
  expect(shownChecks(ALL, '', false).folded).toBe(1)
})

test('unfolded, the rest stands behind, so that what was there stays where it was', () => {
  expect(names(ALL, '', true)).toEqual(['Go', 'SQL', 'Figma', 'Java', 'Rust', 'AWS'])
})

test('a search looks through all of them', () => {
  expect(names(ALL, ' aw ')).toEqual(['AWS'])
  expect(shownChecks(ALL, 'nothing', false)).toEqual({ shown: [], folded: 0 })
})

test('who has neither role nor skills sees the first dozen', () => {
  const many = Array.from({ length: 13 }, (_, at) => check(`Skill ${at}`))
  expect(names(many)).toHaveLength(12)
  expect(shownChecks(many, '', false).folded).toBe(1)
  expect(names(many, '', true)).toHaveLength(13)
  expect(shownChecks([check('AWS'), check('Go')], '', false)).toMatchObject({
    folded: 0,
    shown: [{ name: 'AWS' }, { name: 'Go' }],
  })
})

test('what the role asks for and one shows without proof is suggested; what nothing shows is learnt first', () => {
  const all = [
    check('Machine Learning', { adds: 42, level: 'must' }),
    check('Git', { adds: 2, isHeld: true, level: 'should' }),
    check('Java', { adds: 6, isHeld: true, level: 'must', proof: 'proven' }),
    check('SQL', { adds: 0, isHeld: true, level: 'must' }),
    check('Go', { adds: 5, level: 'should' }),
    check('Rust', { adds: 4, isHeld: true, level: 'must', proof: 'faded' }),
    check('HTML', { adds: 3, isHeld: true, level: 'must', nextTryAt: '2026-11-23T00:00:00.000Z' }),
    check('Word', { adds: 0, isHeld: true }),
  ]
  expect(suggestedChecks(all).map(({ name }) => name)).toEqual(['Git', 'SQL', 'Rust'])
})

test('where nothing shows, what a pass would add most for is suggested', () => {
  const all = [check('SQL', { adds: 9, level: 'must' }), check('Go', { adds: 5 }), check('Rust')]
  expect(suggestedChecks(all).map(({ name }) => name)).toEqual(['SQL', 'Go'])
})

test('a check under way is suggested before all others, also where a pass adds nothing', () => {
  const all = [
    check('SQL', { adds: 9, isHeld: true, level: 'must' }),
    check('Go', { openAttempt: { attemptId: 'a', mode: 'scored', secondsLeft: 240 } }),
  ]
  expect(suggestedChecks(all).map(({ name }) => name)).toEqual(['Go', 'SQL'])
})
