import type { Catalogue } from '#core/career/catalogue.ts'
import { isFadedAt, strengthOf } from '#core/career/evidence.ts'
import type { Evidence, EvidenceKind, EvidenceRecord } from '#core/career/evidence.ts'
import type { Instant } from '#core/time.ts'

/** What one person has of one skill, shared by all roles. `strength` 0 to 1; evidence strongest first. */
export type SkillState = { skillId: string; strength: number; evidence: Evidence[] }

/** States by skill id. A skill without evidence has no entry. */
export type SkillStates = ReadonlyMap<string, SkillState>

/**
 * One state per skill out of all evidence known at `now`. The strongest kind counts in full, and each
 * further kind closes a quarter of what is left, so evidence never lowers a state and several weak
 * kinds never outdo a passed check. More of the same kind adds nothing. With the catalogue, skills that
 * held ones require come with them (`IMPLIED_SHARE`); without it evidence counts for its own skill alone.
 */
export function skillStatesOf(
  records: readonly EvidenceRecord[],
  now: Instant,
  catalogue?: Pick<Catalogue, 'prerequisites'>,
): SkillStates {
  const bySkill = new Map<string, Evidence[]>()
  for (const { skillId, kind, sourceId, at } of records) {
    const evidence = { kind, sourceId, at, isFaded: isFadedAt({ kind, at }, now) }
    const known = bySkill.get(skillId)
    if (known) known.push(evidence)
    else bySkill.set(skillId, [evidence])
  }
  const states = new Map([...bySkill].map(([skillId, evidence]) => [skillId, stateOf(skillId, evidence)]))
  return catalogue ? withImplied(catalogue, states) : states
}

/** The strength of a skill a person may not have at all. */
export function strengthIn(states: SkillStates, skillId: string): number {
  return states.get(skillId)?.strength ?? 0
}

export function isHeld(states: SkillStates, skillId: string): boolean {
  return states.has(skillId)
}

/** The states after more evidence of one kind for these skills, as a plan imagines them. */
export function withEvidence(
  states: SkillStates,
  skillIds: readonly string[],
  added: { kind: EvidenceKind; sourceId: string; at: Instant },
): SkillStates {
  const next = new Map(states)
  for (const skillId of skillIds) {
    const evidence = states.get(skillId)?.evidence ?? []
    next.set(skillId, stateOf(skillId, [...evidence, { ...added, isFaded: false }]))
  }
  return next
}

const SHARE_CLOSED_BY_FURTHER_KIND = 0.25

/** The strength of this evidence together, 0 to 1; 0 for none. What only comes with another skill adds to nothing. */
export function combinedStrength(evidence: readonly Pick<Evidence, 'kind' | 'isFaded' | 'through'>[]): number {
  const direct = evidence.filter((one) => one.through === undefined)
  const implied = Math.max(0, ...evidence.filter((one) => one.through !== undefined).map(strengthOf))
  if (direct.length === 0) return implied
  const best = Math.max(...direct.map(strengthOf))
  const furtherKinds = new Set(direct.map((one) => one.kind)).size - 1
  return Math.max(implied, 1 - (1 - best) * (1 - SHARE_CLOSED_BY_FURTHER_KIND) ** furtherKinds)
}

/** Adds to each skill the strongest evidence that comes with another one, where that is stronger than its own. */
function withImplied(catalogue: Pick<Catalogue, 'prerequisites'>, states: SkillStates): SkillStates {
  const implied = new Map<string, Evidence>()
  for (const { skillId, evidence } of states.values()) {
    const strongest = { ...evidence[0]!, through: skillId }
    for (const required of catalogue.prerequisites.get(skillId) ?? []) {
      const known = implied.get(required)
      if (!known || strengthOf(strongest) > strengthOf(known)) implied.set(required, strongest)
    }
  }
  const all = new Map(states)
  for (const [skillId, evidence] of implied) {
    const own = states.get(skillId)
    if (strengthOf(evidence) > (own?.strength ?? 0))
      all.set(skillId, stateOf(skillId, [...(own?.evidence ?? []), evidence]))
  }
  return all
}

function stateOf(skillId: string, evidence: readonly Evidence[]): SkillState {
  const strongestFirst = [...evidence].sort(
    (a, b) => strengthOf(b) - strengthOf(a) || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0),
  )
  return { skillId, strength: combinedStrength(evidence), evidence: strongestFirst }
}
