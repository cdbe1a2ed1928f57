import type { z } from 'zod'
import type { getCareerProgress } from '#contract/career.ts'
import { interimRoleCards } from '#core/career/interim-roles.ts'
import { matchWithNotes } from '#core/career/skill-gaps.ts'
import type { Deps } from '#server/deps.ts'
import { loadAim, loadSkillStates, nearestOption } from './load-person.ts'

type CareerProgress = z.input<typeof getCareerProgress.output>

/** Role match with its reasons, for the dream role and the nearest interim role; null without a dream role. */
export async function getProgress(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<CareerProgress> {
  const aim = await loadAim(deps, deps.db, userId)
  if (!aim) return null
  const { dreamRole } = aim
  const states = await loadSkillStates(deps, deps.db, userId)
  const interimRole = nearestOption(deps, dreamRole, states)
  return {
    dreamRole: matchWithNotes(deps.catalogue, dreamRole, states),
    interimRole: interimRole && matchWithNotes(deps.catalogue, interimRole, states),
    interimRoles: interimRoleCards(deps.catalogue, dreamRole, states),
  }
}
