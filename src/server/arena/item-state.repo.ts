import type { ItemState } from '#core/arena/calibrate.ts'
import type { Db } from '#server/db/connect.ts'
import { itemStateIn } from './stored.ts'

/** By item; an item that nobody has answered has none. */
export type ItemStates = ReadonlyMap<string, ItemState>

export async function loadItemStates(db: Db, skillId: string): Promise<ItemStates> {
  const rows = await db.selectFrom('check_items').select(['item_id', 'state']).where('skill_id', '=', skillId).execute()
  return new Map(rows.map((row) => [row.item_id, itemStateIn(row)]))
}

/** In the order of their ids, so that two checks that end at the same time never wait for each other. */
export async function saveItemStates(db: Db, skillId: string, states: ItemStates): Promise<void> {
  for (const [itemId, state] of [...states].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const columns = { state: JSON.stringify(state), is_retired: state.isRetired ? 1 : 0 }
    await db
      .insertInto('check_items')
      .values({ item_id: itemId, skill_id: skillId, ...columns })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(columns))
      .execute()
  }
}
