import type { HeldBecause } from '#core/notices/judge-notices.ts'
import type { Channel, NoticeKind } from '#core/notices/kinds.ts'

/** The tables of this room; a part of the schema. */
export type NoticeTables = {
  notice_settings: NoticeSettingsTable
  notice_people: NoticePeopleTable
  push_subscriptions: PushSubscriptionsTable
  push_keys: PushKeysTable
  notices: NoticesTable
  calendar_feeds: CalendarFeedsTable
  calendar_entries: CalendarEntriesTable
}

/** Only what differs from the defaults. */
export type NoticeSettingsTable = {
  user_id: string
  kind: NoticeKind
  mail: number
  push: number
  at_time: string
  weekday: number
}

/** Without a row the default quiet hours hold; a row without times has none. `planned_at` null: plan at the next tick. */
export type NoticePeopleTable = {
  user_id: string
  quiet_from: string | null
  quiet_to: string | null
  shows_names: number
  planned_at: string | null
}

export type PushSubscriptionsTable = {
  id: string
  user_id: string
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  device_label: string
  created_at: string
  last_ok_at: string | null
  fails: number
}

/** One row, 'current'. The private key is sealed under AUTH_SECRET. */
export type PushKeysTable = { id: 'current'; public_key: string; sealed_private_key: string; created_at: string }

/** The outbox: once for each user, kind, subject and way. */
export type NoticesTable = {
  id: string
  user_id: string
  channel: Channel
  kind: NoticeKind
  subject_key: string
  due_at: string
  state: 'queued' | 'sending' | 'sent' | 'skipped' | 'failed' | 'superseded'
  because: HeldBecause | 'no_device' | 'refused' | 'unreachable' | null
  attempts: number
  /** When it is looked at next: its time, the next try, or the end of the lease of who is sending it. null when done. */
  next_at: string | null
  /** Of the message it left with; the same on a second try, so that a mail program folds the two. */
  message_id: string | null
  /** The own day whose one message it is part of. */
  own_day: string | null
  title: string | null
  /** While it is 'sending': when a second copy of it began to leave. */
  sent_at: string | null
}

/** `scopes` is JSON; `token_version` is the account's when the address was made. */
export type CalendarFeedsTable = {
  user_id: string
  token_hash: string
  token_version: number
  scopes: string
  created_at: string
  last_read_at: string | null
}

/** What the feed last said of an entry, as JSON: a change raises its sequence, a removal is listed for 30 days. */
export type CalendarEntriesTable = {
  user_id: string
  uid: string
  entry: string
  sequence: number
  changed_at: string
  cancelled_at: string | null
}
