import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { skillsToStudy } from './other-choices.ts'
import { pathCourses } from '#core/career/courses/recommend-courses.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'

const NOW = '2026-11-28T08:00:00.000Z'
const CLOUDS = ['aws', 'azure', 'gcp']
const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'cloud-engineer'))
const statesWith = (...skillIds: string[]) =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place: 'certificate', at: NOW })),
    NOW,
    catalogue,
  )
const mainSkills = (...held: string[]) =>
  pathCourses(catalogue, {
    dreamRole,
    interimRole: null,
    states: statesWith(...held),
    learningPreference: 'all',
    hoursPerDay: 1.5,
    challenges: [],
  }).flatMap(({ skills }) => skills.slice(0, 1))

it.each(CLOUDS)('of three clouds the one that is shown is the one to deepen: %s', (cloud) => {
  const study = skillsToStudy([dreamRole], statesWith(cloud))
  expect(CLOUDS.filter((one) => study.has(one))).toEqual([cloud])
})

it('nobody who is certified in one cloud is sent to the courses of the others', () => {
  const main = mainSkills('aws', 'linux', 'terraform', 'docker', 'iam')
  expect(main.length).toBeGreaterThan(0)
  expect(main.filter((skill) => ['azure', 'gcp'].includes(skill))).toEqual([])
})

it('who has none may learn any of them, and who has two may go on with both', () => {
  const study = (...held: string[]) => {
    const open = skillsToStudy([dreamRole], statesWith(...held))
    return CLOUDS.filter((one) => open.has(one))
  }
  expect(study()).toEqual(CLOUDS)
  expect(study('aws', 'gcp')).toEqual(['aws', 'gcp'])
})

it('nobody who writes Java is sent to a first course in another language for what it teaches beside', () => {
  const dream = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const role = must(interimRolesOf(catalogue, dream).find(({ id }) => id === 'junior-software-developer'))
  const states = skillStatesOf(
    ['java', 'sql', 'git'].map((skillId) => ({ skillId, kind: 'word', sourceId: 'r', at: NOW })),
    NOW,
    catalogue,
  )
  const wish = { interimRole: role, states, learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
  const main = pathCourses(catalogue, { ...wish, dreamRole: dream }).flatMap(({ skills }) => skills.slice(0, 1))
  expect(main.filter((skill) => ['csharp', 'javascript', 'android'].includes(skill))).toEqual([])
})
