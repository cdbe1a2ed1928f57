import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import { ANOTHER_RESUME, type CareerFacts } from '#core/coach/career-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { localDateIn, utcDateOf } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import { loadSummary } from '#server/career/load-summary.ts'
import { readAhead } from '#server/career/resume-background.ts'
import type { StoredFacts } from '#server/career/resume-facts.repo.ts'
import { readLearningPath } from '#server/career/read-learning-path.ts'
import type { Deps } from '#server/deps.ts'

type GroundingDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'workers'>

const SHOWN_SKILLS = 20
const SHOWN_GAPS = 12
const SHOWN_COURSES = 8
const SHOWN_DEMANDS = 16
const SHOWN_OFFERS = 10

/**
 * What code knows of the person's career, as of now; without a dream role no more than the date. `shown`: with a resume that is
 * not the one on file, as if it were.
 */
export async function loadCareerFacts(deps: GroundingDeps, userId: string, shown?: ResumeFacts): Promise<CareerFacts> {
  const user = await findUser(deps.db, userId)
  const now = deps.clock.now()
  const today = user ? localDateIn(user.time_zone, now) : utcDateOf(now)
  const loaded = await loadSummary(deps, deps.db, userId, shown && (await readShown(deps, userId, shown, now)))
  if (!loaded) return { today }
  const { catalogue } = deps
  const { dreamRole, states } = loaded.situation
  const { dream, interim, route, next, moves, steps, done } = loaded.summary
  const match = matchRole(catalogue, dreamRole, states)
  const optional = new Set(loaded.summary.optional.map(({ courseId }) => courseId))
  const path = (await readLearningPath(deps, deps.db, userId)).filter(({ courseId }) => !optional.has(courseId))
  const statusOf = new Map(path.map(({ courseId, status }) => [courseId, status]))
  return {
    today,
    ...(shown ? { countedWith: ANOTHER_RESUME } : {}),
    dreamRole: match.title,
    roleMatchPercent: dream.percent,
    roleAsks: demandsOf(deps, dreamRole),
    rolePay: payOf(dreamRole),
    coursesForGaps: coursesFor(
      deps,
      match.missing.map(({ skillId }) => skillId),
    ),
    counts: {
      skillsShown: match.have.length,
      mustGaps: match.missing.filter(({ level }) => level === 'must').length,
      shouldGaps: match.missing.filter(({ level }) => level === 'should').length,
      coursesPlanned: steps.filter(({ kind, courseId }) => kind === 'course' && statusOf.get(courseId) !== 'started')
        .length,
      coursesCompleted: done.length,
    },
    skillsShown: match.have
      .slice(0, SHOWN_SKILLS)
      .map((held) => ({ skill: skillName(catalogue, held.skillId), from: held.evidence[0]?.label ?? 'known' })),
    gaps: match.missing
      .slice(0, SHOWN_GAPS)
      .map((gap) => ({ skill: gap.name, need: gap.level === 'must' ? 'must' : 'should' })),
    ...(interim ? { nearestInterimRole: { title: interim.title, matchPercent: interim.percent } } : {}),
    learningPath: path.slice(0, SHOWN_COURSES).map((entry) => ({ course: entry.courseTitle, status: entry.status })),
    ...(next ? { nextStep: { title: next.title, hours: next.hours, place: next.place, of: next.of } } : {}),
    movesMatchMost: moves.map(({ name, by, adds }) => ({ skill: name, by, adds })),
    route: {
      byWayOf: route.via?.title ?? null,
      hoursPerDay: route.hoursPerDay,
      courseHours: route.hours.courses,
      practiceHours: route.hours.practice,
      weeks: route.weeks,
      arrivesOn: route.arrivesOn,
      weeksLate: route.weeksLate,
    },
  }
}

/** As if it had been saved today: the same all day, so that it is read and counted once. */
async function readShown(deps: GroundingDeps, userId: string, facts: ResumeFacts, now: string): Promise<StoredFacts> {
  const day = utcDateOf(now)
  const stored = { id: `shown ${day}`, savedAt: `${day}T00:00:00.000Z`, text: JSON.stringify(facts) }
  await readAhead(deps, userId, stored)
  return stored
}

function demandsOf({ catalogue }: Pick<GroundingDeps, 'catalogue'>, role: DreamRole): CareerFacts['roleAsks'] {
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
