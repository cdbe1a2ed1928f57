import { expect, it } from 'vitest'
import type { SkillMatch } from '#core/career/match/role-match.ts'
import { questionsToPrepare, skillsToPrepare } from './prepare.ts'

const skill = (skillId: string, more: Partial<SkillMatch> = {}): SkillMatch => ({
  skillId,
  name: skillId,
  level: 'must',
  weight: 9,
  strength: 0,
  evidence: [],
  adds: 0,
  ...more,
})
const evidence = (kind: 'check' | 'resume', more: { isFaded?: boolean; through?: string } = {}) => ({
  strength: 0.5,
  evidence: [{ skillId: 'x', sourceId: 's', at: '2026-03-01', kind, strength: 0.5, label: kind, ...more }] as never,
})

it('puts what can be proven in minutes first, then what is missing, then what is proven; musts before wishes', () => {
  const match = {
    have: [
      skill('sql', evidence('check')),
      skill('git', evidence('resume')),
      skill('old', evidence('check', { isFaded: true })),
    ],
    missing: [skill('kafka'), skill('bash', { strength: 0.15 })],
    niceToHave: [skill('react', { level: 'nice' }), skill('css', { level: 'nice', ...evidence('resume') })],
  }
  expect(
    skillsToPrepare(match, new Set(['git'])).map((one) => [one.skillId, one.stand, one.isMust, one.hasCheck]),
  ).toEqual([
    ['git', 'shown', true, true],
    ['old', 'shown', true, false],
    ['css', 'shown', false, false],
    ['kafka', 'missing', true, false],
    ['bash', 'little', true, false],
    ['react', 'missing', false, false],
    ['sql', 'proven', true, false],
  ])
})

it('does not take what comes with another skill for proven', () => {
  const match = { have: [skill('sql', evidence('check', { through: 'postgres' }))], missing: [], niceToHave: [] }
  expect(skillsToPrepare(match, new Set())[0]?.stand).toBe('shown')
})

const question = (id: string, skills: string[], category: 'technical' | 'behavioural' = 'technical') => ({
  id,
  skills,
  category,
})

it('asks about each skill before it asks about one twice, and adds two about how one works', () => {
  const questions = [
    question('a', ['sql']),
    question('b', ['sql']),
    question('c', ['git', 'sql']),
    question('d', ['kafka']),
    question('e', ['cooking']),
    question('f', [], 'behavioural'),
    question('g', [], 'behavioural'),
    question('h', [], 'behavioural'),
  ]
  expect(questionsToPrepare(questions, ['sql', 'git', 'kafka']).map(({ id }) => id)).toEqual([
    'c',
    'd',
    'a',
    'b',
    'f',
    'g',
  ])
})

it('has questions about how one works where the bank has none about the skills', () => {
  const questions = [question('a', ['sql']), question('f', [], 'behavioural')]
  expect(questionsToPrepare(questions, ['welding']).map(({ id }) => id)).toEqual(['f'])
})
