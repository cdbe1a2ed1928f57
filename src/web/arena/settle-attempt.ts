import { queryClient } from '../lib/queries.ts'
import { attemptQuery, refreshAfterArena } from './arena-queries.ts'

/** An attempt has ended: its result comes onto the page, and what it moved is asked for again. */
export async function settle(attemptId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey })
  refreshAfterArena()
  document.getElementById('result')?.focus()
}
