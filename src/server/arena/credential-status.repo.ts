import { randomInt } from 'node:crypto'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { PLACES_A_LIST } from './status-list.ts'

/** A free place by chance, so that places say nothing about the order of passes; a list is left when it is half full. */
export async function takePlace(db: Db, credentialId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('credential_statuses')
    .select((row) => row.fn.countAll().as('taken'))
    .executeTakeFirstOrThrow()
  const first = Math.floor(Number(taken) / (PLACES_A_LIST / 2)) * PLACES_A_LIST
  for (;;) {
    const row = await db
      .insertInto('credential_statuses')
      .values({ place: first + randomInt(PLACES_A_LIST), credential_id: credentialId, revoked_at: null })
      .onConflict((conflict) => conflict.column('place').doNothing())
      .returning('place')
      .executeTakeFirst()
    if (row) return row.place
  }
}

export async function revokePlace(db: Db, credentialId: string, now: Instant): Promise<void> {
  await db
    .updateTable('credential_statuses')
    .set({ revoked_at: now })
    .where('credential_id', '=', credentialId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function isRevoked(db: Db, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('credential_statuses')
    .select('place')
    .where('credential_id', '=', credentialId)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The places of a list that no longer count: withdrawn, or gone with the account they belonged to. */
export async function listRevoked(db: Db, list: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credential_statuses')
    .leftJoin('skill_credentials', 'skill_credentials.id', 'credential_statuses.credential_id')
    .select('credential_statuses.place')
    .where('credential_statuses.place', '>=', (list - 1) * PLACES_A_LIST)
    .where('credential_statuses.place', '<', list * PLACES_A_LIST)
    .where((row) => row.or([row('revoked_at', 'is not', null), row('skill_credentials.id', 'is', null)]))
    .execute()
  return rows.map(({ place }) => place)
}
