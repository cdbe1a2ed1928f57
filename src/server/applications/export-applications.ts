import type { z } from 'zod'
import type { exportApplications as endpointOf } from '#contract/application-reports.ts'
import { effectiveEvents } from '#core/applications/events.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { csvFile } from './csv-file.ts'
import { MOST_APPLICATIONS } from './add-application.ts'
import { listApplicationRows } from './application-list.repo.ts'
import type { ApplicationRow } from './tables.ts'
import { ownToday, toEvent, viewsOf } from './application-view.ts'
import { readParts } from './parts.repo.ts'

type Query = z.output<NonNullable<(typeof endpointOf)['query']>>

const HEADERS = [
  'Company', 'Job title', 'Status', 'Outcome', 'Date applied', 'Closed on', 'Location', 'Pay', 'Link', 'Source', 'Tags', 'Notes', 'History',
] as const // prettier-ignore

/** All applications of the filter with their history. CSV and Excel open anywhere; JSON holds everything. */
export async function exportApplications(
  deps: Pick<Deps, 'db' | 'clock' | 'workers'>,
  userId: string,
  { format, from, to, ...filter }: Query,
): Promise<FileAnswer> {
  const { today } = await ownToday(deps, userId)
  const rows = (await listApplicationRows(deps.db, userId, filter, { limit: MOST_APPLICATIONS })).filter((row) =>
    isWithin(row, from, to),
  )
  const parts = await readParts(deps.db, userId)
  const fileName = `applications-${today}.${format}`
  const events = Map.groupBy(parts.events, ({ application_id: id }) => id)
  if (format === 'json') {
    const ids = new Set(rows.map(({ id }) => id))
    const own = <Row extends { application_id: string }>(list: Row[]) =>
      list.filter(({ application_id: id }) => ids.has(id))
    const document = {
      version: 1,
      exportedOn: today,
      applications: viewsOf(rows, parts, today),
      events: own(parts.events),
      tasks: own(parts.tasks),
      interviews: own(parts.interviews),
      contacts: own(parts.contacts),
    }
    return { bytes: Buffer.from(JSON.stringify(document)), mediaType: 'application/json', fileName }
  }
  const table = viewsOf(rows, parts, today).map((view) => [
    view.company ?? '', view.title ?? '', view.stage, view.outcome ?? '', view.appliedOn ?? '', view.closedOn ?? '', view.location ?? '',
    view.pay?.text ?? '', view.url ?? '', view.source ?? '', view.tags.join(', '), view.notes,
    effectiveEvents((events.get(view.id) ?? []).map(toEvent))
      .flatMap(({ to: step, onDate, isDayUnknown }) =>
        step === null ? [] : [isDayUnknown ? step : `${step} (${onDate})`],
      )
      .join(' → '),
  ]) // prettier-ignore
  if (format === 'csv') {
    return { bytes: csvFile(HEADERS, table), mediaType: 'text/csv', fileName }
  }
  const { bytes } = await deps.workers.run('spreadsheet', { headers: HEADERS, table }, { userId })
  return { bytes, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileName }
}

function isWithin(row: ApplicationRow, from: string | undefined, to: string | undefined): boolean {
  const day = row.applied_on ?? row.created_at.slice(0, 10)
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}
