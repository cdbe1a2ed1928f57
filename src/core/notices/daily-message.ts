import { isCapped, type Channel } from './kinds.ts'
import { judgeNotices, type Moment, type Verdict, type WaitingNotice } from './judge-notices.ts'

export type Decision<Notice extends WaitingNotice> = Omit<Verdict<Notice>, 'send'> & {
  /** Each leaves as one: an interview by itself, everything else of the day together. */
  messages: Verdict<Notice>['send'][]
}

/**
 * What becomes of the notices of one person and one way whose time has come. `rest` is what waits for later on the same
 * day: it comes along, since the day has one message. A streak does not, as by then it may be made.
 */
export function decideMessages<Notice extends WaitingNotice>(
  due: readonly Notice[],
  rest: readonly Notice[],
  channel: Channel,
  moment: Moment,
): Decision<Notice> {
  const { send, wait, drop } = judgeNotices(due, channel, moment)
  const urgent = send.filter(({ notice }) => !isCapped(notice.kind)).map((item) => [item])
  const daily = send.filter(({ notice }) => isCapped(notice.kind))
  if (daily.length === 0) return { wait, drop, messages: urgent }
  const along = rest.filter(({ kind }) => isCapped(kind) && kind !== 'streak')
  daily.push(...judgeNotices(along, channel, moment).send)
  return { wait, drop, messages: [...urgent, daily] }
}
