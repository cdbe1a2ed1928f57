import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { dreamRoleByTitle, interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import { isNeeded } from '#core/career/courses/course-gains.ts'
import { gapsOf, matchWithNotes } from '#core/career/courses/skill-gaps.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { FIRST_STEP_HOURS } from '#core/career/courses/study-hours.ts'
import { placesIn } from '#core/career/courses/order-courses.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { unmetBy } from '#core/career/courses/pick-courses.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const dreamRoles = fullCatalogue.dreamRoles
const allRoles = [...fullCatalogue.roles.values()]
const course = (id: string) => must(fullCatalogue.courses.get(id))

function statesOf(skillIds: readonly string[]): SkillStates {
  return skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
  )
}

function wishFor(dreamTitle: string, held: readonly string[] = [], other: Partial<CourseWish> = {}): CourseWish {
  const dreamRole = must(dreamRoleByTitle(fullCatalogue, dreamTitle))
  const states = statesOf(held)
  return { dreamRole, interimRole: null, states, learningPreference: 'all', hoursPerDay: 1.5, challenges: [], ...other }
}

const skillIds = fc.uniqueArray(
  fc.constantFrom(...new Set(allRoles.flatMap((role) => role.skills.map((s) => s.skill)))),
  {
    maxLength: 40,
  },
)

const wishes = fc
  .record({
    dream: fc.constantFrom(...dreamRoles),
    held: skillIds,
    interim: fc.option(fc.nat(3)),
    learningPreference: fc.constantFrom('videos' as const, 'projects' as const, 'reading' as const, 'all' as const),
    hoursPerDay: fc.constantFrom(1.5, 3, 5),
    challenges: fc.subarray(['financial', 'time', 'resources', 'uncertainty', 'other: two small children']),
  })
  .map(({ dream, held, interim, ...learner }) => ({
    ...learner,
    dreamRole: dream,
    interimRole: interim === null ? null : (interimRolesOf(fullCatalogue, dream)[interim] ?? null),
    states: statesOf(held),
  }))

describe('recommendCourses', () => {
  it('begins with a course of at most ten hours wherever one as easy as the first needs nothing before it', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const [first, ...rest] = recommendCourses(fullCatalogue, wish, 40).map(({ courseId }) => course(courseId))
        if (!first || first.durationHours <= FIRST_STEP_HOURS) return
        const held = groundOf(fullCatalogue, wish.states)
        const asHard = ['beginner', 'intermediate', 'advanced']
        const places = placesIn([wish.dreamRole])
        const placeOf = ({ skills }: typeof first) => Math.min(...skills.map((id) => places.get(id) ?? Infinity))
        for (const one of rest) {
          const isShort = one.durationHours <= FIRST_STEP_HOURS
          const isAsEasy = asHard.indexOf(one.level) <= asHard.indexOf(first.level)
          const hasEasierBefore = rest.some(
            (other) =>
              other.skills.slice(0, 3).includes(must(one.skills[0])) &&
              asHard.indexOf(other.level) < asHard.indexOf(one.level),
          )
          const hasLessonBefore = [first, ...rest].some(
            ({ level, skills: [lesson = ''] }) =>
              level === 'beginner' && prerequisitesOf(fullCatalogue, must(one.skills[0])).has(lesson),
          )
          const needsNothing = unmetBy(fullCatalogue, one, held).length === 0
          const isForDream = isNeeded(fullCatalogue, one, { ...wish, interimRole: null })
          // what is learnt for the job on the way has no place in the order of the dream role
          const isEarly = Number.isFinite(placeOf(first)) && placeOf(one) <= placeOf(first)
          expect(
            isForDream && isEarly && isShort && isAsEasy && needsNothing && !hasEasierBefore && !hasLessonBefore,
          ).toBe(false)
        }
      }),
      { numRuns: runs(150) },
    )
  })

  it('begins a person without any skill with hours, not months', () => {
    const hours = dreamRoles.map(
      ({ title }) => course(must(recommendCourses(fullCatalogue, wishFor(title))[0]).courseId).durationHours,
    )
    expect(hours.filter((one) => one <= FIRST_STEP_HOURS).length).toBeGreaterThanOrEqual(4)
  })

  it('never recommends a course whose skills are all held, nor one that closes nothing', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        for (const { courseId, closes } of recommendCourses(fullCatalogue, wish, 40)) {
          expect(course(courseId).skills.every((skillId) => wish.states.has(skillId))).toBe(false)
          expect([...closes.dream, ...closes.interim, ...closes.prepares, ...closes.nice]).not.toEqual([])
          for (const skillId of [...closes.dream, ...closes.interim]) {
            expect(wish.states.has(skillId)).toBe(false)
            expect(course(courseId).skills).toContain(skillId)
          }
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('says the same for the same input', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(recommendCourses(fullCatalogue, wish)).toEqual(recommendCourses(fullCatalogue, structuredClone(wish)))
      }),
      { numRuns: runs(25) },
    )
  })

  it('gives nine dream roles nine paths', () => {
    const paths = dreamRoles.map((role) =>
      recommendCourses(fullCatalogue, wishFor(role.title)).map((one) => one.courseId),
    )
    expect(new Set(paths.map((path) => path.join())).size).toBe(9)
    for (const path of paths) expect(path.length).toBeGreaterThanOrEqual(3)
  })

  it('leaves no part of the dream role untouched over the whole path', () => {
    for (const role of dreamRoles) {
      const path = recommendCourses(fullCatalogue, wishFor(role.title), 40)
      const taught = new Set(path.flatMap(({ courseId }) => must(fullCatalogue.courses.get(courseId)).skills))
      const untouched = topicsOf(role).filter(({ core, any }) => core && !any.some(({ skill }) => taught.has(skill)))
      expect(untouched.map(({ name }) => `${role.title}: ${name}`)).toEqual([])
    }
  })

  it('puts a course on the ground before one that builds on it alone', () => {
    for (const role of dreamRoles) {
      const path = recommendCourses(fullCatalogue, wishFor(role.title), 40).map((one) => course(one.courseId))
      path.forEach((later, index) => {
        const main = must(later.skills[0])
        const missing = [...prerequisitesOf(fullCatalogue, main)].filter(
          (id) => !later.skills.includes(id) && !path.slice(0, index).some((earlier) => earlier.skills.includes(id)),
        )
        const taughtLater = missing.filter((id) => path.slice(index + 1).some((one) => one.skills[0] === id))
        expect({ course: later.id, taughtLater }).toEqual({ course: later.id, taughtLater: [] })
      })
    }
  })

  it('does not send someone who knows React back to JavaScript', () => {
    const ids = recommendCourses(fullCatalogue, wishFor('Full-Stack Developer', ['react', 'typescript', 'nextjs']), 40)
    expect(ids.map((one) => one.courseId)).not.toContain('the-modern-javascript-tutorial')
    expect(ids.flatMap((one) => one.closes.prepares)).not.toContain('programming-fundamentals')
  })

  it('keeps paid courses out when money is the challenge and a free one closes the gap', () => {
    for (const role of dreamRoles) {
      const path = recommendCourses(fullCatalogue, wishFor(role.title, [], { challenges: ['financial'] }), 40)
      expect(path.filter((one) => course(one.courseId).cost === 'paid')).toEqual([])
    }
  })

  it('leans towards the way a person likes to learn', () => {
    const share = (learningPreference: 'videos' | 'projects' | 'reading', format: string) => {
      const paths = dreamRoles.flatMap((role) =>
        recommendCourses(fullCatalogue, wishFor(role.title, [], { learningPreference })),
      )
      return paths.filter((one) => course(one.courseId).format === format).length / paths.length
    }
    expect(share('videos', 'video')).toBeGreaterThan(share('projects', 'video'))
    expect(share('projects', 'projects')).toBeGreaterThan(share('reading', 'projects'))
    expect(share('reading', 'reading')).toBeGreaterThan(share('videos', 'reading'))
  })

  it('turns to the nice-to-haves when every must and should is held, and ends when all is', () => {
    const developer = must(dreamRoleByTitle(fullCatalogue, 'Software Developer'))
    const counted = developer.skills.filter((asked) => asked.level !== 'nice').map((asked) => asked.skill)
    const extra = recommendCourses(fullCatalogue, wishFor('Software Developer', counted))
    expect(extra.length).toBeGreaterThan(0)
    for (const one of extra) expect([...one.closes.nice, ...one.closes.dream, ...one.closes.prepares]).not.toEqual([])
    const all = [...skillsOfRole(developer)]
    expect(recommendCourses(fullCatalogue, wishFor('Software Developer', all))).toEqual([])
  })

  it('keeps to the limit, also an absurd one', () => {
    expect(recommendCourses(fullCatalogue, wishFor('Data Scientist'), 3)).toHaveLength(3)
    expect(recommendCourses(fullCatalogue, wishFor('Data Scientist'), 0)).toEqual([])
    expect(recommendCourses(fullCatalogue, wishFor('Data Scientist'), -1)).toEqual([])
  })
})

