import { skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Role } from '#core/career/catalogue/catalogue-types.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { isReady, lackedMusts } from '#core/career/match/in-reach.ts'
import { heldBackBy, heldUntil, skillsOf, type Hold } from '#core/career/match/failed-checks.ts'
import { hoursToRole, provingDoes } from '#core/career/routes/hours-to-role.ts'
import { payRange } from '#core/career/routes/interim-roles.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { hoursOfSteps } from '#core/career/courses/study-hours.ts'
import { isTaught } from '#core/career/routes/stepping-stones.ts'
import { type SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'

/** How far one role is, and when the person's route brings it into reach. */
export type RoleStanding = {
  roleId: string
  title: string
  percent: number
  musts: number
  mustsHeld: number
  missingMusts: string[]
  isInReach: boolean
  /** Core skills whose last check was failed: the advice to apply waits until they are passed. */
  failedChecks: string[]
  /** The first day on which they no longer count; null without any. */
  heldUntil: LocalDate | null
  /** Held skills whose checks alone would bring it into reach, failed ones first; empty where it is, or where they would not do. */
  proofs: string[]
  /** The day; null where the route does not bring it into reach. */
  date: LocalDate | null
  /**
   * Hours of study from today on the route, or where that does not pass it on the one by way of it, else those of a first job by
   * itself; null for what no course leads to.
   */
  hoursAway: number | null
  /** The match at the end of the route, where that brings all its must-haves and not the role into reach; else null. */
  taught: number | null
  /** US dollars a year. */
  pay: string
}

export function standingOf(
  catalogue: Catalogue,
  role: Role,
  { states, failed }: { states: SkillStates; failed: readonly Hold[] },
  routes: readonly Route[],
): RoleStanding {
  const route = must(routes[0])
  const musts = role.skills.filter(({ level }) => level === 'must')
  const holding = heldBackBy(role, states, skillsOf(failed))
  const inReachByMatch = isReady(role, states)
  const isHeldBack = inReachByMatch && holding.length > 0
  const inReach = inReachByMatch && !isHeldBack
  const milestone = route.milestones.find(({ roleId }) => roleId === role.id)
  const after = milestone?.reachedAfter ?? null
  const lacking = lackedMusts(role, states)
  return {
    roleId: role.id,
    title: role.title,
    percent: matchPercent(role, states),
    musts: musts.length,
    mustsHeld: musts.length - lacking.length,
    missingMusts: lacking.map(({ skill }) => skillName(catalogue, skill)),
    isInReach: inReach,
    failedChecks: holding.map((skillId) => skillName(catalogue, skillId)),
    heldUntil: heldUntil(role, states, failed),
    // where a failed check alone holds somebody back, that one; else what would do, failed ones first
    proofs: (inReachByMatch ? holding : proofsOf(role, states, holding)).map((skillId) =>
      skillName(catalogue, skillId),
    ),
    date: isHeldBack ? null : (milestone?.date ?? null),
    hoursAway: isHeldBack
      ? null
      : (hoursUntil(role, [route, ...routes.filter(({ via }) => via?.roleId === role.id)]) ??
        hoursByItself(catalogue, role, states)),
    taught: milestone?.hasMusts === true && after === null && lacking.length > 0 ? milestone.percent : null,
    pay: payRange(role.earnings),
  }
}

function proofsOf(role: Role, states: SkillStates, holding: readonly string[]): string[] {
  const proofs = provingDoes(role, states)
  return proofs.length === 0 ? [] : [...new Set([...holding, ...proofs])]
}

function hoursByItself(catalogue: Catalogue, role: Role, states: SkillStates): number | null {
  return role.kind === 'interim' && isTaught(catalogue, role, states) ? Math.round(hoursToRole(role, states)) : null
}

function hoursUntil(role: Role, routes: readonly Route[]): number | null {
  for (const route of routes) {
    const hours = hoursOn(route, role.id)
    if (hours !== null) return hours
  }
  return null
}

/** Hours of study on a route until it brings a role into reach; null where it does not. */
export function hoursOn({ milestones, steps }: Route, role: string | undefined): number | null {
  const after = milestones.find(({ roleId }) => roleId === role)?.reachedAfter ?? null
  return after === null ? null : hoursOfSteps(steps, after)
}
