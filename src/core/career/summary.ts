import { askedSkills } from '#core/career/match/asked-skills.ts'
import { interimRolesOf, skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole, Role, SkillLevel } from '#core/career/catalogue/catalogue-types.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import type { ScheduledStep } from '#core/career/routes/dated-route.ts'
import { firstGap } from '#core/career/match/first-gap.ts'
import type { Hold } from '#core/career/match/failed-checks.ts'
import type { PathEntry } from '#core/career/courses/learning-path.ts'
import { pathByNeed, type OptionalCourse } from '#core/career/routes/path-by-need.ts'
import { planRoutes, type RoutePlan } from '#core/career/routes/plan-route.ts'
import { SHOWN_INTERIM_ROLES, type Timeframe } from '#core/career/questionnaire.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import { heldWeight, matchRole, type SkillMatch } from '#core/career/match/role-match.ts'
import { namesOfHeld } from '#core/career/match/match-reasons.ts'
import { skillsHeld, topMoves, weaklyShown, type Gap, type Move, type OpenGap } from '#core/career/match/match-moves.ts'
import { isNoStep, readyByPay, steppingStones, stonesByNearness } from '#core/career/routes/stepping-stones.ts'
import { withPaidWay } from '#core/career/routes/route-advice.ts'
import { STRAIGHT } from '#core/career/routes/route-id.ts'
import { afterDoing, statesToDrawWith, type SkillStates } from '#core/career/skills/skill-state.ts'
import { studyHours, type StudyHours } from '#core/career/courses/study-hours.ts'
import { must } from '#core/must.ts'
import { oncePer } from '#core/once-per.ts'
import type { LocalDate } from '#core/time.ts'
import { type RoleStanding, standingOf } from '#core/career/routes/standing.ts'

/** All that the numbers of a person's career follow from. */
export type Situation = Omit<Learner, 'isInHurry'> & {
  dreamRole: DreamRole
  states: SkillStates
  /** The learning path in its order, done courses included. */
  path: readonly PathEntry[]
  /** Open courses that stay on the path whatever route is taken: started, or put there by hand. */
  kept: ReadonlySet<string>
  wantsInterim: boolean
  /** An interim role's id, 'straight', or null before any choice. */
  chosenRoute: string | null
  /** The interim role's id of the route that is proposed until then; see drawn-path.ts. */
  proposedRoute?: string | null
  timeframe: Timeframe
  today: LocalDate
  /** Skills whose last check was failed lately; see failed-checks.ts. */
  failed?: readonly Hold[]
}

/** What to do now. `place` counts from 1 among all steps, those done included. */
export type NextStep = Pick<ScheduledStep, 'kind' | 'courseId' | 'title' | 'hours' | 'practiceHours' | 'adds'> & {
  closes: string[]
  place: number
  of: number
  /** Weekly sittings it takes at the person's hours a day. */
  weeks: number
}

/**
 * The one source of the numbers that pages, the calendar, the advisor and the API show. `next` is null once the
 * dream role is in reach (time to apply), and where no course of ours leads on.
 */
export type CareerSummary = {
  today: LocalDate
  dream: RoleStanding
  /** Parts of the dream role that are mostly there, of all. */
  skills: { held: number; all: number }
  /** What shows the heaviest of the parts that `skills` counts as held. */
  strongest: string[]
  /** The paid job to name: that of the route taken, else the nearest; null where none is needed or left. */
  interim: RoleStanding | null
  /** That one, and the nearest of the others. */
  cards: RoleStanding[]
  /** Interim roles that are in reach today, best match first: jobs to have at once. */
  openToday: RoleStanding[]
  /** The best paid role of any kind to apply for today, while the dream role is not in reach: what others are a step back from. */
  meanwhile: { roleId: string; title: string } | null
  /** Interim roles whose work the person does or is past: jobs to have today, no steps on. */
  behind: { roleId: string; title: string }[]
  /** Whether that is so of all of them. */
  isPastInterim: boolean
  route: {
    id: string
    via: { roleId: string; title: string } | null
    isChosen: boolean
    hoursPerDay: number
    timeframe: Timeframe
    hours: StudyHours
    weeks: number
    months: number
    arrivesOn: LocalDate | null
    /** The match at the end of the route, where it brings the role into reach or not. */
    endsAtPercent: number
    weeksLate: number
    /** Gaps named today that stay open at its end. */
    leavesOpen: OpenGap[]
  }
  steps: (ScheduledStep & { closes: string[]; isOnPath: boolean })[]
  /** Done courses that serve the role, in the path's order; courses done for something else are not counted. */
  done: string[]
  optional: OptionalCourse[]
  next: NextStep | null
  /** What the dream role asks for and does not show, in the order to learn it: the first is what a mentor would name. */
  gaps: Gap[]
  /** The one to name first, which is not always the first to learn; see first-gap.ts. */
  firstGap: Pick<Gap, 'name' | 'adds' | 'shown'> | null
  moves: Move[]
}

