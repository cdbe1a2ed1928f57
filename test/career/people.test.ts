import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { draftRoutes } from '#core/career/routes/draft-routes.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { unmetBy } from '#core/career/courses/pick-courses.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { judgePerson } from '../eval/judge-person.ts'
import { factsOf, type JsonResume } from '../eval/json-resume.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'

const FOLDER = join(import.meta.dirname, '../people')
const THIRD = join(import.meta.dirname, '../people-third')
const NOW = '2026-11-22T00:00:00.000Z'

type Label = {
  own: string
  roles: Record<string, { readiness: number; as: string }>
  missing: string[]
  notMissing: string[]
}
const peopleOf = (set: string) =>
  readdirSync(join(set, 'people')).map((file) => {
    const read = (folder: string): unknown => JSON.parse(readFileSync(join(set, folder, file), 'utf8'))
    return { id: file, resume: read('people') as JsonResume, label: read('labels') as Label }
  })
const people = peopleOf(FOLDER)
const fourth = peopleOf(join(import.meta.dirname, '../people-fourth'))
const third = peopleOf(THIRD)
const fifth = peopleOf(join(import.meta.dirname, '../people-fifth'))

describe('thirty people of our own', () => {
  it.each(people)('$id gets the number that a mentor would give, and no gap that insults', ({ resume, label }) => {
    const { roles, missing } = judgePerson(resume, label.own)
    for (const [role, { readiness }] of Object.entries(label.roles)) {
      if (readiness === 5) expect(roles[role]).toBeGreaterThanOrEqual(75)
      if (readiness === 1) expect(roles[role]).toBeLessThanOrEqual(25)
      if (readiness === 2) expect(roles[role]).toBeLessThanOrEqual(45)
    }
    expect(missing.filter((skill) => label.notMissing.includes(skill))).toEqual([])
  })
})

describe('thirty people who were written before a rule was looked at', () => {
  it.each(third)('$id does the job or not, and is insulted by no gap', ({ resume, label }) => {
    const { roles, missing } = judgePerson(resume, label.own)
    if (must(label.roles[label.own]).readiness === 5) expect(roles[label.own]).toBeGreaterThanOrEqual(75)
    if (must(label.roles[label.own]).readiness === 1) expect(roles[label.own]).toBeLessThanOrEqual(25)
    expect(missing.filter((skill) => label.notMissing.includes(skill))).toEqual([])
  })
})

describe('fourteen people with detours', () => {
  it.each(fourth)('$id does the job or not', ({ resume, label }) => {
    const { roles } = judgePerson(resume, label.own)
    if (must(label.roles[label.own]).readiness === 5) expect(roles[label.own]).toBeGreaterThanOrEqual(75)
    if (must(label.roles[label.own]).readiness <= 3) expect(roles[label.own]).toBeLessThan(75)
  })

  it('are insulted by no gap but one: a tester is told to learn code review', () => {
    const insulted = fourth.flatMap(({ id, resume, label }) =>
      judgePerson(resume, label.own)
        .missing.filter((skill) => label.notMissing.includes(skill))
        .map((skill) => `${id} ${skill}`),
    )
    expect(insulted).toEqual(['u07.json code-review'])
  })
})

describe('twelve people by another hand', () => {
  it.each(fifth)('$id does the job or not, and is insulted by no gap', ({ resume, label }) => {
    const { roles, missing } = judgePerson(resume, label.own)
    const readiness = label.roles[label.own]?.readiness
    if (readiness === 5) expect(roles[label.own]).toBeGreaterThanOrEqual(75)
    if (readiness === 1) expect(roles[label.own]).toBeLessThanOrEqual(25)
    if (readiness === 2) expect(roles[label.own]).toBeLessThanOrEqual(45)
    expect(missing.filter((skill) => label.notMissing.includes(skill))).toEqual([])
  })

  it('hear at least three of five gaps that the mentor would name, and miss at most two of five', () => {
    const judged = fifth.map(({ resume, label }) => ({ label, missing: judgePerson(resume, label.own).missing }))
    const groups = judged.flatMap(({ label, missing }) =>
      label.missing.map((group) => group.split('|').some((skill) => missing.includes(skill))),
    )
    const named = judged.flatMap(({ label, missing }) =>
      missing.map((skill) => label.missing.some((group) => group.split('|').includes(skill))),
    )
    const share = (list: boolean[]) => list.filter(Boolean).length / list.length
    expect(share(named)).toBeGreaterThanOrEqual(0.7)
    expect(share(groups)).toBeGreaterThanOrEqual(0.6)
  })
})

describe('a hundred and twenty routes of these people', () => {
  const cases = [...people, ...third].flatMap(({ id, resume, label }) =>
    Object.keys(label.roles)
      .slice(0, 2)
      .map((roleId) => ({ id, resume, role: fullCatalogue.roles.get(roleId) as DreamRole })),
  )
  it.each(cases)('$id: every step adds a skill of the way, and nothing comes before what it builds on', (one) => {
    const { facts, otherTexts } = factsOf(one.resume)
    const { records, jobs } = backgroundOf(fullCatalogue, facts, { sourceId: 'r', at: NOW }, otherTexts)
    const states = skillStatesOf(records, NOW, fullCatalogue, jobs)
    const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
    const interimRoles = interimRolesOf(fullCatalogue, one.role)
    for (const draft of draftRoutes(fullCatalogue, {
      dreamRole: one.role,
      interimRole: null,
      states,
      interimRoles,
      ...learner,
    })) {
      const ground = groundOf(fullCatalogue, states)
      for (const step of draft.steps.filter(({ kind }) => kind === 'course')) {
        expect(step.skills).not.toEqual([])
        const course = must(fullCatalogue.courses.get(step.courseId))
        expect(unmetBy(fullCatalogue, course, ground)).toEqual([])
        for (const skill of course.skills) {
          ground.add(skill)
          for (const required of prerequisitesOf(fullCatalogue, skill)) ground.add(required)
        }
      }
    }
  })
})
