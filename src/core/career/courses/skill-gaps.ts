import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { isReady, missingMusts } from '#core/career/match/in-reach.ts'
import { MOST_NEXT, nextToLearn, openItems, type NextSkill } from '#core/career/match/next-to-learn.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import type { RoleMatch, SkillMatch } from '#core/career/match/role-match.ts'
import { isHeld } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** A must or should skill a person lacks. `note` says so where fewer than two courses close it; else ''. */
export type SkillGap = SkillMatch & { courseIds: string[]; note: string }

/** The gaps of a role, heaviest first. */
export function gapsOf(catalogue: Catalogue, role: AskedRole, states: SkillStates): SkillGap[] {
  return matchRole(catalogue, role, states).missing.map((missing) => {
    const courseIds = (catalogue.coursesTeaching.get(missing.skillId) ?? []).map((course) => course.id)
    return { ...missing, courseIds, note: noteFor(missing.name, courseIds.length) }
  })
}

/** The role match, its missing skills with a note where our courses are few. */
export function matchWithNotes(
  catalogue: Catalogue,
  role: AskedRole,
  states: SkillStates,
): Omit<RoleMatch, 'missing'> & { missing: (SkillMatch & { note?: string })[] } {
  const missing = gapsOf(catalogue, role, states).map(({ courseIds: _ids, note, ...gap }) =>
    note === '' ? gap : { ...gap, note },
  )
  return { ...matchRole(catalogue, role, states), missing }
}

/** A role to prepare for, and how much it matters beside the others. */
export type Target = { role: AskedRole; share: number }

/** What a skill that only prepares for a gap weighs, of the heaviest gap it prepares for. */
const PREREQUISITE_SHARE = 0.35

/** Soft skills grow at work more than in a course, so a course on them does not come first. */
const SOFT_SHARE = 0.5

/** A gap only on paper: another skill held builds on it, so evidence is missing rather than knowledge. Not so of a core part that is only hinted at. */
const ON_PAPER_SHARE = 0.3

/**
 * What a person needs, and how much: the weight of each missing must and should skill over all targets,
 * and, lighter, what these skills require and the person cannot build on yet.
 */
export function needsOf(catalogue: Catalogue, targets: readonly Target[], states: SkillStates): Map<string, number> {
  const needs = new Map<string, number>()
  for (const { role, share } of targets) {
    nextNeeds(role, states).forEach(({ skill, kind }, index) => {
      if (kind === 'firm') return
      const need = (kind === 'grow' ? GROW_NEED : FIRST_NEED) * Math.max(LEAST_PLACE, 1 - index * LESS_PER_PLACE)
      needs.set(skill, (needs.get(skill) ?? 0) + need * share)
    })
  }
  const ground = groundOf(catalogue, states)
  const musts = new Set(targets.flatMap(({ role }) => missingMusts(role, states)))
  for (const [skillId, need] of needs) {
    const isSoft = catalogue.skills.get(skillId)?.category === 'soft'
    const isOnPaper = ground.has(skillId) && (isHeld(states, skillId) || !musts.has(skillId))
    needs.set(skillId, need * (isSoft ? SOFT_SHARE : 1) * (isOnPaper ? ON_PAPER_SHARE : 1))
  }
  return withPrerequisites(catalogue, needs, ground)
}

/** What comes first weighs as a heavy must-have, each further thing a little less. */
const FIRST_NEED = 10
const GROW_NEED = 7
const LESS_PER_PLACE = 0.04
const LEAST_PLACE = 0.5

/** All that is open for who is not there; for who is, what a mentor would name. */
function nextNeeds(role: AskedRole, states: SkillStates): NextSkill[] {
  const open = openItems(role, fitOf(role, states), states)
  return open.length > MOST_NEXT || (open.length > 0 && !isReady(role, states)) ? open : nextToLearn(role, states)
}

/** The nice-to-haves a person lacks: what is left to learn once a role's musts and shoulds are held. */
export function niceNeedsOf(role: AskedRole, states: SkillStates): Map<string, number> {
  const missing = role.skills.filter((asked) => asked.level === 'nice' && !isHeld(states, asked.skill))
  return new Map(missing.map((asked) => [asked.skill, asked.weight]))
}

function withPrerequisites(
  catalogue: Catalogue,
  needs: ReadonlyMap<string, number>,
  ground: ReadonlySet<string>,
): Map<string, number> {
  const all = new Map(needs)
  for (const [skillId, need] of needs) {
    for (const required of prerequisitesOf(catalogue, skillId)) {
      if (needs.has(required) || ground.has(required)) continue
      all.set(required, Math.max(all.get(required) ?? 0, need * PREREQUISITE_SHARE))
    }
  }
  return all
}

function noteFor(name: string, courses: number): string {
  if (courses >= 2) return ''
  return courses === 1 ? `Only one course of ours teaches ${name}.` : `No course of ours teaches ${name} yet.`
}
