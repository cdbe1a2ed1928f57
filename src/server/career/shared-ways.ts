import type { z } from 'zod'
import type * as contract from '#contract/open-map.ts'
import { Problem } from '#contract/problem.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { shownGivenName } from '#core/account/names.ts'
import { openMapOf } from '#core/career/open-map.ts'
import type { Deps } from '#server/deps.ts'
import { newSecret } from '#server/new-id.ts'
import { findUser, languageOf } from '#server/users/user.repo.ts'
import { loadAim } from './load-person.ts'
import { loadSummary } from './load-summary.ts'
import { noAnswers } from './no-answers.ts'
import { addCheer, dropWay, findOwnWay, findWay, keepWay, type SharedWayRow } from './shared-way.repo.ts'

type WayDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getOwnWay({ db }: WayDeps, userId: string): Promise<contract.OwnWay | null> {
  const row = await findOwnWay(db, userId)
  return row ? toOwn(row) : null
}

export async function shareWay(deps: WayDeps, userId: string, isNamed: boolean): Promise<contract.OwnWay> {
  const { db, clock } = deps
  if (!(await loadAim(deps, db, userId))) throw noAnswers()
  const row = { user_id: userId, token: newSecret(), is_named: isNamed ? 1 : 0, cheers: 0, created_at: clock.now() }
  return toOwn(await keepWay(db, row))
}

export async function stopSharingWay({ db }: WayDeps, userId: string): Promise<void> {
  await dropWay(db, userId)
}

/** The plan as it is today, for anyone who has the link. */
export async function showWay(deps: WayDeps, token: string): Promise<z.input<typeof contract.readWay.output>> {
  const row = await findWay(deps.db, token)
  const user = row && (await findUser(deps.db, row.user_id))
  const loaded = user && (await loadSummary(deps, deps.db, user.id))
  if (!loaded) throw noWay()
  return {
    name: row.is_named === 1 ? shownGivenName(user.first_name) || null : null,
    cheers: row.cheers,
    map: openMapOf(deps.catalogue, loaded.situation, loaded.summary),
  }
}

/** The language of the owner, in which other sites show the link. */
export async function wayLanguage({ db }: Pick<Deps, 'db'>, token: string): Promise<Language> {
  const row = await findWay(db, token)
  return row ? languageOf(db, row.user_id) : DEFAULT_LANGUAGE
}

export async function cheerWay(deps: WayDeps, token: string): Promise<{ cheers: number }> {
  const { db } = deps
  const shared = await findWay(db, token)
  // a plan that nobody can see is not cheered on
  const row = shared && (await loadAim(deps, db, shared.user_id)) && (await addCheer(db, token))
  if (!row) throw noWay()
  return { cheers: row.cheers }
}

const noWay = () =>
  new Problem('request.not_found', 'There is no plan at this address, or its owner no longer shares it.')

function toOwn(row: SharedWayRow): contract.OwnWay {
  return { token: row.token, isNamed: row.is_named === 1, cheers: row.cheers, createdAt: row.created_at }
}
