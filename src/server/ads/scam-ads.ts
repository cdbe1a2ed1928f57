import { isScam } from '#core/ads/scam/scam.ts'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { listFlaggedAds } from './ads.repo.ts'

const flagsSchema = z.object({ flags: z.array(z.object({ kind: z.string() })) })

/** Which of these applications were made from an advert with the signs of a scam. */
export async function applicationsOfScams(
  db: Db,
  userId: string,
  rows: readonly { id: string; ad_id: string | null }[],
): Promise<string[]> {
  const adIds = new Set(rows.flatMap(({ ad_id: adId }) => adId ?? []))
  if (adIds.size === 0) return []
  const flagged = await listFlaggedAds(db, userId, [...adIds])
  const scams = new Set(
    flagged.filter(({ facts }) => isScam(flagsSchema.parse(JSON.parse(facts)).flags)).map(({ id }) => id),
  )
  return rows.filter(({ ad_id: adId }) => adId !== null && scams.has(adId)).map(({ id }) => id)
}
