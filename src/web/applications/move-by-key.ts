import { STAGES, type Stage } from '#core/applications/stage.ts'

export type CardMove = { stage?: Stage; afterId?: string | null }

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }
/** The cards of the same column above and below, nearest to the card last and first. */
type Neighbours = { before: readonly string[]; after: readonly string[] }

/** What a key does to the card it is pressed on: a digit moves it to that stage, Alt and an arrow one place up or down. */
export function moveByKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  stage: Stage,
  { before, after }: Neighbours,
): CardMove | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey) {
    if (key === 'ArrowUp' && before.length > 0) return { afterId: before.at(-2) ?? null }
    if (key === 'ArrowDown' && after[0] !== undefined) return { afterId: after[0] }
    return undefined
  }
  const chosen = /^[1-5]$/.test(key) ? STAGES[Number(key) - 1] : undefined
  return chosen === undefined || chosen === stage ? undefined : { stage: chosen }
}
