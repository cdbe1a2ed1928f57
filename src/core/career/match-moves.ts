import type { RoleMatch, SkillMatch } from '#core/career/role-match.ts'

/** What would move a match, and by how many points: a passed check of a held skill, or learning a missing one. */
export type Move = { skillId: string; name: string; adds: number; by: 'check' | 'course'; courseId: string | null }

type Gain = Pick<SkillMatch, 'skillId' | 'adds'>

/** The skills that would lift the bar most, best first; nothing that would not move it. */
export function topGains<Skill extends Gain>(
  match: { have: readonly Skill[]; missing: readonly Skill[] },
  limit: number,
): Skill[] {
  return [...match.missing, ...match.have]
    .filter(({ adds }) => adds > 0)
    .sort((a, b) => b.adds - a.adds)
    .slice(0, limit)
}

export function topMoves(match: Pick<RoleMatch, 'have' | 'missing'>, limit: number): Omit<Move, 'courseId'>[] {
  const held = new Set(match.have.map(({ skillId }) => skillId))
  return topGains(match, limit).map(({ skillId, name, adds }) => ({
    skillId,
    name,
    adds,
    by: held.has(skillId) ? 'check' : 'course',
  }))
}

/** How many parts of a role are mostly there, and how many there are. */
export function skillsHeld({ topics }: { topics: readonly { isHeld: boolean }[] }): { held: number; all: number } {
  return { held: partsHeld(topics).length, all: topics.length }
}

/** The parts that are counted as held. */
export function partsHeld<Part extends { isHeld: boolean }>(topics: readonly Part[]): Part[] {
  return topics.filter(({ isHeld }) => isHeld)
}