describe('gapsOf', () => {
  it('closes every must-have gap of all roles with at least two courses, or says so', () => {
    for (const role of allRoles) {
      for (const gap of gapsOf(fullCatalogue, role, new Map())) {
        if (gap.level === 'must') expect(gap.courseIds.length >= 2 || gap.note !== '').toBe(true)
      }
    }
  })

  it('says how few courses there are', () => {
    const [first, , second] = gapsOf(fullCatalogue, must(dreamRoles[0]), new Map()).map(({ skillId }) => ({
      skill: skillId,
    }))
    const thin = { ...fullCatalogue, coursesTeaching: new Map([[must(first).skill, [course('sqlbolt')]]]) }
    const notes = new Map(gapsOf(thin, must(dreamRoles[0]), new Map()).map((gap) => [gap.skillId, gap.note]))
    expect(notes.get(must(first).skill)).toMatch(/^Only one course of ours teaches /)
    expect(notes.get(must(second).skill)).toMatch(/^No course of ours teaches /)
    const { missing } = matchWithNotes(thin, must(dreamRoles[0]), new Map())
    expect(missing.find(({ skillId }) => skillId === must(first).skill)?.note).toMatch(/^Only one course/)
    expect(
      matchWithNotes(fullCatalogue, must(dreamRoles[0]), new Map()).missing.find(
        ({ skillId }) => skillId === must(first).skill,
      ),
    ).not.toHaveProperty('note')
  })
})

it('sends nobody into one course of hundreds of hours where shorter ones lead to the same', () => {
  const held = ['html', 'css', 'javascript', 'react', 'unit-testing', 'responsive-design', 'git']
  for (const learningPreference of ['all', 'projects', 'videos'] as const)
    for (const challenges of [[], ['financial']]) {
      const wish = wishFor('Full-Stack Developer', held, { learningPreference, challenges, hoursPerDay: 3 })
      const hours = recommendCourses(fullCatalogue, wish, 40).map(({ courseId }) => course(courseId).durationHours)
      expect(Math.max(...hours)).toBeLessThanOrEqual(120)
      expect(hours.length).toBeGreaterThan(4)
    }
})
