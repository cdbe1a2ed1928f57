import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

export function findSeen(db: Db, userId: string) {
  return db.selectFrom('seen_progress').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** A person's events after one of them, oldest first; '' stands before the first. */
export function listEventsAfter(db: Db, userId: string, after: string) {
  return db
    .selectFrom('point_events')
    .select(['id', 'activity', 'points', 'source_key', 'reverses'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

/** Moves the mark on to an event of the person. False when it stood there already, or further, or there is no such event. */
export async function moveSeen(db: Db, userId: string, eventId: string, levelNumber: number): Promise<boolean> {
  const own = db
    .selectFrom('point_events')
    .innerJoin('progress', 'progress.user_id', 'point_events.user_id')
    .select(['point_events.user_id', 'point_events.id as event_id'])
    .select((row) =>
      row
        .case()
        .when('progress.level_number', '<', levelNumber)
        .then(row.ref('progress.level_number'))
        .else(row.val(levelNumber))
        .end()
        .as('level_number'),
    )
    .where('point_events.user_id', '=', userId)
    .where('point_events.id', '=', eventId)
  const row = await db
    .insertInto('seen_progress')
    .columns(['user_id', 'event_id', 'level_number'])
    .expression(own)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((change) => ({
          event_id: change.ref('excluded.event_id'),
          level_number: change.ref('excluded.level_number'),
        }))
        .whereRef('seen_progress.event_id', '<', 'excluded.event_id'),
    )
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The person said how boards may name them; they are not asked again. */
export async function markBoardNameChosen(db: Db, userId: string, at: Instant): Promise<void> {
  await db
    .insertInto('seen_progress')
    .values({ user_id: userId, event_id: '', level_number: 1, board_name_chosen_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ board_name_chosen_at: at }))
    .execute()
}
