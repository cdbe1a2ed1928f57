import type { z } from 'zod'
import type { getCareerProgress } from '#contract/career.ts'
import { interimRoleById } from '#core/career/catalogue/catalogue.ts'
import { interimRoleCards } from '#core/career/routes/interim-roles.ts'
import type { Gap } from '#core/career/match/match-moves.ts'
import { matchWithNotes } from '#core/career/courses/skill-gaps.ts'
import type { Deps } from '#server/deps.ts'
import { loadSituation } from './load-summary.ts'
import { oncePerSituation, summariseOnce } from './summaries.ts'

type CareerProgress = z.input<typeof getCareerProgress.output>

/** Role match with its reasons, for the dream role and the summary's interim role; null without a dream role. */
export async function getProgress(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<CareerProgress> {
  const situation = await loadSituation(deps, deps.db, userId)
  return situation && progressOf(deps.catalogue, situation)
}

const progressOf = oncePerSituation((catalogue, situation): CareerProgress => {
  const { dreamRole, states } = situation
  const { interim, gaps } = summariseOnce(catalogue, situation).summary
  const interimRole = interim && interimRoleById(catalogue, interim.roleId)
  return {
    dreamRole: withAddsOf(gaps, matchWithNotes(catalogue, dreamRole, states)),
    interimRole: interimRole && matchWithNotes(catalogue, interimRole, states),
    interimRoles: interimRoleCards(catalogue, dreamRole, states),
  }
})

/** A gap adds the same here as on the pages of the summary: what its course adds, where one is on the route. */
function withAddsOf<Match extends { missing: readonly { skillId: string; adds: number }[] }>(
  gaps: readonly Gap[],
  match: Match,
): Match {
  const adds = new Map(gaps.map((gap) => [gap.skillId, gap.adds]))
  return {
    ...match,
    missing: match.missing.map((skill) => ({ ...skill, adds: adds.get(skill.skillId) ?? skill.adds })),
  }
}
