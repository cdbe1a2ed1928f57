import type { Catalogue } from './catalogue.ts'
import type { DreamRole } from './catalogue-types.ts'

/** The other dream roles, those first whose skills this role asks for most. */
export function likestRoles(catalogue: Catalogue, role: DreamRole): DreamRole[] {
  const weights = new Map(role.skills.map(({ skill, weight }) => [skill, weight]))
  const shared = (other: DreamRole) => other.skills.reduce((sum, { skill }) => sum + (weights.get(skill) ?? 0), 0)
  return catalogue.dreamRoles.filter(({ id }) => id !== role.id).sort((a, b) => shared(b) - shared(a))
}
