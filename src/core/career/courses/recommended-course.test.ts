import { describe, expect, it } from 'vitest'
import { dreamRoleByTitle, interimRoleById, skillName } from '#core/career/catalogue/catalogue.ts'
import { gainsOf } from '#core/career/courses/course-gains.ts'
import { toRecommendedCourse } from '#core/career/courses/recommended-course.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const course = (id: string) => must(fullCatalogue.courses.get(id))
const states = (...skillIds: string[]) =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind: 'word', sourceId: 'me', at: NOW })),
    NOW,
  )
const aim = (dreamTitle: string, interimId: string | null, ...held: string[]) => ({
  dreamRole: must(dreamRoleByTitle(fullCatalogue, dreamTitle)),
  interimRole: interimId ? interimRoleById(fullCatalogue, interimId) : null,
  states: states(...held),
})

describe('toRecommendedCourse', () => {
  it('names the skills it closes for each role', () => {
    const shown = toRecommendedCourse(fullCatalogue, course('sqlbolt'), aim('Data Scientist', 'data-analyst'))
    expect(shown.dreamRoleBenefit).toBe('Closes a gap for Data Scientist: SQL.')
    expect(shown.interimRoleBenefit).toBe('Closes a gap for Data Analyst: SQL.')
  })

  it('does not claim a gap that is closed already', () => {
    const shown = toRecommendedCourse(
      fullCatalogue,
      course('kaggle-learn-pandas'),
      aim('Data Scientist', null, 'pandas', 'python'),
    )
    expect(shown.dreamRoleBenefit).toBe('Closes 2 gaps for Data Scientist: Data Analysis and Data Cleaning.')
  })

  it('says plainly when it closes nothing for the interim role', () => {
    const shown = toRecommendedCourse(
      fullCatalogue,
      course('refactoring-guru-design-patterns'),
      aim('Software Developer', 'qa-tester'),
    )
    expect(shown.interimRoleBenefit).toBe(
      'QA Tester does not need this one; it pays off later, for Software Developer.',
    )
  })

  it('says plainly when it closes nothing for the dream role, or for neither', () => {
    const step = toRecommendedCourse(
      fullCatalogue,
      course('label-studio-get-started-with-annotation'),
      aim('AI Engineer', 'data-annotator'),
    )
    expect(step.dreamRoleBenefit).toBe('Closes no gap for AI Engineer itself; it is a step on the way there.')
    const neither = toRecommendedCourse(fullCatalogue, course('a-tour-of-go'), aim('Software Developer', 'qa-tester'))
    expect(neither.dreamRoleBenefit).toBe('Closes no gap for Software Developer; take it if it interests you.')
    expect(neither.interimRoleBenefit).toBe('Closes no gap for QA Tester either.')
  })

  it('says what a course prepares for, for each role', () => {
    const shown = toRecommendedCourse(fullCatalogue, course('seeing-theory'), aim('AI Engineer', 'data-annotator'))
    expect(shown.dreamRoleBenefit).toBe(
      'Lays the ground for AI Engineer: Statistics comes before Machine Learning and Deep Learning.',
    )
    expect(shown.interimRoleBenefit).toBe(
      'AI Data Annotator does not need this one; it pays off later, for AI Engineer.',
    )
  })

  it('leaves the interim sentence empty without an interim role', () => {
    expect(toRecommendedCourse(fullCatalogue, course('sqlbolt'), aim('Data Scientist', null)).interimRoleBenefit).toBe(
      '',
    )
  })

  it('fills all eight fields for every course and role, and never names a skill it does not teach', () => {
    for (const dreamRole of fullCatalogue.dreamRoles) {
      const interimRole = must(interimRoleById(fullCatalogue, must(dreamRole.interimRoles.at(-1))))
      for (const one of fullCatalogue.courses.values()) {
        const shown = toRecommendedCourse(fullCatalogue, one, { dreamRole, interimRole, states: new Map() })
        for (const value of Object.values(shown)) expect(value).toBeTruthy()
        expect(`${shown.dreamRoleBenefit} ${shown.interimRoleBenefit}`).not.toMatch(/ \.|: \.|undefined|null| {2}/)
        const gains = gainsOf(fullCatalogue, one, { dreamRole, interimRole, states: new Map() })
        const first = gains.dream[0]
        if (first) {
          expect(one.skills).toContain(first)
          expect(shown.dreamRoleBenefit).toContain(skillName(fullCatalogue, first))
        }
      }
    }
  })

  it('gives the platform as provider and the institution beside it', () => {
    const shown = toRecommendedCourse(
      fullCatalogue,
      course('python-for-everybody-specialization'),
      aim('Data Scientist', null),
    )
    expect([shown.courseProvider, shown.institution]).toEqual(['Coursera', course(shown.courseId).provider])
  })
})