const MOST_CARDS = 2
const MOST_NAMES = 3
const MOST_MOVES = 5

/** The summary with the routes it is taken from; the first route is the person's own. */
export function summarise(catalogue: Catalogue, situation: Situation): { summary: CareerSummary; plan: RoutePlan } {
  const plan = routesFor(catalogue, situation)
  const route = must(plan.routes[0])
  const { dreamRole, states, failed = [] } = situation
  const match = matchRole(catalogue, dreamRole, states)
  const standing = oncePer((role: Role) => standingOf(catalogue, role, { states, failed }, plan.routes))
  const interimRoles = interimRolesOf(catalogue, dreamRole)
  const via = interimRoles.find(({ id }) => id === route.via?.roleId)
  const stones = stonesByNearness(catalogue, dreamRole, states, (role) => hoursLeft(standing(role)))
  const cards = [...new Set([...(via ? [via] : []), ...stones])].slice(0, MOST_CARDS).map(standing)
  const { done, optional, isOnPath } = pathByNeed(catalogue, situation, route)
  const asked = new Map(askedSkills(dreamRole).map(({ skill, level }) => [skill, level]))
  const steps = route.steps.map((step) => ({
    ...step,
    closes: gapsFirst(step.skills, asked).map((skillId) => skillName(catalogue, skillId)),
    isOnPath: isOnPath(step),
  }))
  const learning = match.missing.map((skill) => gapOf(catalogue, situation, skill, steps))
  const gaps = learning.filter(({ level }) => level !== 'nice')
  const dream = standing(dreamRole)
  const behind = interimRoles.filter((role) => isNoStep(catalogue, dreamRole, role, states))
  const summary: CareerSummary = {
    today: situation.today,
    dream,
    skills: skillsHeld(match),
    strongest: namesOfHeld(catalogue, dreamRole, states, match.topics).slice(0, MOST_NAMES),
    interim: cards[0] ?? null,
    cards,
    openToday: interimRoles
      .filter((role) => isInReach(role, states))
      .map(standing)
      .filter(({ failedChecks }) => failedChecks.length === 0)
      .sort((a, b) => b.percent - a.percent),
    meanwhile: dream.isInReach ? null : openOf(readyByPay(catalogue)(states), standing),
    behind: behind.map(({ id, title }) => ({ roleId: id, title })),
    isPastInterim: behind.length === interimRoles.length,
    route: {
      id: route.via?.roleId ?? STRAIGHT,
      via: route.via,
      isChosen: situation.chosenRoute !== null,
      hoursPerDay: plan.hoursPerDay,
      timeframe: situation.timeframe,
      hours: studyHours(route),
      weeks: route.weeks,
      months: route.months,
      arrivesOn: route.arrivesOn,
      endsAtPercent: must(route.milestones.at(-1)).percent,
      weeksLate: route.weeksLate,
      leavesOpen: openAfter(catalogue, gaps, steps),
    },
    steps,
    done,
    optional,
    next: dream.isInReach ? null : nextOf(steps, done.length),
    gaps,
    firstGap: firstGap(gaps, steps, asked, (skillId) => skillName(catalogue, skillId)),
    moves: topMoves(learning, match.have, MOST_MOVES, (skillId) =>
      heldWeight(dreamRole, afterDoing(catalogue, states, [skillId], 'check')),
    ),
  }
  return { summary, plan }
}

/**
 * Dated routes for the situation. Courses under way come first, whatever their place on the path. `isAlone`: the route taken
 * without those to compare it with, which are most of the work.
 */
