import { DIMENSIONS, type Dimension, type Scores } from '../rubric.ts'

/** A single mock score is noise: no direction is named before so many rounds. */
export const ROUNDS_FOR_TREND = 3
/** Half a step of the five: less than that is luck. */
const NOTICEABLE = 0.5

export type Direction = 'up' | 'steady' | 'down'
export type Trend = { rounds: number; directions: Partial<Record<Dimension, Direction>> }

/** Rounds oldest first, each with the scores of its answers. Compares the mean of the newest two with that of all before them. */
export function trendOf(rounds: readonly (readonly Scores[])[]): Trend | null {
  const means = rounds.filter((answers) => answers.length > 0).map(meanScores)
  if (means.length < ROUNDS_FOR_TREND) return null
  const newest = meanScores(means.slice(-2))
  const earlier = meanScores(means.slice(0, -2))
  const directions: Trend['directions'] = {}
  for (const dimension of DIMENSIONS) {
    const [now, before] = [newest[dimension], earlier[dimension]]
    if (now !== null && before !== null) directions[dimension] = directionOf(now - before)
  }
  return { rounds: means.length, directions }
}

/** The mean of each dimension over the answers in which it was judged; null where it never was. */
export function meanScores(scores: readonly Scores[]): Scores {
  const mean = (dimension: Dimension): number | null => {
    const judged = scores.flatMap((each) => each[dimension] ?? [])
    return judged.length === 0 ? null : judged.reduce((sum, score) => sum + score, 0) / judged.length
  }
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, mean(dimension)])) as Scores
}

function directionOf(change: number): Direction {
  if (Math.abs(change) < NOTICEABLE) return 'steady'
  return change > 0 ? 'up' : 'down'
}
