import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { listRolesAhead as listRolesAheadCall } from '#contract/career-summary.ts'
import { imaginedWith } from '#core/career/drawn-path.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { studyHours } from '#core/career/courses/study-hours.ts'
import { routesFor } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import type { Deps } from '#server/deps.ts'
import { loadSituation } from './load-summary.ts'
import { oncePerSituation } from './summaries.ts'

type RolesAhead = z.input<typeof listRolesAheadCall.output>

/** Every dream role as it would be for this person today; courses under way count, wherever they lead. */
export async function listRolesAhead(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<RolesAhead> {
  const situation = await loadSituation(deps, deps.db, userId)
  if (!situation) return []
  return aheadOf(deps.catalogue, situation)
}

const aheadOf = oncePerSituation(async (catalogue, situation) => {
  const ahead: RolesAhead = []
  for (const dreamRole of catalogue.dreamRoles) {
    // others are served between two roles
    await setImmediate()
    const isOwn = dreamRole.id === situation.dreamRole.id
    const imagined = isOwn ? situation : imaginedWith(catalogue, situation, dreamRole)
    const route = must(routesFor(catalogue, imagined, { isAlone: true }).routes[0])
    const { weeks, months, arrivesOn } = route
    ahead.push({
      roleId: dreamRole.id,
      title: dreamRole.title,
      percent: matchPercent(dreamRole, situation.states),
      hours: studyHours(route),
      weeks,
      months,
      arrivesOn,
    })
  }
  return ahead
})
