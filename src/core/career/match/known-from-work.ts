import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import { openItems } from '#core/career/match/next-to-learn.ts'
import { prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { fitOf, topicsOf } from '#core/career/match/role-fit.ts'
import { isHeld, raised } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** Less work than this says nothing of single skills. */
const LEAST_JOB = 0.55
const AS_SURE = 0.9

/**
 * What a person can do for a role, with what their work says besides what is written down: who builds software for a living has
 * debugged. For planning only: no course is offered below it. Core parts that are nowhere to be seen stay open, and so does what
 * builds on them: nobody knows Express who has JavaScript still to learn.
 */
export function withKnownFromWork(catalogue: Catalogue, roles: readonly AskedRole[], states: SkillStates): SkillStates {
  let known = states
  for (const role of roles) {
    const fit = fitOf(role, states)
    if (fit.job < LEAST_JOB) continue
    // who meets a part by another tool has not met this one: PowerShell for scripts says nothing of Python
    const byOthers = topicsOf(role)
      .filter(({ any, learn }) => learn.length === 1 && any.some(({ skill }) => isHeld(states, skill)))
      .flatMap(({ learn }) => learn.flatMap(({ skill }) => (states.has(skill) ? [] : skill)))
    const unseen = fit.topics.filter(({ topic, shown }) => topic.core && shown === 0)
    const open = new Set([
      ...byOthers,
      ...openItems(role, fit, states).flatMap(({ skill, or }) => [skill, ...or]),
      ...unseen.flatMap(({ topic }) => topic.learn.map(({ skill }) => skill)),
    ])
    const asked = [
      ...topicsOf(role).flatMap(({ learn }) => learn.map(({ skill }) => skill)),
      ...role.skills.filter(({ level }) => level !== 'nice').map(({ skill }) => skill),
    ]
    known = raised(
      known,
      asked.filter((skill) => ![skill, ...prerequisitesOf(catalogue, skill)].some((one) => open.has(one))),
      fit.job * AS_SURE,
    )
  }
  return known
}
