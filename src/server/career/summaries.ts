import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#core/career/catalogue.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { oncePer } from '#core/once-per.ts'

type Summarised = ReturnType<typeof summarise>

/** The situations that people looked at last; about 50 KB each. */
const MOST_KEPT = 200

const keptFor = oncePer((_catalogue: Catalogue) => new LRUCache<string, Summarised>({ max: MOST_KEPT }))

/**
 * `summarise`, remembered: a dashboard asks for the same situation with several calls, and drawing its routes is most of
 * their work. The key is all that the numbers follow from, so nothing has to be invalidated.
 */
export function summariseOnce(catalogue: Catalogue, situation: Situation): Summarised {
  const kept = keptFor(catalogue)
  const key = keyOf(situation)
  const known = kept.get(key)
  if (known) return known
  const summarised = summarise(catalogue, situation)
  kept.set(key, summarised)
  return summarised
}

function keyOf({ dreamRole, states, kept, ...rest }: Situation): string {
  return JSON.stringify([dreamRole.id, [...states], states.jobs, [...kept], rest])
}
