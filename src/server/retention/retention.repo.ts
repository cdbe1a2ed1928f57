import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

/** Sign-ins that ran out or were ended before `before`, with their refresh tokens. */
export async function deleteEndedSignInsBefore(db: Db, before: Instant): Promise<number> {
  const gone = (column: 'expires_at' | 'revoked_at') =>
    db.deleteFrom('sign_ins').where(column, '<', before).executeTakeFirst()
  return countOf(await gone('expires_at')) + countOf(await gone('revoked_at'))
}

export async function deleteResetsBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('password_resets').where('expires_at', '<', before).executeTakeFirst())
}

export async function deleteTokensBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('personal_tokens').where('expires_at', '<', before).executeTakeFirst())
}

export async function deleteEmailChecksBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('email_checks').where('expires_at', '<', before).executeTakeFirst())
}

export async function deleteLoginFailuresBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('login_failures').where('at', '<', before).executeTakeFirst())
}

export async function deleteAllowancesBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('allowances').where('ends_at', '<', before).executeTakeFirst())
}

export async function deleteFeedbackBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('product_feedback').where('at', '<', before).executeTakeFirst())
}

export async function deleteKnownAddressesBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('known_addresses').where('seen_at', '<', before).executeTakeFirst())
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('idempotency_keys').where('at', '<', before).executeTakeFirst())
}

/** Keys of an app that nobody ever confirmed with a code. */
export async function deleteUnconfirmedFactorsBefore(db: Db, before: Instant): Promise<number> {
  return countOf(
    await db
      .deleteFrom('second_factors')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', before)
      .executeTakeFirst(),
  )
}

export async function deleteContactMessagesBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('contact_messages').where('at', '<', before).executeTakeFirst())
}

function countOf({ numDeletedRows }: { numDeletedRows: bigint }): number {
  return Number(numDeletedRows)
}

/** What has been in the trash since before this instant goes for good. */
export async function deleteTrashBefore(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('applications')
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What still waits stays, however long ago it was due. */
export async function deleteNoticesBefore(db: Db, before: Instant): Promise<number> {
  return countOf(
    await db.deleteFrom('notices').where('due_at', '<', before).where('next_at', 'is', null).executeTakeFirst(),
  )
}

/** No source has listed it since; what people saved of it is theirs and stays. */
export async function deleteOpeningsBefore(db: Db, before: Instant): Promise<number> {
  return countOf(await db.deleteFrom('openings').where('last_seen', '<', before).executeTakeFirst())
}
