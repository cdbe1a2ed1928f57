import { randomBytes } from 'node:crypto'
import { msOf, type Instant } from '#core/time.ts'

const ROUND = 36 ** 4
let counter = 0

/** 'evt_' and letters that sort in the order events are appended, also within a millisecond. */
export function newEventId(at: Instant): string {
  counter = (counter + 1) % ROUND
  return `evt_${msOf(at).toString(36).padStart(9, '0')}${counter.toString(36).padStart(4, '0')}${randomBytes(8).toString('hex')}`
}
