import type { LocalTime } from '../time.ts'

/** What a person can be reminded of. Mails about the account itself (password, address) are no reminders and have no switch. */
export const NOTICE_KINDS = ['interview', 'follow_up', 'deadline', 'openings', 'weekly', 'practice', 'streak'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const CHANNELS = ['mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** `atTime` is on the person's own clock. `weekday` counts from 1 for Monday; what comes once a week reads it. */
export type KindSetting = { mail: boolean; push: boolean; atTime: LocalTime; weekday: number }
export type NoticeSettings = Readonly<Record<NoticeKind, KindSetting>>

const off = { mail: false, push: false, weekday: 1 }
const on = { mail: true, push: true, weekday: 1 }

/** Only what would be missed is on; everything else is offered where it first helps. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  interview: { ...on, atTime: '18:00' },
  follow_up: { ...on, atTime: '09:00' },
  deadline: { ...off, atTime: '09:00' },
  openings: { ...off, atTime: '10:00' },
  weekly: { ...off, atTime: '08:00' },
  practice: { ...off, atTime: '17:00' },
  streak: { ...off, atTime: '19:00' },
}

/** An interview cannot wait. Of all else one message a day leaves by mail, and one by push. */
export function isCapped(kind: NoticeKind): boolean {
  return kind !== 'interview'
}

export function isNoticeKind(text: string): text is NoticeKind {
  return (NOTICE_KINDS as readonly string[]).includes(text)
}
