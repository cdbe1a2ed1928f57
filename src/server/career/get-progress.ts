import type { z } from 'zod'
import type { getCareerProgress } from '#contract/career.ts'
import { interimRoleCards } from '#core/career/interim-roles.ts'
import { nearestInterimRole } from '#core/career/role-match.ts'
import { matchWithNotes } from '#core/career/skill-gaps.ts'
import type { Deps } from '#server/deps.ts'
import { loadAnswers, loadSkillStates } from './load-person.ts'

type CareerProgress = z.input<typeof getCareerProgress.output>

/** Role match with its reasons, for the dream role and the nearest interim role; null before the questionnaire. */
export async function getProgress(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<CareerProgress> {
  const saved = await loadAnswers(deps, deps.db, userId)
  if (!saved) return null
  const states = await loadSkillStates(deps, deps.db, userId)
  const interimRole = nearestInterimRole(deps.catalogue, saved.dreamRole, states, saved.answers.interimRoleOptions)
  if (!interimRole) throw new Error(`The catalogue has no interim role for '${saved.dreamRole.title}'`)
  return {
    dreamRole: matchWithNotes(deps.catalogue, saved.dreamRole, states),
    interimRole: matchWithNotes(deps.catalogue, interimRole, states),
    interimRoles: interimRoleCards(deps.catalogue, saved.dreamRole, states),
  }
}
