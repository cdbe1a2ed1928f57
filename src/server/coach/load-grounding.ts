import { skillName } from '#core/career/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue-types.ts'
import { matchRole } from '#core/career/role-match.ts'
import { STUDY_DAYS_PER_WEEK } from '#core/career/study-hours.ts'
import type { CareerFacts } from '#core/coach/career-facts.ts'
import { localDateIn, utcDateOf } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import { loadAim, loadSkillStates, nearestOption } from '#server/career/load-person.ts'
import { planRoutes } from '#server/career/plan-routes.ts'
import { readLearningPath } from '#server/career/read-learning-path.ts'
import type { Deps } from '#server/deps.ts'

type GroundingDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

const SHOWN_SKILLS = 20
const SHOWN_GAPS = 12
const SHOWN_COURSES = 8
const SHOWN_DEMANDS = 16
const SHOWN_OFFERS = 10

/** What code knows of the person's career, as of now; without a dream role no more than the date. */
export async function loadCareerFacts(deps: GroundingDeps, userId: string): Promise<CareerFacts> {
  const user = await findUser(deps.db, userId)
  const now = deps.clock.now()
  const today = user ? localDateIn(user.time_zone, now) : utcDateOf(now)
  const saved = await loadAim(deps, deps.db, userId)
  if (!saved) return { today }
  const { catalogue } = deps
  const states = await loadSkillStates(deps, deps.db, userId)
  const match = matchRole(catalogue, saved.dreamRole, states)
  const interimRole = nearestOption(deps, saved.dreamRole, states)
  const path = await readLearningPath(deps, deps.db, userId)
  const route = (await planRoutes(deps, userId, {}))?.routes[0]
  return {
    today,
    dreamRole: match.title,
    roleMatchPercent: match.percent,
    roleAsks: demandsOf(deps, saved.dreamRole),
    rolePay: payOf(saved.dreamRole),
    coursesForGaps: coursesFor(
      deps,
      match.missing.map(({ skillId }) => skillId),
    ),
    counts: {
      skillsShown: match.have.length,
      mustGaps: match.missing.filter(({ level }) => level === 'must').length,
      shouldGaps: match.missing.filter(({ level }) => level === 'should').length,
      coursesPlanned: path.filter(({ status }) => status === 'planned').length,
      coursesCompleted: path.filter(({ status }) => status === 'completed').length,
    },
    skillsShown: match.have
      .slice(0, SHOWN_SKILLS)
      .map((held) => ({ skill: skillName(catalogue, held.skillId), from: held.evidence[0]?.label ?? 'known' })),
    gaps: match.missing
      .slice(0, SHOWN_GAPS)
      .map((gap) => ({ skill: gap.name, need: gap.level === 'must' ? 'must' : 'should' })),
    ...(interimRole
      ? {
          nearestInterimRole: {
            title: interimRole.title,
            matchPercent: matchRole(catalogue, interimRole, states).percent,
          },
        }
      : {}),
    learningPath: path.slice(0, SHOWN_COURSES).map((entry) => ({ course: entry.courseTitle, status: entry.status })),
    ...(route
      ? {
          route: {
            hoursPerDay: hoursPerDay(route),
            weeks: route.weeks,
            arrivesOn: route.arrivesOn,
            weeksLate: route.weeksLate,
          },
        }
      : {}),
  }
}

function demandsOf({ catalogue }: GroundingDeps, role: DreamRole): CareerFacts['roleAsks'] {
  return [...role.skills]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ skill, level }) => (level === 'nice' ? [] : [{ skill: skillName(catalogue, skill), need: level }]))
    .slice(0, SHOWN_DEMANDS)
}

function payOf({ earnings }: DreamRole): CareerFacts['rolePay'] {
  const { median, currency, period, region, source } = earnings
  return { median, currency, period, region, source }
}

/** Courses that teach what is missing, those for the first gaps first. */
function coursesFor({ catalogue }: GroundingDeps, gaps: readonly string[]): CareerFacts['coursesForGaps'] {
  const first = gaps.slice(0, SHOWN_GAPS)
  return [...catalogue.courses.values()]
    .flatMap((course) => {
      const taught = first.filter((skill) => course.skills.includes(skill))
      return taught.length === 0 ? [] : [{ course, taught }]
    })
    .sort((a, b) => b.taught.length - a.taught.length)
    .slice(0, SHOWN_OFFERS)
    .map(({ course, taught }) => ({
      course: course.title,
      hours: course.durationHours,
      teaches: taught.map((skill) => skillName(catalogue, skill)),
    }))
}

/** As plans count: six study days a week. */
function hoursPerDay({ hours, weeks }: { hours: number; weeks: number }): number {
  return weeks > 0 ? Math.round((hours / weeks / STUDY_DAYS_PER_WEEK) * 10) / 10 : 0
}
