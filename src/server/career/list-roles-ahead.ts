import type { z } from 'zod'
import type { listRolesAhead as listRolesAheadCall } from '#contract/career-summary.ts'
import { imaginedWith } from '#core/career/summary.ts'
import type { Deps } from '#server/deps.ts'
import { loadSituation } from './load-summary.ts'
import { oncePerSituation, summariseOnce } from './summaries.ts'

/** Every dream role as it would be for this person today; courses under way count, wherever they lead. */
export async function listRolesAhead(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<z.input<typeof listRolesAheadCall.output>> {
  const situation = await loadSituation(deps, deps.db, userId)
  if (!situation) return []
  return aheadOf(deps.catalogue, situation)
}

const aheadOf = oncePerSituation((catalogue, situation) =>
  catalogue.dreamRoles.map((dreamRole) => {
    const isOwn = dreamRole.id === situation.dreamRole.id
    // one date is wanted, and no other routes to compare it with
    const imagined = isOwn ? situation : { ...imaginedWith(catalogue, situation, dreamRole), wantsInterim: false }
    const { dream, route } = summariseOnce(catalogue, imagined).summary
    const { hours, weeks, months, arrivesOn } = route
    return { roleId: dreamRole.id, title: dreamRole.title, percent: dream.percent, hours, weeks, months, arrivesOn }
  }),
)
