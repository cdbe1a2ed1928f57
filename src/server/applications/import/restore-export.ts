import { generateNKeysBetween } from 'fractional-indexing'
import { progressOf } from '#core/applications/events.ts'
import type { ImportedRow } from '#core/applications/import/read-tracker.ts'
import { firstOfEach } from '#core/first-of-each.ts'
import { newId } from '#server/new-id.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnExport } from '#server/workers/read-own-export.ts'
import { createApplication } from '../add-application.ts'
import { MOST_APPLICATIONS } from '../search-room.ts'
import { findTopPosition, updateApplication } from '../application.repo.ts'
import { requireApplication, toEvent } from '../application-view.ts'
import { MOST_WITH_CORRECTIONS } from '../change-application.ts'
import { appendEvents, insertParts, type EventRow, removeEvents } from '../parts.repo.ts'
import { requireHistoryRoom } from '../search-room.ts'

type Own = OwnExport['applications'][number]
const MOST_PARTS = 100

/** Our own application export as a row of a table, to be shown and compared like any other. */
export function rowsOfExport(document: OwnExport): ImportedRow[] {
  return document.applications.map((own, index) => ({
    row: index + 1,
    company: own.company ?? null,
    title: own.title ?? null,
    stage: own.stage,
    outcome: own.outcome,
    appliedOn: own.appliedOn,
    url: own.url ?? null,
    location: own.location ?? null,
    salaryText: own.pay?.text ?? null,
    notes: own.notes ?? null,
  }))
}

/** Writes applications of our own export with their whole history; ids are new, so that nothing of somebody else is touched. */
export async function restoreExport(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  userId: string,
  document: OwnExport,
  isNew: (own: Own, index: number) => boolean,
  { importId, today }: { importId: string; today: string },
): Promise<number> {
  const fresh = document.applications.filter(isNew).slice(0, MOST_APPLICATIONS)
  const ordered = fresh.toSorted((one, other) => (one.position < other.position ? -1 : 1))
  const keys = generateNKeysBetween(null, await findTopPosition(tx, userId, 'saved'), ordered.length)
  const events = Map.groupBy(document.events, ({ application_id: of }) => of)
  const partsOf = {
    application_tasks: Map.groupBy(document.tasks, ({ application_id: of }) => of),
    application_interviews: Map.groupBy(document.interviews, ({ application_id: of }) => of),
    application_contacts: Map.groupBy(document.contacts, ({ application_id: of }) => of),
  }
  for (const [index, own] of ordered.entries()) {
    const { id: oldId, appliedOn, createdAt, position: _position, outcome, ...facts } = own
    const id = await createApplication(deps, tx, userId, {
      ...facts,
      outcome,
      appliedOn: appliedOn !== null && appliedOn <= today ? appliedOn : null,
      importId,
      by: 'import',
      today,
      position: keys[index] ?? 'a0',
    })
    const history = historyOf(events.get(oldId) ?? [], userId, id, today)
    if (history.length > 0) {
      await removeEvents(tx, userId, id)
      await appendEvents(tx, history)
    }
    for (const [table, groups] of Object.entries(partsOf)) {
      const rows = (groups.get(oldId) ?? []).slice(0, MOST_PARTS)
      await insertParts(
        tx,
        table as keyof typeof partsOf,
        rows.map((row) => ({ ...row, id: newId('apt'), user_id: userId, application_id: id })),
      )
    }
    const row = await requireApplication(tx, userId, id)
    const progress = history.length > 0 ? progressOf(history.map(toEvent)) : null
    await updateApplication(tx, row, {
      created_at: createdAt <= deps.clock.now() ? createdAt : deps.clock.now(),
      ...(progress
        ? {
            stage: progress.stage,
            outcome: progress.outcome,
            stage_since_on: progress.stageSinceOn,
            applied_on: progress.appliedOn,
            closed_on: progress.closedOn,
          }
        : {}),
    })
  }
  await requireHistoryRoom(tx, userId)
  return fresh.length
}

/** The lines in their order, each id once and none of a day to come; a history that does not begin with 'created' is none. */
function historyOf(lines: OwnExport['events'], userId: string, id: string, today: string): EventRow[] {
  const sorted = lines.filter(({ on_date: on }) => on <= today).toSorted((one, other) => one.seq - other.seq)
  if (sorted[0]?.kind !== 'created') return []
  const kept = firstOfEach(sorted, (line) => line.id).slice(0, MOST_WITH_CORRECTIONS)
  const ids = new Map(kept.map((line) => [line.id, newId('aev')]))
  return kept.map((line, index) => ({
    ...line,
    id: ids.get(line.id) ?? newId('aev'),
    user_id: userId,
    application_id: id,
    seq: index + 1,
    replaces_event_id: line.replaces_event_id === null ? null : (ids.get(line.replaces_event_id) ?? null),
  }))
}
