import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type * as contract from '#contract/notices.ts'
import { Problem } from '#contract/problem.ts'
import { CHANNELS, NOTICE_KINDS, type Channel } from '#core/notices/kinds.ts'
import { noticeWords } from '#core/notices/write-message.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { findUser, lockUser } from '#server/users/user.repo.ts'
import { findFeed } from './calendar.repo.ts'
import { pushToDevices, type DeliverDeps } from './deliver.ts'
import { deleteDevice, listDevices, saveDevice } from './device.repo.ts'
import { mailOf } from './mail-of.ts'
import { deleteAllNotices, deleteQueued } from './notice.repo.ts'
import { loadPushKeys } from './push-keys.ts'
import { loadNoticePerson, loadSettings, saveNoticePerson, saveSetting } from './settings.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type Reminders = z.input<typeof contract.remindersSchema>
type SettingsDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'push' | 'keyedHash' | 'watchNews'>
type Change = z.output<NonNullable<(typeof contract.saveReminders)['body']>>
type Device = z.output<NonNullable<(typeof contract.addDevice)['body']>>
type Outcome = z.input<(typeof contract.testReminder)['output']>['outcome']

const MOST_DEVICES = 10

export async function viewReminders(deps: SettingsDeps, userId: string): Promise<Reminders> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const settings = await loadSettings(deps.db, userId)
  const { quiet, showsNames } = await loadNoticePerson(deps.db, userId)
  const keys = await loadPushKeys(deps)
  const devices = await listDevices(deps.db, userId)
  const feed = await findFeed(deps.db, userId)
  return {
    kinds: NOTICE_KINDS.map((kind) => ({ kind, ...settings[kind] })),
    quiet,
    showsNames,
    timeZone: user.time_zone,
    can: {
      mail: !deps.mailer.isConfigured ? 'none' : user.email_verified_at === null ? 'unconfirmed' : 'yes',
      pushKey: keys?.publicKey ?? null,
      openings: deps.watchNews !== undefined,
    },
    devices: devices.map((device) => ({
      id: device.id,
      label: device.device_label,
      createdAt: device.created_at,
      lastOkAt: device.last_ok_at,
    })),
    calendar: feed ?? null,
  }
}

/** What is switched off leaves the outbox at once; what is switched on is planned at the next tick. */
export async function changeReminders(deps: SettingsDeps, userId: string, change: Change): Promise<Reminders> {
  await deps.db.transaction().execute(async (tx) => {
    const settings = await loadSettings(tx, userId)
    const after = { ...settings }
    for (const { kind, ...wish } of change.kinds ?? []) {
      const setting = {
        mail: wish.mail ?? after[kind].mail,
        push: wish.push ?? after[kind].push,
        atTime: wish.atTime ?? after[kind].atTime,
        weekday: wish.weekday ?? after[kind].weekday,
      }
      after[kind] = setting
      await saveSetting(tx, userId, kind, setting)
      for (const channel of CHANNELS) if (!setting[channel]) await deleteQueued(tx, userId, [kind], channel)
    }
    if (NOTICE_KINDS.every((kind) => !after[kind].mail && !after[kind].push)) await deleteAllNotices(tx, userId)
    const person = await loadNoticePerson(tx, userId)
    const { quiet = person.quiet, showsNames = person.showsNames } = change
    await saveNoticePerson(tx, userId, { quiet, showsNames }, null)
  })
  return viewReminders(deps, userId)
}

export async function keepDevice(deps: SettingsDeps, userId: string, device: Device): Promise<Reminders> {
  const { endpoint, keys, label } = device
  const hash = createHash('sha256').update(endpoint).digest('base64url')
  await deps.db.transaction().execute(async (tx) => {
    // one after the other, or many at once would all count too few
    await lockUser(tx, userId)
    const known = await listDevices(tx, userId)
    if (known.length >= MOST_DEVICES && !known.some(({ endpoint_hash: other }) => other === hash))
      throw new Problem('request.invalid', `${MOST_DEVICES} devices are enough. Remove one first.`)
    await saveDevice(tx, {
      id: newId('dev'),
      user_id: userId,
      endpoint_hash: hash,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      device_label: label,
      created_at: deps.clock.now(),
      last_ok_at: null,
      fails: 0,
    })
    await saveNoticePerson(tx, userId, await loadNoticePerson(tx, userId), null)
  })
  return viewReminders(deps, userId)
}

export async function forgetDevice(deps: SettingsDeps, userId: string, id: string): Promise<Reminders> {
  if (!(await deleteDevice(deps.db, userId, id))) throw new Problem('request.not_found', 'This device is not known.')
  return viewReminders(deps, userId)
}

const TEST_LIFE_S = 60

/** What the mail server or the push service said; that a person has seen it nobody can know. */
export async function sendTest(deps: SettingsDeps & DeliverDeps, userId: string, channel: Channel): Promise<Outcome> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const words = noticeWords[user.language]
  const message = {
    title: words.test.title,
    lines: [words.test.body],
    action: { label: words.settings, path: '/settings#reminders' },
  }
  const messageId = `${newId('ntc')}@test`
  if (channel === 'mail') {
    if (!deps.mailer.isConfigured || user.email_verified_at === null) return 'no_mail'
    try {
      await deps.mailer.send(mailOf(deps, user, [], { ...message, messageId }))
      return 'handed_over'
    } catch (error) {
      deps.log.warn({ err: error, userId }, 'a test mail could not be sent')
      return 'unreachable'
    }
  }
  const options = { ttlSeconds: TEST_LIFE_S, urgency: 'high' } as const
  const outcomes = (await pushToDevices(deps, userId, message, messageId, options)).map(({ is }) => is)
  if (outcomes.includes('delivered')) return 'handed_over'
  if (outcomes.includes('later')) return 'unreachable'
  if (outcomes.includes('refused')) return 'refused'
  return outcomes.includes('gone') ? 'gone' : 'no_device'
}
