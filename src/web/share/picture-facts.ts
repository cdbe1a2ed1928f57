import type { CareerSummary } from '#contract/career-summary.ts'
import { daysBetween, type LocalDate } from '#core/time.ts'

export type Period = 'all' | 'year'

/** What the picture says; every figure is one that the pages show. */
export type PictureFacts = {
  role: string
  isThere: boolean
  /** The match at the beginning of the time, where it was another one. */
  before: number | null
  now: number
  weeks: number
  year: string
  courses: number
  proofs: number
  bestStreak: number | null
}

export type Story = {
  summary: Pick<CareerSummary, 'dream' | 'today' | 'done'>
  /** Changes of the match, oldest first. */
  history: readonly { date: LocalDate; percent: number }[]
  path: readonly { courseId: string; completedAt: string | null }[]
  attempts: readonly { skillId: string; mode: string; passed: boolean; endedAt: string }[]
  bestStreak: number | null
}

/** The whole way, or what this calendar year brought. */
export function pictureFacts({ summary, history, path, attempts, bestStreak }: Story, period: Period): PictureFacts {
  const { dream, today } = summary
  const year = today.slice(0, 4)
  const start: LocalDate = period === 'year' ? `${year}-01-01` : ''
  const first = history.findLast(({ date }) => date <= start) ?? history[0]
  const isIn = (instant: string) => instant >= start
  const done = new Set(summary.done)
  const passed = attempts.filter(
    ({ mode, passed: isPassed, endedAt }) => mode === 'scored' && isPassed && isIn(endedAt),
  )
  const since = first === undefined || first.date > start ? first?.date : start
  return {
    role: dream.title,
    isThere: dream.isInReach,
    before: first && first.percent !== dream.percent ? first.percent : null,
    now: dream.percent,
    weeks: since === undefined ? 0 : Math.floor(daysBetween(since, today) / 7),
    year,
    courses: path.filter(({ courseId, completedAt }) => completedAt !== null && done.has(courseId) && isIn(completedAt))
      .length,
    proofs: new Set(passed.map(({ skillId }) => skillId)).size,
    // how long the best run was is known, not when it was
    bestStreak: period === 'all' ? bestStreak : null,
  }
}
