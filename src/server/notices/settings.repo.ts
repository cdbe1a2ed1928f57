import type { Selectable } from 'kysely'
import {
  DEFAULT_SETTINGS,
  NOTICE_KINDS,
  type KindSetting,
  type NoticeKind,
  type NoticeSettings,
} from '#core/notices/kinds.ts'
import type { OwnClock } from '#core/notices/own-clock.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { NoticePeopleTable } from './tables.ts'

export const DEFAULT_QUIET = { from: '22:00', to: '07:00' }

export type NoticePerson = { quiet: OwnClock['quiet']; showsNames: boolean }

export async function loadSettings(db: Db, userId: string): Promise<NoticeSettings> {
  const rows = await db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId).execute()
  const own = Object.fromEntries(
    rows.map(({ kind, mail, push, at_time: atTime, weekday }): [string, KindSetting] => [
      kind,
      { mail: mail === 1, push: push === 1, atTime, weekday },
    ]),
  ) as Partial<Record<NoticeKind, KindSetting>>
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, own[kind] ?? DEFAULT_SETTINGS[kind]])) as NoticeSettings
}

export async function saveSetting(db: Db, userId: string, kind: NoticeKind, setting: KindSetting): Promise<void> {
  const { mail, push, atTime, weekday } = setting
  const columns = { mail: mail ? 1 : 0, push: push ? 1 : 0, at_time: atTime, weekday }
  await db
    .insertInto('notice_settings')
    .values({ user_id: userId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute()
}

export async function loadNoticePerson(db: Db, userId: string): Promise<NoticePerson> {
  const row = await db.selectFrom('notice_people').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return { quiet: DEFAULT_QUIET, showsNames: false }
  const { quiet_from: from, quiet_to: to, shows_names: names } = row
  return { quiet: from !== null && to !== null ? { from, to } : null, showsNames: names === 1 }
}

/** With `plannedAt` null the next tick plans for this person. */
export async function saveNoticePerson(
  db: Db,
  userId: string,
  { quiet, showsNames }: NoticePerson,
  plannedAt: Instant | null,
): Promise<void> {
  const columns = {
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    shows_names: showsNames ? 1 : 0,
    planned_at: plannedAt,
  }
  await db
    .insertInto('notice_people')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/**
 * Somebody whose plan is older than `before` or than their applications, and whom a message can reach: by mail, where
 * this server sends any and the address is confirmed, or on a device.
 */
export async function listToPlan(db: Db, before: Instant, sendsMail: boolean, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('notice_people as person', 'person.user_id', 'users.id')
    .select('users.id')
    .where((is) =>
      is.or([
        ...(sendsMail ? [is('users.email_verified_at', 'is not', null)] : []),
        is.exists(
          is.selectFrom('push_subscriptions as device').select('device.id').whereRef('device.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .where((is) =>
      is.or([
        is('person.planned_at', 'is', null),
        is('person.planned_at', '<', before),
        is.exists(
          is
            .selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.user_id', '=', 'users.id')
            .whereRef('applications.updated_at', '>=', 'person.planned_at'),
        ),
      ]),
    )
    .orderBy('person.planned_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markPlanned(db: Db, userId: string, now: Instant): Promise<void> {
  const person: Selectable<NoticePeopleTable> = {
    user_id: userId,
    quiet_from: DEFAULT_QUIET.from,
    quiet_to: DEFAULT_QUIET.to,
    shows_names: 0,
    planned_at: now,
  }
  await db
    .insertInto('notice_people')
    .values(person)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ planned_at: now }))
    .execute()
}
