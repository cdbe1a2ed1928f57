import { EXACT_RANK_MAX } from './leaderboard.ts'

/** Width of a bucket in points: people with 0 to 99 points are in bucket 0, 100 to 199 in bucket 1. */
export const BUCKET_POINTS = 100

export type RankHistogram = readonly { bucket: number; people: number }[]

export function bucketOf(points: number): number {
  return Math.floor(points / BUCKET_POINTS)
}

/**
 * About which rank `points` has, for people below the ranks that are counted: all in higher buckets are ahead,
 * and of their own bucket the share that its even spread puts ahead.
 */
export function approximateRank(points: number, histogram: RankHistogram): number {
  const own = bucketOf(points)
  const pointsAbove = (own + 1) * BUCKET_POINTS - 1 - points
  let ahead = 0
  for (const { bucket, people } of histogram) {
    if (bucket > own) ahead += people
    else if (bucket === own) ahead += Math.floor((people * pointsAbove) / BUCKET_POINTS)
  }
  return Math.max(EXACT_RANK_MAX, ahead) + 1
}
