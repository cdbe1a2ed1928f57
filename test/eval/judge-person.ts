import { backgroundOf } from '#core/resume/background.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { nextToLearn } from '#core/career/match/next-to-learn.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { factsOf, type JsonResume } from './json-resume.ts'

const NOW = '2026-11-22T00:00:00.000Z'
export type PersonPrediction = { roles: Record<string, number>; missing: string[]; courses: string[]; held: string[] }

export function judgePerson(resume: JsonResume, own?: string): PersonPrediction {
  const { facts, otherTexts } = factsOf(resume)
  const background = backgroundOf(fullCatalogue, facts, { sourceId: 'resume', at: NOW }, otherTexts)
  const states = skillStatesOf(background.records, NOW, fullCatalogue, background.jobs)
  const roles = Object.fromEntries(
    [...fullCatalogue.roles.values()].map((role) => [role.id, matchPercent(role, states)]),
  )
  const dream =
    fullCatalogue.dreamRoles.find((role) => role.id === own) ??
    must(fullCatalogue.dreamRoles.toSorted((a, b) => must(roles[b.id]) - must(roles[a.id]))[0])
  const wish = {
    dreamRole: dream,
    interimRole: null,
    states,
    learningPreference: 'all' as const,
    hoursPerDay: 1.5,
    challenges: [],
  }
  return {
    roles,
    missing: nextToLearn(dream, states).map(({ skill }) => skill),
    courses: recommendCourses(fullCatalogue, wish).map((one) => one.courseId),
    held: [...states.keys()],
  }
}
