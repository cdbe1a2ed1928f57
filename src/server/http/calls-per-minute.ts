import { MINUTE_MS } from '#core/time.ts'

const KEYS_MOST = 50_000

/** At most `most` calls of a key in any minute, in this process. */
export function countCallsPerMinute(most: number) {
  const madeAt = new Map<string, number[]>()
  return {
    /** Seconds to wait when `calls` more would be too many; undefined when they were counted. */
    take(key: string, nowMs: number, calls = 1): number | undefined {
      const recent = (madeAt.get(key) ?? []).filter((ms) => ms <= nowMs && nowMs - ms < MINUTE_MS)
      if (recent.length + calls > most) {
        const freedAt = recent[Math.min(recent.length, recent.length + calls - most) - 1] ?? nowMs
        return Math.ceil((freedAt + MINUTE_MS - nowMs) / 1_000)
      }
      // the one that was used last stands last, so that what goes first is what was idle longest
      madeAt.delete(key)
      madeAt.set(key, [...recent, ...Array.from({ length: calls }, () => nowMs)])
      if (madeAt.size > KEYS_MOST) madeAt.delete(madeAt.keys().next().value ?? key)
      return undefined
    },
  }
}
