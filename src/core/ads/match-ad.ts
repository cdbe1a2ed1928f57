import type { AskedSkill } from './demands/asked-skills.ts'
import { readAdText, type AdReading } from './read-ad-text.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { orderCourses } from '#core/career/courses/order-courses.ts'
import { pickCourses } from '#core/career/courses/pick-courses.ts'
import { inPrerequisiteOrder } from '#core/career/skills/prerequisite-order.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import type { RoleMatch } from '#core/career/match/role-match.ts'
import { needsOf } from '#core/career/courses/skill-gaps.ts'
import { bestOf } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import type { LocalDate } from '#core/time.ts'

/**
 * An advert against a person. `match.have` and `match.missing` are what it asks for, `match.niceToHave` what
 * it would like; null when it names no skill we know. `learnFirst` are the missing skill ids in the order to learn
 * them, `courseIds` what teaches them. `ad` is what the advert itself says.
 */
export type JobAdReading = { match: RoleMatch | null; learnFirst: string[]; courseIds: string[]; ad: AdReading }

/** Reads a pasted advert by the same matcher as any role; no model. */
export function readJobAd(
  catalogue: Catalogue,
  text: string,
  states: SkillStates,
  learner: Learner,
  today: LocalDate | null = null,
): JobAdReading {
  const ad = readAdText(catalogue, text, today)
  const role = roleAskedFor(catalogue, ad.skills, states)
  if (role.skills.length === 0) return { match: null, learnFirst: [], courseIds: [], ad }
  const match = matchRole(catalogue, role, states)
  const needs = needsOf(catalogue, [{ role, share: 1 }], states)
  const courses = orderCourses(catalogue, pickCourses(catalogue, needs, states, learner), states, [role])
  return {
    match,
    learnFirst: inPrerequisiteOrder(
      catalogue,
      match.missing.map((gap) => gap.skillId),
    ),
    courseIds: courses.map((course) => course.id),
    ad,
  }
}

/** An advert asks for ten to forty skills; a list of all there are is measured by its beginning. */
const MOST_ASKED = 120
const WEIGHT = { must: 9, soft: 4, nice: 2 }

/**
 * The advert as a role: what it asks for are musts, what it would like nice-to-haves, soft skills weigh as
 * shoulds; what the duties and the tools of the house only name is left out unless there is nothing else. An advert with
 * nothing but wishes asks for them. Of 'Tableau or Power BI' the one counts that the
 * person can show best, else the one named first.
 */
export function roleAskedFor(
  catalogue: Catalogue,
  asked: readonly Pick<AskedSkill, 'ids' | 'level'>[],
  states: SkillStates,
): AskedRole {
  const hasMusts = asked.some(({ level }) => level === 'must')
  const onlyNames = asked.every(({ level }) => level === 'named')
  const counted = asked.filter(({ level }) => level !== 'named' || onlyNames).slice(0, MOST_ASKED)
  const skills = counted.map(({ ids, level }): RoleSkill => {
    const { best: skill, others } = bestOf(states, ids)
    const either = others.length > 0 ? { orSkills: others } : {}
    if (level === 'wish' && hasMusts) return { skill, level: 'nice', weight: WEIGHT.nice, ...either }
    const isSoft = catalogue.skills.get(skill)?.category === 'soft'
    return isSoft
      ? { skill, level: 'should', weight: WEIGHT.soft, ...either }
      : { skill, level: 'must', weight: WEIGHT.must, ...either }
  })
  return { id: 'job-ad', title: 'this job', skills }
}
