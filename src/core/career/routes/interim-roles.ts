import { interimRolesOf, skillName } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole, Earnings, InterimRole, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import { lackedMusts } from '#core/career/match/in-reach.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { isNoStep } from '#core/career/routes/stepping-stones.ts'
import { bestOf, strengthIn, type SkillStates } from '#core/career/skills/skill-state.ts'

/**
 * The interim role template of the specification, with `progress` measured. A requirement is a must-have
 * skill of the role, by name; met means shown, or part of the work that the person does.
 */
export type InterimRoleCard = {
  id: string
  title: string
  timeline: string
  requirements: string[]
  description: string
  progress: number
  whyThisRole: string
  earnings: { range: string; benefits: string[]; region: string; source: string; median: number }
  requirementsMet: string[]
  requirementsMissing: string[]
  /** Those of the missing of which a little shows: 'HTML (basic)'. */
  requirementsLittle: string[]
  /** The person's work is this or past it, or far better paid work is in reach: no step on. */
  isBehind: boolean
}

/** Every interim role of a dream role, in the data's order. Pass no states for a visitor: nothing is met. */
export function interimRoleCards(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  states: SkillStates = new Map(),
): InterimRoleCard[] {
  return interimRolesOf(catalogue, dreamRole).map((role) => interimRoleCard(catalogue, dreamRole, role, states))
}

/** One interim role as a step towards this dream role. */
export function interimRoleCard(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  role: InterimRole,
  states: SkillStates = new Map(),
): InterimRoleCard {
  const musts = role.skills.filter((asked) => asked.level === 'must')
  const lacked = new Set(lackedMusts(role, states))
  // of several of which one will do the one that the person has: 'Azure' where the data name AWS first
  const nameOf = ({ skill, orSkills = [] }: RoleSkill) =>
    skillName(catalogue, bestOf(states, [skill, ...orSkills]).best)
  const isLittle = ({ skill, orSkills = [] }: RoleSkill) =>
    strengthIn(states, bestOf(states, [skill, ...orSkills]).best) > 0
  return {
    id: role.id,
    title: role.title,
    timeline: role.timeline.label,
    requirements: musts.map(nameOf),
    description: role.description,
    progress: matchPercent(role, states),
    whyThisRole: role.forDreamRoles.find((link) => link.role === dreamRole.id)?.whyThisRole ?? '',
    earnings: {
      range: payRange(role.earnings),
      benefits: role.benefits,
      region: 'US',
      source: paySource(role.earnings),
      median: role.earnings.median,
    },
    requirementsMet: musts.filter((asked) => !lacked.has(asked)).map(nameOf),
    requirementsMissing: musts.filter((asked) => lacked.has(asked)).map(nameOf),
    requirementsLittle: musts.filter((asked) => lacked.has(asked) && isLittle(asked)).map(nameOf),
    isBehind: isNoStep(catalogue, dreamRole, role, states),
  }
}

/** '$50,000 - $70,000': US dollars a year, rounded to thousands. */
export function payRange(earnings: Earnings): string {
  return `${dollars(earnings.rangeLow)} - ${dollars(earnings.rangeHigh)}`
}

/** Where the pay comes from, in a line: 'BLS OEWS national, May 2024: Web Developers, 10th percentile to median'. */
export function paySource(earnings: Earnings): string {
  return `${earnings.source}: ${earnings.socTitle}, ${earnings.rangeBasis}`
}

function dollars(amount: number): string {
  return `$${Math.round(amount / 1000)},000`
}
