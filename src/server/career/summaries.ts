import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { oncePer } from '#core/once-per.ts'

/** The situations that people looked at last; some 150 KB each with all that was calculated from them. */
const MOST_KEPT = 120

/**
 * Calculated once for a situation and forgotten with it: a dashboard asks for the same situation with several calls, and
 * drawing its routes and matches is most of their work.
 */
export function oncePerSituation<Value>(calculate: (catalogue: Catalogue, situation: Situation) => Value) {
  const forCatalogue = oncePer((catalogue: Catalogue) =>
    oncePer((situation: Situation) => calculate(catalogue, situation)),
  )
  return (catalogue: Catalogue, situation: Situation): Value => forCatalogue(catalogue)(situation)
}

/** The same object as last time for a key that holds all that it is made from, so nothing has to be invalidated. */
export function sameSituation(catalogue: Catalogue, key: string, make: () => Situation | null): Situation | null {
  const kept = situationsOf(catalogue)
  const known = kept.get(key)
  if (known) return known
  const situation = make()
  if (situation) kept.set(key, situation)
  return situation
}

const situationsOf = oncePer((_catalogue: Catalogue) => new LRUCache<string, Situation>({ max: MOST_KEPT }))

/** `summarise`, once for each situation. */
export const summariseOnce = oncePerSituation(summarise)

/** The same situation with some of it changed, as the same object each time. */
export function changedSituation(situation: Situation, name: string, change: () => Partial<Situation>): Situation {
  const known = imagined(situation)
  const found = known.get(name)
  if (found) return found
  const changed = { ...situation, ...change() }
  if (known.size >= MOST_CHANGED) known.clear()
  known.set(name, changed)
  return changed
}

/** Other paces and other roles of one situation; who tries more has the first calculated again. */
const MOST_CHANGED = 40
const imagined = oncePer((_situation: Situation) => new Map<string, Situation>())
