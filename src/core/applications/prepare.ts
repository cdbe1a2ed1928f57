import type { RoleMatch } from '#core/career/match/role-match.ts'
import { standOf, type SkillStand } from '#core/career/skills/skill-stand.ts'

export type SkillToPrepare = {
  skillId: string
  name: string
  isMust: boolean
  stand: SkillStand
  /** Why it counts, in words. */
  evidence: string[]
  /** There is a skill check for it. */
  hasCheck: boolean
}

const ORDER: Readonly<Record<SkillStand, number>> = { shown: 0, little: 1, missing: 1, proven: 2 }

/**
 * The skills of an advert in the order in which an evening is well spent: what is shown but not proven can be proven in
 * minutes, what is missing or hardly shown comes next, what is proven last; musts before wishes in each.
 */
export function skillsToPrepare(
  { have, missing, niceToHave }: Pick<RoleMatch, 'have' | 'missing' | 'niceToHave'>,
  checkIds: ReadonlySet<string>,
): SkillToPrepare[] {
  return [...have, ...missing, ...niceToHave]
    .map((skill) => ({
      skillId: skill.skillId,
      name: skill.name,
      isMust: skill.level !== 'nice',
      stand: standOf(skill),
      evidence: skill.evidence.map(({ label }) => label),
      hasCheck: checkIds.has(skill.skillId),
    }))
    .toSorted((one, other) => ORDER[one.stand] - ORDER[other.stand] || Number(other.isMust) - Number(one.isMust))
}

const ABOUT_SKILLS = 4
const ABOUT_CONDUCT = 2

/**
 * Questions to think through before an interview about this advert: those about most of its skills first, no skill twice
 * while others have none, then two about how one works.
 */
export function questionsToPrepare<Q extends { category: string; skills: readonly string[] }>(
  questions: readonly Q[],
  skillIds: readonly string[],
): Q[] {
  const asked = new Set(skillIds)
  const uncovered = new Set(skillIds)
  const picked: Q[] = []
  const left = new Set(questions.filter(({ skills }) => skills.some((id) => asked.has(id))))
  while (picked.length < ABOUT_SKILLS && left.size > 0) {
    const best = bestBy([...left], ({ skills }) => {
      const news = skills.filter((id) => uncovered.has(id)).length
      return news * 10 + skills.filter((id) => asked.has(id)).length
    })
    if (!best) break
    left.delete(best)
    picked.push(best)
    for (const id of best.skills) uncovered.delete(id)
  }
  const conduct = questions.filter((one) => one.category !== 'technical' && !picked.includes(one))
  return [...picked, ...conduct.slice(0, ABOUT_CONDUCT)]
}

/** Of equals the one that came first. */
function bestBy<T>(all: readonly T[], scoreOf: (one: T) => number): T | undefined {
  let best: T | undefined
  let most = -1
  for (const one of all) {
    const score = scoreOf(one)
    if (score > most) {
      best = one
      most = score
    }
  }
  return best
}
