import { createHash } from 'node:crypto'
import type { Channel, NoticeKind } from '#core/notices/kinds.ts'
import type { Reason } from '#core/notices/reasons.ts'
import type { Message } from '#core/notices/write-message.ts'
import { HOUR_MS, msOf, SECOND_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import { deleteDevice, listDevices, noteDevice } from './device.repo.ts'
import { mailOf } from './mail-of.ts'
import type { ReminderPerson } from './person.ts'
import { loadPushKeys } from './push-keys.ts'
import { weekPicture } from './week-picture.ts'
import type { PushOptions, PushOutcome } from './push-sender.port.ts'

export type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'push' | 'config' | 'keyedHash' | 'log'>

export type Delivery =
  | { is: 'sent' }
  | { is: 'later'; retryAfterMs: number | null; mayHaveLeft: boolean }
  | { is: 'not_sent'; because: 'no_device' | 'refused' }

/** `beforeRepeat`: of what may have been handed over once already, noted right before it is a second time. */
export type Parcel = Message & {
  messageId: string
  reasons: readonly Reason[]
  beforeRepeat?: (() => Promise<void>) | undefined
}

export function deliver(
  deps: DeliverDeps,
  person: ReminderPerson,
  channel: Channel,
  parcel: Parcel,
): Promise<Delivery> {
  return channel === 'mail' ? byMail(deps, person, parcel) : byPush(deps, person, parcel)
}

async function byMail(deps: DeliverDeps, { user, clock }: ReminderPerson, parcel: Parcel): Promise<Delivery> {
  const kinds: NoticeKind[] = [...new Set(parcel.reasons.map(({ kind }) => kind))]
  const own = { language: user.language, zone: clock.zone, now: deps.clock.now() }
  const picture = weekPicture(parcel.reasons, own)
  const { beforeRepeat } = parcel
  let isHandedOver = false
  const beforeEnd = beforeRepeat && (() => beforeRepeat().then(() => void (isHandedOver = true)))
  try {
    await deps.mailer.send(mailOf(deps, user, kinds, { ...parcel, picture }), beforeEnd)
    return { is: 'sent' }
  } catch (error) {
    deps.log.warn({ err: error, userId: user.id }, 'a reminder could not be mailed')
    const { responseCode: code = 0, syscall } = error as { responseCode?: number; syscall?: string }
    // no answer to the second copy: it may have been taken, and a third is too many
    if (isHandedOver && code === 0) return { is: 'sent' }
    if (code >= 500 && code < 600) return { is: 'not_sent', because: 'refused' }
    return { is: 'later', retryAfterMs: null, mayHaveLeft: code === 0 && syscall !== 'connect' }
  }
}

const PUSH_LIFE_S = (4 * HOUR_MS) / SECOND_MS

async function byPush(deps: DeliverDeps, { user }: ReminderPerson, parcel: Parcel): Promise<Delivery> {
  const [first] = parcel.reasons
  const isUrgent = first?.kind === 'interview'
  const left = isUrgent && first.endsAt ? (msOf(first.endsAt) - msOf(deps.clock.now())) / SECOND_MS : PUSH_LIFE_S
  const outcomes = await pushToDevices(deps, user.id, parcel, parcel.messageId, {
    ttlSeconds: Math.max(60, Math.floor(left)),
    urgency: isUrgent ? 'high' : 'normal',
  })
  if (outcomes.some(({ is }) => is === 'delivered')) return { is: 'sent' }
  const pauses = outcomes.flatMap((outcome) => (outcome.is === 'later' ? [outcome.retryAfterMs] : []))
  if (pauses.length > 0)
    return { is: 'later', retryAfterMs: pauses.find((pause) => pause !== null) ?? null, mayHaveLeft: false }
  return { is: 'not_sent', because: outcomes.some(({ is }) => is === 'refused') ? 'refused' : 'no_device' }
}

/** To every device of the person. What the push service calls gone is forgotten. */
export async function pushToDevices(
  deps: DeliverDeps,
  userId: string,
  { title, lines, action }: Message,
  tag: string,
  options: Omit<PushOptions, 'topic'>,
): Promise<PushOutcome[]> {
  const keys = await loadPushKeys(deps)
  const { push } = deps
  if (!keys || !push) return []
  // browsers that know this form show it without waking the worker; for the others the worker reads the same
  const payload = JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body: lines.length > 1 ? action.label : '',
      navigate: `${ownAddress(deps)}${action.path}`,
      tag,
    },
  })
  const topic = createHash('sha256').update(tag).digest('base64url').slice(0, 32)
  const devices = await listDevices(deps.db, userId)
  return Promise.all(
    devices.map(async ({ id, endpoint, p256dh, auth }) => {
      const outcome = await push.send({ endpoint, p256dh, auth }, payload, keys, { ...options, topic })
      if (outcome.is === 'gone') await deleteDevice(deps.db, userId, id)
      else await noteDevice(deps.db, id, outcome.is === 'delivered' ? { lastOkAt: deps.clock.now() } : 'failed')
      return outcome
    }),
  )
}
