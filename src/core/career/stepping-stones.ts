import { interimRolesOf, type Catalogue } from '#core/career/catalogue.ts'
import type { DreamRole, InterimRole, Role } from '#core/career/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import { SHOWN_INTERIM_ROLES } from '#core/career/questionnaire.ts'
import { isReady } from '#core/career/in-reach.ts'
import { fitOf } from '#core/career/role-fit.ts'
import { monthsInTrade } from '#core/career/role-work.ts'
import { heldShare } from '#core/career/role-match.ts'
import type { SkillStates } from '#core/career/skill-state.ts'

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

const bestPayInReach = oncePer((catalogue: Catalogue) => {
  const byPay = [...catalogue.roles.values()].sort((a, b) => payOf(b) - payOf(a))
  return oncePer((states: SkillStates): number => {
    const best = byPay.find((role) => isReady(role, states))
    return best ? payOf(best) : 0
  })
})

/** Whether a first job pays far less than some role, of any kind, that is in reach today. */
const isFarBelow = (catalogue: Catalogue, role: Role, states: SkillStates): boolean =>
  payOf(role) < bestPayInReach(catalogue)(states) * LEAST_PAY

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

/** The nearest of the interim roles that are offered on the way to this dream role. */
export const nearestOffered = (catalogue: Catalogue, dreamRole: DreamRole, states: SkillStates): InterimRole | null =>
  nearestInterimRole(catalogue, dreamRole, states, offeredTitles(catalogue, dreamRole))

/**
 * The stepping stone this person is nearest to: the highest match; of equals the senior one, else the first in the data's order. `titles` narrows it
 * to the person's own options; titles of other roles are ignored.
 */
export function nearestInterimRole(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  states: SkillStates,
  titles: readonly string[] = [],
): InterimRole | null {
  const all = steppingStones(catalogue, dreamRole, states)
  const chosen = all.filter((role) => titles.includes(role.title))
  let nearest: InterimRole | null = null
  let best = -1
  for (const role of chosen.length > 0 ? chosen : all) {
    const share = heldShare(role, states)
    const isEqual = Math.abs(share - best) < 1e-9
    const isAbove = share > 0 && isEqual && nearest?.juniorOf?.includes(role.id) === true
    if ((share > best && !isEqual) || isAbove) [nearest, best] = [role, share]
  }
  return nearest
}
