import type { Chance } from '#core/chance.ts'

/** Any question of the round that is not completed yet and is not the one on show; null after the last. */
export function pickNext(
  questionIds: readonly string[],
  completed: readonly string[],
  current: string,
  chance: Chance,
): string | null {
  const open = questionIds.filter((id) => !completed.includes(id) && id !== current)
  return open[Math.floor(chance() * open.length)] ?? null
}
