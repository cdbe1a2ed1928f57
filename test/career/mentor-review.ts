import { dreamRoleByTitle, interimRolesOf, skillName } from '#core/career/catalogue/catalogue.ts'
import { planRoutes } from '#core/career/routes/plan-route.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { matchPercent, matchRole } from '#core/career/match/role-match.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { hoursPerDayOf } from '#core/career/courses/study-hours.ts'
import { must } from '#core/must.ts'
import type { MentorPerson } from '#test/career/mentor-people.ts'
import { MENTOR_PEOPLE } from '#test/career/mentor-resumes.ts'
import { mentorStates } from '#test/career/mentor-states.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const INTRODUCTION = `# Would a good mentor agree?

Twenty-four invented people, what the engine tells them, and what a mentor says to it; four of them are seniors. Each
starts on 2026-11-23 with the skills named or the resume of \`test/people\` and \`test/people-third\`; study is six days a week at
the middle of the hours they chose. Printed by \`node test/career/print-mentor-review.ts\`; the verdicts are written by hand in
\`test/career/mentor-people.ts\` and \`mentor-resumes.ts\` and have to be read again whenever the engine or the data change.

| Who | Dream role today, and what to learn first | First five courses | Routes | Would a good mentor agree? |
|---|---|---|---|---|`

/** What docs/mentor-review.md has to say. */
export function mentorReview(): string {
  return `${[INTRODUCTION, ...MENTOR_PEOPLE.map(rowFor)].join('\n')}\n`
}

function rowFor(person: MentorPerson): string {
  const dreamRole = must(dreamRoleByTitle(catalogue, person.dreamRole))
  const states = mentorStates(person)
  const { learningPreference, challenges } = person
  const learner = { learningPreference, challenges, hoursPerDay: hoursPerDayOf(person.timeCommitment) }
  const interimRole = person.wantsInterimRole ? nearestInterimRole(catalogue, dreamRole, states) : null
  const wish = { ...learner, dreamRole, states, interimRole }
  const courses = recommendCourses(catalogue, wish, 5).map(({ courseId }) => courseText(courseId))
  const interimRoles = person.wantsInterimRole ? interimRolesOf(catalogue, dreamRole) : []
  const plan = planRoutes(catalogue, { ...wish, interimRoles }, { startsOn: '2026-11-23', timeframe: person.timeframe })
  const who = `**${person.name}.** ${person.story}. ${person.skills.length > 0 ? `Has ${person.skills.join(', ')}. ` : ''}${person.timeCommitment} h a day, ${person.timeframe}, likes ${person.learningPreference}${challenges.length > 0 ? `; hard: ${challenges.join(', ')}` : ''}`
  const nearest = interimRole ? `; nearest: ${interimRole.title} ${matchPercent(interimRole, states)} %` : ''
  const match = matchRole(catalogue, dreamRole, states)
  const first = match.missing.map(({ skillId }) => skillName(catalogue, skillId)).join(', ')
  const today = `${dreamRole.title}: ${match.percent} % (${match.readiness})${nearest}. First: ${first || 'nothing'}`
  return `| ${[who, today, courses.join('<br>'), plan.routes.map(routeText).join('<br>'), person.verdict].join(' | ')} |`
}

function courseText(courseId: string): string {
  const course = must(catalogue.courses.get(courseId))
  return `${course.title} (${course.platform}, ${course.level}, ${course.durationHours} h, ${course.cost})`
}

function routeText(route: Route): string {
  const reached = route.milestones
    .filter((one) => one.week !== null)
    .sort((a, b) => must(a.week) - must(b.week))
    .map((one) => `${one.title} ${one.week === 0 ? 'today' : `week ${one.week}`}`)
  const name = route.via ? `By way of ${route.via.title}` : 'Straight'
  return `${name}, ${route.hours} h: ${reached.join(', ') || 'not in reach by courses alone'}${route.weeksLate > 0 ? `; ${route.weeksLate === 1 ? '1 week' : `${route.weeksLate} weeks`} late` : ''}`
}
