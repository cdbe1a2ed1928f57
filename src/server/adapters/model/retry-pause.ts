import type { ModelFault } from '#server/model/model-fault.ts'

const LONGEST_PAUSE_MS = 8_000
const FIRST_PAUSE_MS = 400
/** What can be different a moment later. */
const PASSING = new Set<ModelFault['code']>([
  'rate_limited',
  'provider',
  'unreachable',
  'invalid_output',
  'disconnected',
])

/** How long to wait before asking again, in ms; undefined when it makes no sense or takes longer than anyone waits. */
export function pauseBefore(fault: ModelFault, attempt: number, chance: () => number): number | undefined {
  if (fault.isFinal || !PASSING.has(fault.code)) return undefined
  if (fault.retryAfterSeconds !== undefined) {
    const asked = fault.retryAfterSeconds * 1_000
    return asked <= LONGEST_PAUSE_MS ? asked : undefined
  }
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.75 + chance() / 2)
}
