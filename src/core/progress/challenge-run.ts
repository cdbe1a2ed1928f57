import type { LocalDate } from '#core/time.ts'
import { addDays } from '#core/time.ts'
import type { PointEvent } from './point-event.ts'
import { CHALLENGE_RUN_DAYS } from './report.ts'
import { challengeKey } from './source-key.ts'

/** The source keys of the challenges of the last seven days, today's first. */
export function challengeRunKeys(today: LocalDate): string[] {
  return Array.from({ length: CHALLENGE_RUN_DAYS }, (_, at) => challengeKey(addDays(today, -at)))
}

/** How many days in a row, ending today or yesterday, have their challenge among `events`; seven at most. */
export function challengeRunOf(events: readonly Pick<PointEvent, 'sourceKey'>[], today: LocalDate): number {
  const done = new Set(events.map(({ sourceKey }) => sourceKey))
  const newestFirst = challengeRunKeys(today).map((key) => done.has(key))
  if (!newestFirst[0]) newestFirst.shift()
  const end = newestFirst.indexOf(false)
  return end === -1 ? newestFirst.length : end
}
