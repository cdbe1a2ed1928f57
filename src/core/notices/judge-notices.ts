import { addDays, localDateIn, type Instant, type LocalDate } from '../time.ts'
import { isCapped, type Channel, type NoticeKind, type NoticeSettings } from './kinds.ts'
import { afterQuiet, instantAt, isQuiet, type OwnClock } from './own-clock.ts'
import type { Reason } from './reasons.ts'

export type WaitingNotice = { id: string; kind: NoticeKind; subject: string }

/** Why a notice was not sent when its time came; `waymark notices explain` shows it. */
export type HeldBecause = 'reason_gone' | 'switched_off' | 'over' | 'quiet_hours' | 'daily_limit' | 'too_early'

export type Verdict<Notice extends WaitingNotice> = {
  /** Each an item of its message: what is capped leaves as one. */
  send: { notice: Notice; reason: Reason }[]
  wait: { notice: Notice; until: Instant; because: HeldBecause }[]
  drop: { notice: Notice; because: HeldBecause }[]
}

export type Moment = {
  reasons: readonly Reason[]
  settings: NoticeSettings
  clock: OwnClock
  /** Own days on which this way already carried a message that counts. */
  spentDays: ReadonlySet<LocalDate>
  now: Instant
}

export function reasonKey({ kind, subject }: Pick<Reason, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`
}

/** The second look: what was planned is judged once more by what is true right before it would leave. */
export function judgeNotices<Notice extends WaitingNotice>(
  notices: readonly Notice[],
  channel: Channel,
  { reasons, settings, clock, spentDays, now }: Moment,
): Verdict<Notice> {
  const known = new Map(reasons.map((reason) => [reasonKey(reason), reason]))
  const verdict: Verdict<Notice> = { send: [], wait: [], drop: [] }
  const quietEnd = isQuiet(clock, now) ? afterQuiet(clock, now) : null
  const today = localDateIn(clock.zone, now)
  for (const notice of notices) {
    const reason = known.get(reasonKey(notice))
    const { kind } = notice
    const drop = (because: HeldBecause) => verdict.drop.push({ notice, because })
    const wait = (until: Instant, because: HeldBecause) => {
      if (reason?.endsAt && until >= reason.endsAt) drop(because)
      else verdict.wait.push({ notice, until, because })
    }
    if (!settings[kind][channel]) drop('switched_off')
    else if (!reason) drop('reason_gone')
    else if (reason.endsAt !== null && reason.endsAt <= now) drop('over')
    else if (quietEnd !== null) wait(quietEnd, 'quiet_hours')
    else if (isCapped(kind) && spentDays.has(today)) wait(nextDay(kind, settings, clock, now), 'daily_limit')
    // what is due later on the same day comes along: the day has one message
    else if (reason.dueAt > now && !isSameDay(reason, clock, today)) wait(reason.dueAt, 'too_early')
    else verdict.send.push({ notice, reason })
  }
  return verdict
}

function isSameDay({ dueAt }: Reason, { zone }: OwnClock, today: LocalDate): boolean {
  return localDateIn(zone, dueAt) === today
}

function nextDay(kind: NoticeKind, settings: NoticeSettings, clock: OwnClock, now: Instant): Instant {
  const tomorrow = addDays(localDateIn(clock.zone, now), 1)
  return afterQuiet(clock, instantAt(clock.zone, tomorrow, settings[kind].atTime))
}
