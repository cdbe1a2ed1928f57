import { roleAskedFor } from '#core/ads/match-ad.ts'
import type { AskedSkill } from '#core/ads/demands/asked-skills.ts'
import { skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

export type Asked = readonly Pick<AskedSkill, 'ids' | 'level'>[]

/** What an opening asks for, ready to be measured against many people: each of `groups` is met by any of its skills. */
export type AskedTopics = readonly { ids: readonly string[]; weight: number }[]

export function topicsAsked(catalogue: Catalogue, asked: Asked): AskedTopics {
  return roleAskedFor(catalogue, asked, new Map())
    .skills.filter(({ level }) => level !== 'nice')
    .map(({ skill, orSkills = [], weight }) => ({ ids: [skill, ...orSkills], weight }))
}

/** One must more that nobody shows: 'asks for Git alone' is not ahead of six of eight. */
const DOUBT = 9

/** How far somebody shows what is asked, 0 to 1, for as many openings as there are. */
export function orderingFor(states: SkillStates): (topics: AskedTopics) => number {
  const strengths = new Map([...states].map(([id, { strength }]) => [id, strength]))
  return (topics) => {
    let held = 0
    let total = DOUBT
    for (const { ids, weight } of topics) {
      total += weight
      let best = 0
      for (const id of ids) {
        const strength = strengths.get(id)
        if (strength !== undefined && strength > best) best = strength
      }
      held += weight * best
    }
    return held / total
  }
}

/** The first ones by a score, best first; of equals the one that came first. Sorting all of many thousands takes longer. */
export function bestOf<T>(all: readonly T[], count: number, scoreOf: (one: T) => number): T[] {
  const scores = Float64Array.from(all, scoreOf)
  const sorted = scores.toSorted()
  const least = sorted[Math.max(0, sorted.length - count)] ?? 0
  return all
    .map((one, index) => ({ one, score: scores[index] ?? 0 }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ one }) => one)
}

/** Why an opening stands where it stands: the match of any job, and three facts. */
export type OpeningFit = {
  percent: number
  musts: { have: number; of: number }
  /** Of those held, how many rest on a passed check. */
  proven: number
  missing: string[]
}

const MOST_MISSING = 3

/** null where no skill is asked that we know. */
export function fitOfOpening(catalogue: Catalogue, asked: Asked, states: SkillStates): OpeningFit | null {
  const role = roleAskedFor(catalogue, asked, states)
  if (role.skills.length === 0) return null
  const match = matchRole(catalogue, role, states)
  return {
    percent: match.percent,
    musts: { have: match.have.length, of: match.have.length + match.missing.length },
    proven: match.have.filter(({ skillId }) =>
      (states.get(skillId)?.evidence ?? []).some(
        ({ kind, isFaded, through }) => kind === 'check' && !isFaded && through === undefined,
      ),
    ).length,
    missing: match.missing.slice(0, MOST_MISSING).map(({ skillId }) => skillName(catalogue, skillId)),
  }
}
