import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { proofsToReach } from './in-reach.ts'
import { skillStatesOf } from './skill-state.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const developer = must([...fullCatalogue.roles.values()].find(({ title }) => title === 'Software Developer'))
const topic = (skill: string, weight: number) => ({
  id: skill,
  name: skill,
  weight,
  core: false,
  any: [{ skill, share: 1 }],
  learn: [],
})
const held = (...skills: string[]) =>
  skillStatesOf(
    skills.map((skillId) => ({ skillId, kind: 'word' as const, sourceId: 'me', at: NOW })),
    NOW,
  )

it('a skill that adds little to a role of little weight is proved all the same', () => {
  expect(proofsToReach({ ...developer, topics: [topic('python', 1)] }, held('python'))).toEqual(['python'])
})

it('what adds most is proved first', () => {
  const role = { ...developer, topics: [topic('sql', 2), topic('python', 9), topic('git', 1)] }
  expect(proofsToReach(role, held('git', 'sql', 'python'))).toEqual(['python'])
})
