import { interimRolesOf, skillName } from '#core/career/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue.ts'
import type { AskedRole, DreamRole, InterimRole, RoleSkill, SkillLevel } from '#core/career/catalogue-types.ts'
import { EVIDENCE_STRENGTH } from '#core/career/evidence.ts'
import { readEvidence } from '#core/career/read-evidence.ts'
import type { ReadableEvidence } from '#core/career/read-evidence.ts'
import { strengthIn } from '#core/career/skill-state.ts'
import type { SkillStates } from '#core/career/skill-state.ts'

/**
 * A skill a role asks for, against a person. `adds` is by how many percentage points the bar would rise
 * with a finished course (missing skills) or a passed check (held ones); always 0 for nice-to-haves.
 */
export type SkillMatch = {
  skillId: string
  name: string
  level: SkillLevel
  weight: number
  strength: number
  evidence: ReadableEvidence[]
  adds: number
  /** Names of the skills that would do as well; job adverts only. */
  orNames?: string[]
}

/** `percent` is whole. `missing` and `have` are must and should skills, heaviest first. */
export type RoleMatch = {
  roleId: string
  title: string
  percent: number
  have: SkillMatch[]
  missing: SkillMatch[]
  niceToHave: SkillMatch[]
}

/**
 * The role match: the weight of the must and should skills held, times how well each is evidenced, over
 * the weight of all of them. Nice-to-haves are listed and count nothing.
 */
export function matchRole(catalogue: Catalogue, role: AskedRole, states: SkillStates): RoleMatch {
  const entries = [...role.skills]
    .sort((a, b) => b.weight - a.weight)
    .map((asked) => entryOf(catalogue, role, asked, states))
  const counted = entries.filter((entry) => entry.level !== 'nice')
  return {
    roleId: role.id,
    title: role.title,
    percent: matchPercent(role, states),
    have: counted.filter((entry) => entry.strength > 0),
    missing: counted.filter((entry) => entry.strength === 0),
    niceToHave: entries.filter((entry) => entry.level === 'nice'),
  }
}

/** The role match alone: whole percent, 0 with nothing, 100 only with everything proven. */
export function matchPercent(role: AskedRole, states: SkillStates): number {
  return wholePercent(heldWeight(role, states), countedWeight(role))
}

/** The weight of a role's must and should skills. */
export function countedWeight(role: AskedRole): number {
  return role.skills.reduce((sum, asked) => sum + (asked.level === 'nice' ? 0 : asked.weight), 0)
}

/** The weight of a role's must and should skills held, each times its strength. */
export function heldWeight(role: AskedRole, states: SkillStates): number {
  return role.skills.reduce(
    (sum, asked) => sum + (asked.level === 'nice' ? 0 : asked.weight * strengthIn(states, asked.skill)),
    0,
  )
}

/**
 * The interim role this person is nearest to: the highest match; of equals the first in the data's order.
 * `titles` narrows it to the person's own options; titles of other roles are ignored.
 */
export function nearestInterimRole(
  catalogue: Catalogue,
  dreamRole: DreamRole,
  states: SkillStates,
  titles: readonly string[] = [],
): InterimRole | null {
  const all = interimRolesOf(catalogue, dreamRole)
  const chosen = all.filter((role) => titles.includes(role.title))
  let nearest: InterimRole | null = null
  let best = -1
  for (const role of chosen.length > 0 ? chosen : all) {
    const share = heldWeight(role, states) / countedWeight(role)
    if (share > best) [nearest, best] = [role, share]
  }
  return nearest
}

function entryOf(catalogue: Catalogue, role: AskedRole, asked: RoleSkill, states: SkillStates): SkillMatch {
  const state = states.get(asked.skill)
  const strength = state?.strength ?? 0
  return {
    skillId: asked.skill,
    name: skillName(catalogue, asked.skill),
    level: asked.level,
    weight: asked.weight,
    strength,
    evidence: (state?.evidence ?? []).map((evidence) => readEvidence(catalogue, evidence)),
    adds: asked.level === 'nice' ? 0 : pointsGained(role, states, asked, strength === 0 ? EVIDENCE_STRENGTH.course : 1),
    ...(asked.orSkills ? { orNames: asked.orSkills.map((id) => skillName(catalogue, id)) } : {}),
  }
}

/** What the bar itself would show more, so that a promised 'adds 7' is seen as 7. */
function pointsGained(role: AskedRole, states: SkillStates, asked: RoleSkill, strength: number): number {
  const held = heldWeight(role, states)
  const total = countedWeight(role)
  const gained = asked.weight * (strength - strengthIn(states, asked.skill))
  return Math.max(0, wholePercent(held + gained, total) - wholePercent(held, total))
}

/** Rounded, but 0 and 100 are kept for nothing and everything. */
function wholePercent(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0
  if (part >= whole - 1e-9) return 100
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)))
}
