import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#contract/problem.ts'
import { addMs } from '#core/time.ts'
import { msLeft } from '#server/deadline.ts'
import type { Deps } from '#server/deps.ts'
import { letGo, takeAlone } from './allowance.repo.ts'

const ASK_AGAIN_MS = 150

/**
 * Runs `work` while nobody else does under this name, on all processes: for what is done elsewhere and holds no transaction of
 * ours meanwhile. A process that ends is waited for until `holdMs` are over, so `work` has to end by itself before that.
 */
export async function alone<T>(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  name: string,
  holdMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const key = `alone:${name}`
  let endsAt = addMs(clock.now(), holdMs)
  while (!(await takeAlone(db, key, clock.now(), endsAt))) {
    if (msLeft() <= ASK_AGAIN_MS)
      throw new Problem('request.in_progress', 'This is already under way. Please wait a moment.')
    await sleep(ASK_AGAIN_MS)
    endsAt = addMs(clock.now(), holdMs)
  }
  try {
    return await work()
  } finally {
    // what was done stays done: the name is free again when its time is over
    await letGo(db, key, endsAt).catch((error: unknown) => log.warn({ err: error, key }, 'a name could not be let go'))
  }
}
