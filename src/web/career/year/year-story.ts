import type { LocalDate } from '#core/time.ts'

/** One thing that a year brought, on the day it did. */
export type YearEvent = { date: LocalDate; kind: 'course' | 'proof' | 'match'; name: string; points?: number }

export type YearFacts = {
  path: readonly { courseId: string; courseTitle: string; completedAt: string | null }[]
  attempts: readonly { skillId: string; name: string; mode: string; passed: boolean; endedAt: string }[]
  /** Changes of the match, oldest first. */
  history: readonly { date: LocalDate; percent: number }[]
}

/** From this much on a change of the match is worth naming. */
const LEAST_POINTS = 3

/** The years in which something happened, newest first; always this one. */
export function yearsOf({ path, attempts, history }: YearFacts, today: LocalDate): string[] {
  const days = [
    today,
    ...path.flatMap(({ completedAt }) => completedAt ?? []),
    ...attempts.map(({ endedAt }) => endedAt),
    ...history.map(({ date }) => date),
  ]
  return [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse()
}

/** What a calendar year brought, in order: finished courses, each proven skill once, and where the match moved. */
export function yearStory({ path, attempts, history }: YearFacts, year: string): YearEvent[] {
  const isIn = (day: string) => day.startsWith(year)
  const courses = path.flatMap(({ courseTitle, completedAt }): YearEvent[] =>
    completedAt !== null && isIn(completedAt)
      ? [{ date: completedAt.slice(0, 10), kind: 'course', name: courseTitle }]
      : [],
  )
  const proofs = new Map<string, YearEvent>()
  for (const { skillId, name, mode, passed, endedAt } of [...attempts].sort((a, b) => (a.endedAt < b.endedAt ? -1 : 1)))
    if (mode === 'scored' && passed && isIn(endedAt) && !proofs.has(skillId))
      proofs.set(skillId, { date: endedAt.slice(0, 10), kind: 'proof', name })
  const moves = history.flatMap(({ date, percent }, at): YearEvent[] => {
    const before = history[at - 1]?.percent
    return before !== undefined && isIn(date) && Math.abs(percent - before) >= LEAST_POINTS
      ? [{ date, kind: 'match', name: '', points: percent - before }]
      : []
  })
  return [...courses, ...proofs.values(), ...moves].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The match when the year began (or the first that is known in it) and when it ended; null where none is known. */
export function matchOver(history: YearFacts['history'], year: string): { from: number; to: number } | null {
  const known = history.filter(({ date }) => date.slice(0, 4) <= year)
  const last = known.at(-1)
  if (!last || last.date.slice(0, 4) < year) return last ? { from: last.percent, to: last.percent } : null
  const first = known.findLast(({ date }) => date.slice(0, 4) < year) ?? known.find(({ date }) => date.startsWith(year))
  return first ? { from: first.percent, to: last.percent } : null
}

/** By month, the first being 1. */
export function byMonth(events: readonly YearEvent[]): { month: number; events: YearEvent[] }[] {
  const months = new Map<number, YearEvent[]>()
  for (const event of events) {
    const month = Number(event.date.slice(5, 7))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, found]) => ({ month, events: found }))
}
