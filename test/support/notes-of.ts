import type { EventRow } from '#server/applications/parts.repo.ts'
import { newId } from '#server/new-id.ts'

/** Notes for the history of an application, behind its first line. */
export const notesOf = (userId: string, applicationId: string, count: number, at: string): EventRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: newId('aev'),
    user_id: userId,
    application_id: applicationId,
    kind: 'note',
    from_value: null,
    to_value: null,
    on_date: '2026-03-10',
    at,
    seq: index + 2,
    made_by: 'web',
    text: 'x',
    replaces_event_id: null,
  }))
