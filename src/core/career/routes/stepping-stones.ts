import { askedSkills } from '#core/career/match/asked-skills.ts'
import { interimRolesOf, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole, InterimRole, Role } from '#core/career/catalogue/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import { SHOWN_INTERIM_ROLES } from '#core/career/questionnaire.ts'
import { hoursToRole } from '#core/career/routes/hours-to-role.ts'
import { essentialsMissing, isReady } from '#core/career/match/in-reach.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { monthsInTrade } from '#core/career/catalogue/role-work.ts'
import { heldShare } from '#core/career/match/role-match.ts'
import { onTheWayTo } from '#core/career/routes/route-courses.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** Whose work is worth this much of a role, after this many months of it, does that work or is past it. */
const DOES_IT = 0.75
const LEAST_MONTHS = 24

/** After so many months in a trade its first jobs are behind one, even where the resume tells little of it. */
const YEARS_PAST = 84

/** Whether a role is no step on for somebody: the work they have done for years, or work below it. */
export function isBehind(role: Role, states: SkillStates): boolean {
  if (role.kind === 'interim' && monthsInTrade(role, states.jobs ?? []) >= YEARS_PAST) return true
  const { job, months } = fitOf(role, states)
  return job >= DOES_IT && months >= LEAST_MONTHS
}

/** A job that pays less than this share of what another in reach does is a step down. */
const LEAST_PAY = 0.75

const payOf = ({ earnings }: Role) => (earnings.rangeLow + earnings.rangeHigh) / 2

/** The roles of any kind that one can apply for today, the best paid first. */
export const readyByPay = oncePer((catalogue: Catalogue) => {
  const byPay = [...catalogue.roles.values()].sort((a, b) => payOf(b) - payOf(a))
  return oncePer((states: SkillStates): readonly Role[] => byPay.filter((role) => isReady(role, states)))
})

/** Whether a first job pays far less than some role, of any kind, that is in reach today. */
function isFarBelow(catalogue: Catalogue, role: Role, states: SkillStates): boolean {
  const [best] = readyByPay(catalogue)(states)
  return best !== undefined && payOf(role) < payOf(best) * LEAST_PAY
}

/**
 * Whether a first job leads nobody on who is where this person is: it is behind them, far below what they can have, or has to
 * be learnt for while the dream role is in reach.
 */
export const isNoStep = (catalogue: Catalogue, dreamRole: DreamRole, role: Role, states: SkillStates): boolean =>
  isBehind(role, states) ||
  isFarBelow(catalogue, role, states) ||
  (isReady(dreamRole, states) && !isReady(role, states))

/** The interim roles that lead on, in the data's order: none for whom the dream role is in reach. */
export function steppingStones(catalogue: Catalogue, dreamRole: DreamRole, states: SkillStates): InterimRole[] {
  if (isReady(dreamRole, states)) return []
  return interimRolesOf(catalogue, dreamRole).filter((role) => !isNoStep(catalogue, dreamRole, role, states))
}

/** Titles of the dream role's interim roles in the data's order, as many as are shown. */
export const offeredTitles = (catalogue: Catalogue, dreamRole: DreamRole): string[] =>
  interimRolesOf(catalogue, dreamRole)
    .map(({ title }) => title)
    .slice(0, SHOWN_INTERIM_ROLES)

/** The paid job to name on the way to a dream role, on every page; null where none is needed or left. */
export const nearestInterimRole = (
  catalogue: Catalogue,
  dreamRole: DreamRole,
  states: SkillStates,
): InterimRole | null => stonesByNearness(catalogue, dreamRole, states)[0] ?? null

/** Nobody steps back, however short the way: a job needs this share of the best match among them to be named first, */
const LEAST_OF_BEST = 0.75
/** or to be no further behind it than this: with little of any of them it is the time that counts. */
const AS_GOOD = 0.1
export const isNearEnough = (share: number, best: number, least = LEAST_OF_BEST) =>
  best - share < AS_GOOD || share >= best * least
/** Hours by which two jobs are as near to anyone who looks at them: of these the one that serves the dream role more. */
const HARDLY_FURTHER = 1.5

/** Paid work that comes later than this share of the way to the dream role is no job on that way. */
const LATEST = 0.9
export const comesInTime = (hours: number, hoursToDream: number) => hours <= LATEST * hoursToDream

/**
 * The stepping stones as a mentor would name them: first the one with the fewest hours to go of those that match about as well as
 * the best, of equals the senior, or of those hardly further the one that asks for most of what the dream role does; the others by hours. `hoursTo`: what each takes, and the dream
 * role, Infinity for what no course leads to; what comes hardly before the dream role is left out.
 */
export function stonesByNearness(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  states: SkillStates,
  hoursTo = (role: Role) => (isTaught(catalogue, role, states) ? hoursToRole(role, states) : Infinity),
): InterimRole[] {
  const asked = onTheWayTo(catalogue, dreamRole)
  const stones = steppingStones(catalogue, dreamRole, states).map((role): Stone => ({
    role,
    share: heldShare(role, states),
    hours: hoursTo(role),
    serves: shareAsked(role, asked),
  }))
  const best = Math.max(0, ...stones.map(({ share }) => share))
  const hoursToDream = hoursTo(dreamRole)
  const isAbove = (senior: Stone, { role, share }: Stone) =>
    role.juniorOf?.includes(senior.role.id) === true && share >= AS_GOOD && senior.share > share - 1e-9
  const isNear = (stone: Stone) =>
    stone.hours < Infinity && isNearEnough(stone.share, best) && !stones.some((other) => isAbove(other, stone))
  const inTime = stones.filter(({ hours }) => hours === Infinity || comesInTime(hours, hoursToDream))
  const byHours = inTime.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.hours - b.hours)
  const [soonest] = byHours
  if (!soonest) return []
  const first = byHours
    .filter((stone) => isNear(stone) === isNear(soonest) && stone.hours <= soonest.hours * HARDLY_FURTHER)
    .reduce((a, b) => (b.serves > a.serves ? b : a))
  return [first, ...byHours.filter((stone) => stone !== first)].map(({ role }) => role)
}

type Stone = { role: InterimRole; share: number; hours: number; serves: number }

/** Whether a course of ours teaches each core thing that the person lacks for a role. */
export function isTaught({ coursesTeaching }: Catalogue, role: Role, states: SkillStates): boolean {
  return essentialsMissing(role, states).every((skills) => skills.some((skill) => coursesTeaching.has(skill)))
}

/** The share of what a role must or should have that is asked for elsewhere as well, by weight. */
function shareAsked(role: Role, asked: ReadonlySet<string>): number {
  const counted = askedSkills(role).filter(({ level }) => level !== 'nice')
  const weightOf = (skills: typeof counted) => skills.reduce((sum, { weight }) => sum + weight, 0)
  return weightOf(counted.filter(({ skill }) => asked.has(skill))) / Math.max(1, weightOf(counted))
}
