import { CHANNELS, NOTICE_KINDS, type Channel, type NoticeSettings } from '#core/notices/kinds.ts'
import type { OwnClock } from '#core/notices/own-clock.ts'
import { reasonsOf, type Reason } from '#core/notices/reasons.ts'
import type { Deps } from '#server/deps.ts'
import { findUser, type UserRow } from '#server/users/user.repo.ts'
import { listDevices } from './device.repo.ts'
import { loadFacts, type FactDeps } from './load-facts.ts'
import { loadNoticePerson, loadSettings } from './settings.repo.ts'

export type PersonDeps = FactDeps & Pick<Deps, 'mailer' | 'push'>

/** A person as the rules see them now. */
export type ReminderPerson = {
  user: UserRow
  settings: NoticeSettings
  clock: OwnClock
  showsNames: boolean
  /** Ways that reach them: a confirmed address on a server that sends mail, a device that allows notifications. */
  open: ReadonlySet<Channel>
  reasons: Reason[]
}

export async function loadReminderPerson(deps: PersonDeps, userId: string): Promise<ReminderPerson | null> {
  const user = await findUser(deps.db, userId)
  if (!user) return null
  const settings = await loadSettings(deps.db, userId)
  const { quiet, showsNames } = await loadNoticePerson(deps.db, userId)
  const clock: OwnClock = { zone: user.time_zone, quiet }
  const open = new Set(CHANNELS)
  if (!deps.mailer.isConfigured || user.email_verified_at === null) open.delete('mail')
  if (!deps.push || (await listDevices(deps.db, userId)).length === 0) open.delete('push')
  const isWanted = (kind: (typeof NOTICE_KINDS)[number]) => CHANNELS.some((channel) => settings[kind][channel])
  const facts = await loadFacts(deps, user, isWanted)
  return { user, settings, clock, showsNames, open, reasons: reasonsOf(facts, settings, clock, deps.clock.now()) }
}
