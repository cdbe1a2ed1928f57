import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole, RoleTopic } from '#core/career/catalogue/catalogue-types.ts'
import { openItems } from '#core/career/match/next-to-learn.ts'
import { readEvidence } from '#core/career/skills/read-evidence.ts'
import { readinessAt, type Readiness } from '#core/career/match/readiness.ts'
import { isMet, MOSTLY_THERE } from '#core/career/match/requirements.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import type { TopicFit } from '#core/career/skills/role-fit-types.ts'
import { strengthIn, type SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'

/**
 * One part of the number: a topic of the role, its share of the whole, how far it counts, 0 to 100, and why. `isHeld` is what the person
 * has, whether the role counts it in full or not: somebody far from a role still has Git. A part whose first
 * skill is a must-have still to learn is not held, however much else of it is there.
 */
export type TopicReason = { topic: string; share: number; percent: number; isHeld: boolean; because: string }

/** `work` is what the nearest work is worth for every topic, with its title and years; null without any. */
export type MatchReasons = {
  readiness: Readiness
  topics: TopicReason[]
  work: { title: string; years: number; percent: number } | null
  /** The role above this one, where the percent is that role's: nobody is further from a junior job. */
  senior: string | null
}

/** Less work than this is not worth a word. */
const LEAST_WORK = 0.05

/** The reasons of a role match: every number opens to them. */
export function reasonsOf(catalogue: Catalogue, role: AskedRole, states: SkillStates): MatchReasons {
  const fit = fitOf(role, states)
  const work =
    fit.title !== null && fit.job >= LEAST_WORK
      ? { title: fit.title, years: Math.round(fit.months / 1.2) / 10, percent: Math.round(100 * fit.job) }
      : null
  const toLearn = new Set(openItems(role, fit, states).map(({ skill }) => skill))
  const topics = fit.topics.map(({ topic, shown, by, sure, value }): TopicReason => ({
    topic: role.topics ? topic.name : skillName(catalogue, topic.id),
    share: Math.round((100 * topic.weight) / fit.total),
    percent: Math.round(100 * value),
    isHeld: sure >= MOSTLY_THERE && !lacksItsMust(role, topic, states, toLearn),
    because: because(
      catalogue,
      states,
      { shown, by: by && mostUsed(topic, shown, by, states), sure, job: fit.job },
      work && { name: work.title, kind: fit.isOwnTime ? 'project' : 'work as' },
    ),
  }))
  return {
    readiness: readinessAt(fit.total === 0 ? 0 : fit.held / fit.total, fit.job),
    topics,
    work,
    senior: fit.senior,
  }
}

/** By the reasons of the role's match: what shows the parts that are held, the heaviest first: the skill that a person would name, or the part where work shows it. */
export function namesOfHeld(
  catalogue: Catalogue,
  role: AskedRole,
  states: SkillStates,
  reasons: readonly TopicReason[],
): string[] {
  const names = fitOf(role, states)
    .topics.map((one, at) => ({ one, reason: must(reasons[at]) }))
    .filter(({ reason }) => reason.isHeld)
    .sort((a, b) => b.reason.share - a.reason.share)
    .map(({ one: { topic, shown, by, sure }, reason }) =>
      by === null || sure > shown ? reason.topic : skillName(catalogue, mostUsed(topic, shown, by, states)),
    )
  return [...new Set(names)]
}

const lacksItsMust = (
  role: AskedRole,
  { any: [first] }: RoleTopic,
  states: SkillStates,
  toLearn: ReadonlySet<string>,
) =>
  role.skills.some(
    (asked) =>
      asked.level === 'must' && asked.skill === first?.skill && toLearn.has(asked.skill) && !isMet(role, asked, states),
  )

/** As good as the best, for a word on it. */
const AS_GOOD = 0.12

/** Of skills of which one will do, and that count alike, the one used longest at work: it is the one the person would name. */
function mostUsed({ any }: RoleTopic, shown: number, best: string, states: SkillStates): string {
  const monthsOf = (skill: string) =>
    Math.max(
      0,
      ...(states.get(skill)?.evidence ?? []).map(({ place, through, months = 0 }) =>
        (place === 'work' || place === 'led') && through === undefined ? months : 0,
      ),
    )
  return any
    .filter(({ skill, share }) => share * strengthIn(states, skill) >= shown - AS_GOOD)
    .map(({ skill }) => skill)
    .reduce((longest, skill) => (monthsOf(skill) > monthsOf(longest) ? skill : longest), best)
}

function because(
  catalogue: Catalogue,
  states: SkillStates,
  { shown, by, sure, job }: Pick<TopicFit, 'shown' | 'by' | 'sure'> & { job: number },
  work: { name: string; kind: 'project' | 'work as' } | null,
): string {
  if (work && sure > shown) return `From your ${work.kind} ${work.name}`
  if (work && job > shown && by === null) return `Near your ${work.kind} ${work.name}; nothing shows it yet`
  if (by === null) return 'Nothing shows it yet'
  const evidence = states.get(by)?.evidence[0]
  const label = evidence ? readEvidence(catalogue, evidence).label : ''
  return label === '' ? skillName(catalogue, by) : `${skillName(catalogue, by)}: ${label}`
}
