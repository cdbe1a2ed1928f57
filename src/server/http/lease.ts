import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#contract/problem.ts'
import { addMs, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { msLeft } from '#server/deadline.ts'
import type { Deps } from '#server/deps.ts'

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
  while (!(await take(db, key, clock.now(), endsAt))) {
    if (msLeft() <= ASK_AGAIN_MS)
      throw new Problem('request.in_progress', 'This is already under way. Please wait a moment.')
    await sleep(ASK_AGAIN_MS)
    endsAt = addMs(clock.now(), holdMs)
  }
  try {
    return await work()
  } finally {
    const mine = db.deleteFrom('allowances').where('key', '=', key).where('ends_at', '=', endsAt)
    // what was done stays done: the name is free again when its time is over
    await mine.execute().catch((error: unknown) => log.warn({ err: error, key }, 'a name could not be let go'))
  }
}

async function take(db: Db, key: string, now: Instant, endsAt: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('allowances')
    .values({ key, uses: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ends_at: endsAt }).where('allowances.ends_at', '<=', now),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
