import { skillName } from '#core/career/catalogue.ts'
import { matchRole } from '#core/career/role-match.ts'
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

function hoursPerDay({ hours, weeks }: { hours: number; weeks: number }): number {
  return weeks > 0 ? Math.round((hours / weeks / 7) * 10) / 10 : 0
}
