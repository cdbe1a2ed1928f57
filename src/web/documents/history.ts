/** Steps that can be taken back and forth; the oldest fall out. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[] }

const MOST_STEPS = 100

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] }
}

export function step<T>({ past, now }: History<T>, next: T): History<T> {
  return { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] }
}

/** The step that is under way goes on: what is typed in one go is one step. */
export function goOn<T>({ past }: History<T>, next: T): History<T> {
  return { past, now: next, future: [] }
}

export function undo<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const last = past.at(-1)
  return last === undefined ? history : { past: past.slice(0, -1), now: last, future: [now, ...future] }
}

export function redo<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, now], now: next, future: rest }
}
