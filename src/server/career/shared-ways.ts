import type { z } from 'zod'
import type * as contract from '#contract/open-map.ts'
import { Problem } from '#contract/problem.ts'
import { openMapOf } from '#core/career/open-map.ts'
import type { Deps } from '#server/deps.ts'
import { newSecret } from '#server/new-id.ts'
import { findUser } from '#server/users/user.repo.ts'
import { loadSummary } from './load-summary.ts'
import { addCheer, dropWay, findOwnWay, findWay, keepWay, type SharedWayRow } from './shared-way.repo.ts'

type WayDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getOwnWay({ db }: WayDeps, userId: string): Promise<contract.OwnWay | null> {
  const row = await findOwnWay(db, userId)
  return row ? toOwn(row) : null
}

export async function shareWay({ db, clock }: WayDeps, userId: string, isNamed: boolean): Promise<contract.OwnWay> {
  const row = { user_id: userId, token: newSecret(), is_named: isNamed ? 1 : 0, cheers: 0, created_at: clock.now() }
  return toOwn(await keepWay(db, row))
}

export async function stopSharingWay({ db }: WayDeps, userId: string): Promise<void> {
  await dropWay(db, userId)
}

/** The plan as it is today, for whoever has the link. */
export async function showWay(deps: WayDeps, token: string): Promise<z.input<typeof contract.readWay.output>> {
  const row = await findWay(deps.db, token)
  const user = row && (await findUser(deps.db, row.user_id))
  const loaded = user && (await loadSummary(deps, deps.db, user.id))
  if (!loaded) throw noWay()
  return {
    name: row.is_named === 1 ? user.first_name : null,
    cheers: row.cheers,
    map: openMapOf(deps.catalogue, loaded.situation, loaded.summary),
  }
}

export async function cheerWay({ db }: WayDeps, token: string): Promise<{ cheers: number }> {
  const row = await addCheer(db, token)
  if (!row) throw noWay()
  return { cheers: row.cheers }
}

const noWay = () =>
  new Problem('request.not_found', 'There is no plan at this address, or its owner no longer shares it.')

function toOwn(row: SharedWayRow): contract.OwnWay {
  return { token: row.token, isNamed: row.is_named === 1, cheers: row.cheers, createdAt: row.created_at }
}
