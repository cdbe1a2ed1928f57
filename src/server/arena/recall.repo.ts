import type { RecallCard } from '#core/arena/recall.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

/** A practice item, or with an empty `itemId` the skill itself, which was passed. */
export type CardKey = { skillId: string; itemId: string }

export async function listDueCards(db: Db, userId: string, before: Instant, limit: number): Promise<CardKey[]> {
  const rows = await db
    .selectFrom('recall_cards')
    .select(['skill_id', 'item_id'])
    .where('user_id', '=', userId)
    .where('due_at', '<', before)
    .orderBy('due_at')
    .orderBy('skill_id')
    .orderBy('item_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ skillId: row.skill_id, itemId: row.item_id }))
}

export async function findCard(db: Db, userId: string, { skillId, itemId }: CardKey): Promise<RecallCard | null> {
  const row = await db
    .selectFrom('recall_cards')
    .select(['due_at', 'card'])
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row ? { due: row.due_at, json: row.card } : null
}

export async function keepCard(db: Db, userId: string, { skillId, itemId }: CardKey, card: RecallCard): Promise<void> {
  const columns = { due_at: card.due, card: card.json }
  await db
    .insertInto('recall_cards')
    .values({ user_id: userId, skill_id: skillId, item_id: itemId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'skill_id', 'item_id']).doUpdateSet(columns))
    .execute()
}
