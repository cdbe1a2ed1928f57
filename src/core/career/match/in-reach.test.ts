import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { isReady, missingParts, proofsToReach } from './in-reach.ts'
import { matchPercent } from './role-match.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import type { EvidencePlace } from '#core/career/skills/evidence.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'

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

const fullStack = must([...fullCatalogue.roles.values()].find(({ id }) => id === 'full-stack-developer'))
const MOST = 'html css javascript typescript react nodejs rest-api sql postgresql git jest docker ci-cd'.split(' ')
const shownIn = (place: EvidencePlace, skills: readonly string[], jobs: readonly Job[] = []) =>
  skillStatesOf(
    skills.flatMap((skillId) =>
      (['list', place] as const).map((one) => ({
        skillId,
        kind: 'resume' as const,
        sourceId: 'r',
        at: NOW,
        place: one,
      })),
    ),
    NOW,
    fullCatalogue,
    jobs,
  )

it('a dream role waits for each of its parts until somebody has done such work', () => {
  const byProjects = shownIn('project', MOST)
  expect(matchPercent(fullStack, byProjects)).toBeGreaterThanOrEqual(70)
  expect(missingParts(fullStack, byProjects)).toEqual(['authentication'])
  expect(isReady(fullStack, byProjects)).toBe(false)
  expect(isReady(fullStack, shownIn('project', [...MOST, 'authentication']))).toBe(true)
  const job: Job = {
    title: 'Full-Stack Developer',
    families: ['full-stack'],
    rank: 'plain',
    months: 36,
    monthsSince: 0,
    isDescribed: true,
  }
  expect(isReady(fullStack, shownIn('work', MOST, [job]))).toBe(true)
})
