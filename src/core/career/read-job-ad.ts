import type { Catalogue } from '#core/career/catalogue.ts'
import type { AskedRole, RoleSkill } from '#core/career/catalogue-types.ts'
import type { Learner } from '#core/career/course-fit.ts'
import { levelledLines } from '#core/career/job-ad-lines.ts'
import { orderCourses } from '#core/career/order-courses.ts'
import { pickCourses } from '#core/career/pick-courses.ts'
import { inPrerequisiteOrder } from '#core/career/prerequisite-order.ts'
import { matchRole } from '#core/career/role-match.ts'
import type { RoleMatch } from '#core/career/role-match.ts'
import { needsOf } from '#core/career/skill-gaps.ts'
import { strengthIn } from '#core/career/skill-state.ts'
import type { SkillStates } from '#core/career/skill-state.ts'
import { spotAlternatives } from '#core/career/skill-alternatives.ts'

/** Characters of an advert that are read; the longest real ones have a fifth of it. */
export const MOST_AD_CHARACTERS = 50_000

/**
 * An advert against a person. `match.have` and `match.missing` are what it asks for, `match.niceToHave` what
 * it would like. `learnFirst` are the missing skill ids in the order to learn them, `courseIds` what teaches
 * them. `isCut` when only the beginning was read.
 */
export type JobAdReading = { match: RoleMatch; learnFirst: string[]; courseIds: string[]; isCut: boolean }

/** Reads a pasted advert by the same matcher as any role; no model. Null when it names no skill we know. */
export function readJobAd(
  catalogue: Catalogue,
  text: string,
  states: SkillStates,
  learner: Learner,
): JobAdReading | null {
  const role = roleAskedFor(catalogue, text.slice(0, MOST_AD_CHARACTERS), states)
  if (role.skills.length === 0) return null
  const match = matchRole(catalogue, role, states)
  const needs = needsOf(catalogue, [{ role, share: 1 }], states)
  const courses = orderCourses(catalogue, pickCourses(catalogue, needs, states, learner), states)
  return {
    match,
    learnFirst: inPrerequisiteOrder(
      catalogue,
      match.missing.map((gap) => gap.skillId),
    ),
    courseIds: courses.map((course) => course.id),
    isCut: text.length > MOST_AD_CHARACTERS,
  }
}

const WEIGHT = { must: 9, soft: 4, nice: 2 }

/** What an advert names: one skill, or several of which one is enough. */
type Asked = { ids: string[]; level: 'must' | 'nice' }

/**
 * The advert as a role: what it asks for are musts, what it would like nice-to-haves, soft skills weigh as
 * shoulds. An advert with nothing but wishes asks for them. Of 'Tableau or Power BI' the one counts that the
 * person can show best, else the one named first.
 */
function roleAskedFor(catalogue: Catalogue, text: string, states: SkillStates): AskedRole {
  const asked = askedIn(catalogue, text)
  const hasMusts = asked.some(({ level }) => level === 'must')
  const skills = asked.map(({ ids, level }): RoleSkill => {
    const skill = ids.reduce((best, id) => (strengthIn(states, id) > strengthIn(states, best) ? id : best))
    const others = ids.filter((id) => id !== skill)
    const either = others.length > 0 ? { orSkills: others } : {}
    if (level === 'nice' && hasMusts) return { skill, level: 'nice', weight: WEIGHT.nice, ...either }
    const isSoft = catalogue.skills.get(skill)?.category === 'soft'
    return isSoft
      ? { skill, level: 'should', weight: WEIGHT.soft, ...either }
      : { skill, level: 'must', weight: WEIGHT.must, ...either }
  })
  return { id: 'job-ad', title: 'this job', skills }
}

/** Each skill once: musts come before wishes, and a skill asked for by itself before one of several. */
function askedIn(catalogue: Catalogue, text: string): Asked[] {
  const named = levelledLines(text).flatMap(({ text: sentence, level }) =>
    spotAlternatives(catalogue, sentence).map((ids): Asked => ({ ids, level })),
  )
  const rank = ({ ids, level }: Asked) => (level === 'nice' ? 2 : 0) + (ids.length > 1 ? 1 : 0)
  const taken = new Set<string>()
  const kept = new Set<Asked>()
  for (const asked of named.toSorted((a, b) => rank(a) - rank(b))) {
    if (asked.ids.some((id) => taken.has(id))) continue
    asked.ids.forEach((id) => taken.add(id))
    kept.add(asked)
  }
  return named.filter((asked) => kept.has(asked))
}
