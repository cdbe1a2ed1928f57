import type { z } from 'zod'
import type { getCareerProgress } from '#contract/career.ts'
import { interimRoleById } from '#core/career/catalogue.ts'
import { interimRoleCards } from '#core/career/interim-roles.ts'
import { matchWithNotes } from '#core/career/skill-gaps.ts'
import type { Deps } from '#server/deps.ts'
import { loadSummary } from './load-summary.ts'

type CareerProgress = z.input<typeof getCareerProgress.output>

/** Role match with its reasons, for the dream role and the summary's interim role; null without a dream role. */
export async function getProgress(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<CareerProgress> {
  const loaded = await loadSummary(deps, deps.db, userId)
  if (!loaded) return null
  const { dreamRole, states } = loaded.situation
  const { interim } = loaded.summary
  const interimRole = interim && interimRoleById(deps.catalogue, interim.roleId)
  return {
    dreamRole: matchWithNotes(deps.catalogue, dreamRole, states),
    interimRole: interimRole && matchWithNotes(deps.catalogue, interimRole, states),
    interimRoles: interimRoleCards(deps.catalogue, dreamRole, states),
  }
}
