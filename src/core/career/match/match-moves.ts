import type { SkillMatch } from '#core/career/match/role-match.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** How a skill that is still a gap stands on the person's own page: in a list, with 'a little', as being learnt; null: nowhere. */
export type WeaklyShown = 'listed' | 'little' | 'learning' | null

/** What the person wrote of a skill themselves; what only comes with another skill they never named. */
export function weaklyShown(states: SkillStates, skillId: string): WeaklyShown {
  const own = states.get(skillId)?.evidence.find(({ through }) => through === undefined)
  if (!own) return null
  if (own.place === 'slight' || own.place === 'lapsed') return 'little'
  return own.place === 'learning' || own.place === 'wish' ? 'learning' : 'listed'
}

/**
 * A skill of the role to learn, with the course of the route that teaches it. `adds` is what that step moves the match by in
 * its turn, as the route says it; without a course what learning the skill would.
 */
export type Gap = Pick<SkillMatch, 'skillId' | 'name' | 'level' | 'adds'> & {
  courseId: string | null
  shown: WeaklyShown
}

/** A gap that no step of the route closes; `isTaught`: a course of ours would. */
export type OpenGap = Pick<Gap, 'skillId' | 'name'> & { isTaught: boolean }

/** What would move a match, and by how many points: a passed check of a held skill, or learning a missing one. */
export type Move = {
  skillId: string
  name: string
  adds: number
  by: 'check' | 'course'
  courseId: string | null
  shown: WeaklyShown
}

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

/**
 * What would lift the bar most: the gaps, each course once, and checks of held skills. Of checks that lift it by the same points the
 * one with the greater `gainOf` comes first, as in the list of checks.
 */
export function topMoves(
  gaps: readonly Gap[],
  have: readonly SkillMatch[],
  limit: number,
  gainOf: (skillId: string) => number,
): Move[] {
  const most = Math.max(0, ...have.map(({ adds }) => adds))
  const gains = new Map(have.filter(({ adds }) => adds === most).map(({ skillId }) => [skillId, gainOf(skillId)]))

  const learning = gaps
    .filter(({ courseId }, index) => courseId === null || gaps.findIndex((one) => one.courseId === courseId) === index)
    .map(({ skillId, name, adds, courseId, shown }): Move => ({ skillId, name, adds, by: 'course', courseId, shown }))
  const proving = have
    .toSorted((a, b) => (gains.get(b.skillId) ?? 0) - (gains.get(a.skillId) ?? 0))
    .map(({ skillId, name, adds }): Move => ({ skillId, name, adds, by: 'check', courseId: null, shown: null }))
  return topGains({ missing: learning, have: proving }, limit)
}

/** How many parts of a role are mostly there, and how many there are. */
export function skillsHeld({ topics }: { topics: readonly { isHeld: boolean }[] }): { held: number; all: number } {
  return { held: partsHeld(topics).length, all: topics.length }
}

/** The parts that are counted as held. */
export function partsHeld<Part extends { isHeld: boolean }>(topics: readonly Part[]): Part[] {
  return topics.filter(({ isHeld }) => isHeld)
}
