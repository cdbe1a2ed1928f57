import { queryClient } from '../lib/queries.ts'
import { attemptQuery, refreshAfterArena } from './arena-queries.ts'

const ended = new Set<string>()

/** An attempt has ended: its result comes onto the page, and what it moved is asked for again. */
export async function settle(attemptId: string): Promise<void> {
  justEnded(attemptId)
  await queryClient.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey })
  refreshAfterArena()
}

export function justEnded(what: string): void {
  ended.add(what)
}

/** Whether this ended here and now, said once: a result that is only looked up again takes no focus. */
export function takeEnded(what: string): boolean {
  return ended.delete(what)
}
