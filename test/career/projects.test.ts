import { describe, expect, it } from 'vitest'
import { dreamRoleById } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { routePeople, routesOf } from '#test/career/route-people.ts'

const { projects } = catalogue
const asked = new Set(
  catalogue.dreamRoles.flatMap(({ skills }) => skills.flatMap(({ skill, level }) => (level === 'nice' ? [] : skill))),
)

describe('the projects', () => {
  it.each(projects)('$id is complete', ({ title, skills, hours, deliverable, rubric }) => {
    for (const skill of skills) expect(catalogue.skills.has(skill), skill).toBe(true)
    expect(new Set(skills).size).toBe(skills.length)
    expect(hours.least).toBeGreaterThanOrEqual(2)
    expect(hours.most).toBeGreaterThan(hours.least)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(deliverable.split(' ').length).toBeGreaterThanOrEqual(8)
    expect(rubric.length).toBeGreaterThanOrEqual(4)
    expect(rubric.length).toBeLessThanOrEqual(6)
  })

  it('have ids and titles of their own', () => {
    expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length)
    expect(new Set(projects.map(({ deliverable }) => deliverable)).size).toBe(projects.length)
  })

  it.each([...asked])('at least two practise %s', (skill) => {
    expect(projects.filter(({ skills }) => skills.includes(skill)).length).toBeGreaterThanOrEqual(2)
  })
})

describe('the practice of routes', () => {
  const routes = routePeople().flatMap((person) => routesOf(person).map((route) => ({ person, route })))
  const steps = routes.flatMap(({ route }) => route.steps)

  it('has a name for at least four hours in five', () => {
    const hours = steps.reduce((sum, step) => sum + step.hours, 0)
    const practice = steps.reduce((sum, step) => sum + step.practiceHours, 0)
    const named = steps.reduce((sum, step) => sum + step.projects.reduce((all, one) => all + one.hours, 0), 0)
    expect((practice - named) / hours).toBeLessThanOrEqual(0.2)
  })

  it('gives no project twice on a route, and never more hours than the practice has', () => {
    for (const { route } of routes) {
      const ids = route.steps.flatMap((step) => step.projects.map(({ projectId }) => projectId))
      expect(new Set(ids).size).toBe(ids.length)
      for (const step of route.steps) {
        const named = step.projects.reduce((sum, one) => sum + one.hours, 0)
        expect(named).toBeLessThanOrEqual(step.practiceHours)
        expect(step.projects.length).toBeLessThanOrEqual(step.kind === 'practice' ? 6 : 3)
      }
    }
  })

  it('keeps each project within the hours written for it', () => {
    const byId = new Map(projects.map((project) => [project.id, project]))
    for (const { projectId, hours } of steps.flatMap((step) => step.projects)) {
      const range = must(byId.get(projectId)).hours
      expect(hours).toBeGreaterThanOrEqual(range.least)
      expect(hours).toBeLessThanOrEqual(range.most)
    }
  })

  it('comes for a beginner of each role with projects that the role asks for', () => {
    for (const { person, route } of routes.filter(({ person: { states } }) => states.size === 0)) {
      const role = must(dreamRoleById(catalogue, person.dreamRole.id))
      expect(
        route.steps.some(({ projects: own }) => own.length >= 2),
        role.id,
      ).toBe(true)
    }
  })
})
