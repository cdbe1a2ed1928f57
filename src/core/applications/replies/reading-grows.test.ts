import { expect, it } from 'vitest'
import { MAX_REPLY_CHARACTERS, readReply } from './read-reply.ts'

/** Processor time, not the clock: what else the machine does is left out. */
function millis(unit: string, length: number): number {
  const body = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const before = process.cpuUsage().user
  readReply({ from: 'jobs@lumen.example', subject: 'Your application', body, receivedOn: '2026-11-29' }, [])
  return (process.cpuUsage().user - before) / 1000
}

/** Four times the letters took sixteen times as long where each line was held against each. */
const MOST = 9

it.each(['a\n', 'a\n\n', 'a. ', '“\n\nİ', 'the the ', 'on Friday ', '8 December?\n\n', 'Would Friday work instead?\n'])(
  'takes no more than its length for %j',
  (unit) => {
    millis(unit, 500)
    const least = Math.min(...[1, 2].map(() => millis(unit, MAX_REPLY_CHARACTERS / 4)))
    expect(Math.min(...[1, 2].map(() => millis(unit, MAX_REPLY_CHARACTERS)))).toBeLessThan(Math.max(20, least) * MOST)
  },
)