export function routesFor(
  catalogue: Catalogue,
  situation: Situation,
  { closing = situation.path, isAlone = false }: { closing?: Situation['path']; isAlone?: boolean } = {},
): RoutePlan {
  const { dreamRole, path, wantsInterim, failed = [] } = situation
  const states = statesToDrawWith(situation.states)
  const taken = takenRoute(situation)
  const all = wantsInterim ? interimRolesOf(catalogue, dreamRole) : []
  const stones = isAlone ? [] : steppingStones(catalogue, dreamRole, states)
  const interimRoles = stones.filter((role) => all.includes(role)).slice(0, SHOWN_INTERIM_ROLES)
  const open = (status: PathEntry['status']) =>
    path.filter((entry) => entry.status === status).map(({ courseId }) => courseId)
  const pathCourseIds = [...open('started'), ...open('planned')]
  const pace = { startsOn: situation.today, timeframe: situation.timeframe, isStraight: !wantsInterim }
  const plan = planRoutes(
    catalogue,
    {
      ...situation,
      states,
      interimRole: null,
      interimRoles,
      failed,
      chosenVia: all.find(({ id }) => id === taken) ?? null,
      pathCourseIds,
      closingCourseIds: closing.filter(({ status }) => status !== 'completed').map(({ courseId }) => courseId),
      keptCourseIds: pathCourseIds.filter((courseId) => situation.kept.has(courseId)),
    },
    pace,
  )
  return { ...plan, routes: withPaidWay(plan.routes) }
}

/** The route that a person is on: their choice, else what is proposed to them. */
export const takenRoute = ({ chosenRoute, proposedRoute = null }: Situation): string | null =>
  chosenRoute ?? proposedRoute

/** An hour for each check that would do. */
const hoursLeft = ({ isInReach, proofs, hoursAway }: RoleStanding) =>
  isInReach ? 0 : proofs.length || (hoursAway ?? Infinity)

function openOf(roles: readonly Role[], standing: (role: Role) => RoleStanding) {
  const open = roles.find((role) => standing(role).isInReach)
  return open ? { roleId: open.id, title: open.title } : null
}

/** What the dream role must or should have before what is nice to have and what a role on the way asks for. */
function gapsFirst(skillIds: readonly string[], asked: ReadonlyMap<string, SkillLevel>): string[] {
  const isWanted = (skillId: string) => (asked.get(skillId) ?? 'nice') !== 'nice'
  return [...skillIds.filter(isWanted), ...skillIds.filter((skillId) => !isWanted(skillId))]
}

function nextOf(steps: CareerSummary['steps'], done: number): NextStep | null {
  const step = steps[0]
  if (!step) return null
  const { kind, courseId, title, hours, practiceHours, adds, closes } = step
  const weeks = step.endWeek - step.startWeek + 1
  return { kind, courseId, title, hours, practiceHours, adds, closes, place: done + 1, of: done + steps.length, weeks }
}

function gapOf(
  catalogue: Catalogue,
  { states }: Situation,
  { skillId, name, level, adds }: SkillMatch,
  steps: CareerSummary['steps'],
): Gap {
  const step = steps.find(({ kind, skills }) => kind === 'course' && skills.includes(skillId))
  const course = step && catalogue.courses.get(step.courseId)
  const shown = weaklyShown(states, skillId)
  if (!course) return { skillId, name, level, adds, courseId: null, shown }
  return { skillId, name, level, adds: step.adds, courseId: course.id, shown }
}

/** What a mentor would name and no course, check or project of the route deals with. */
function openAfter(catalogue: Catalogue, gaps: readonly Gap[], steps: CareerSummary['steps']): OpenGap[] {
  const dealtWith = new Set(
    steps.flatMap(({ courseId, skills, projects }) => [
      ...skills,
      ...(catalogue.courses.get(courseId)?.skills ?? []),
      ...projects.flatMap(({ projectId }) => catalogue.projects.find(({ id }) => id === projectId)?.skills ?? []),
    ]),
  )
  return gaps
    .filter(({ skillId }) => !dealtWith.has(skillId))
    .map(({ skillId, name }) => ({ skillId, name, isTaught: catalogue.coursesTeaching.has(skillId) }))
}
