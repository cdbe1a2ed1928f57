import { MINUTE_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { planDue } from './plan.ts'
import { sendDue } from './send.ts'
import { loadPushKeys } from './push-keys.ts'

export type TickDeps = Pick<
  Deps,
  'db' | 'clock' | 'catalogue' | 'mailer' | 'push' | 'config' | 'keyedHash' | 'background' | 'log' | 'watchNews'
>

const PLANNED_AT_ONCE = 500

/** Plans and sends what is due; any number of processes may do it at the same time. */
export async function tick(
  deps: TickDeps,
  plannedAtOnce = PLANNED_AT_ONCE,
): Promise<{ planned: number; sent: number }> {
  const planned = await planDue(deps, plannedAtOnce)
  return { planned, sent: await sendDue(deps) }
}

/** Once a minute while the server runs. Returns how to stop; a stopping server waits for what is under way. */
export function tickEachMinute(deps: TickDeps): () => void {
  let isUnderWay = false
  let isStopped = false
  deps.background.run('making push keys', async () => void (await loadPushKeys(deps)))
  const run = (): void => {
    if (isUnderWay) return
    isUnderWay = true
    deps.background.run('reminders', async () => {
      try {
        if (!isStopped) await tick(deps)
      } finally {
        isUnderWay = false
      }
    })
  }
  const timer = setInterval(run, MINUTE_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
