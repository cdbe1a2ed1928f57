import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { exportApplications as endpointOf } from '#contract/application-reports.ts'
import { OWN_HEADERS, TAGS_APART } from '#core/applications/import/own-table.ts'
import { effectiveEvents } from '#core/applications/events.ts'
import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { csvFile } from './csv-file.ts'
import { MOST_APPLICATIONS } from './search-room.ts'
import { listApplicationRows } from './application-list.repo.ts'
import type { ApplicationRow } from './tables.ts'
import { type ApplicationView, ownToday, type Parts, toEvent, viewsOf } from './application-view.ts'
import { readParts } from './parts.repo.ts'

type Query = z.output<NonNullable<(typeof endpointOf)['query']>>

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
  const fileName = `applications-${today}.${format}`
  if (format === 'json') {
    const document = { version: 1, exportedOn: today, ...(await wholeOf(deps.db, userId, rows, today)) }
    return { bytes: Buffer.from(JSON.stringify(document)), mediaType: 'application/json', fileName }
  }
  const table: string[][] = []
  for await (const { slice, parts } of slicesOf(deps.db, userId, rows)) table.push(...linesOf(slice, parts, today))
  if (format === 'csv') {
    return { bytes: csvFile(OWN_HEADERS, table), mediaType: 'text/csv', fileName }
  }
  const { bytes } = await deps.workers.run('spreadsheet', { headers: [...OWN_HEADERS], table }, { userId })
  return { bytes, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileName }
}

/** A few hundredths of a second of reading and writing. */
const AT_ONCE = 250

/** Applications with what belongs to them, some at a time: between them others are answered. */
async function* slicesOf(db: Db, userId: string, rows: readonly ApplicationRow[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await setImmediate()
    const slice = rows.slice(at, at + AT_ONCE)
    const ids = slice.map(({ id }) => id)
    yield { slice, parts: await readParts(db, userId, ids) }
  }
}

async function wholeOf(db: Db, userId: string, rows: readonly ApplicationRow[], today: LocalDate) {
  const applications: ApplicationView[] = []
  const whole: Omit<Parts, 'tags'> = { events: [], tasks: [], interviews: [], contacts: [] }
  for await (const { slice, parts } of slicesOf(db, userId, rows)) {
    applications.push(...viewsOf(slice, parts, today))
    whole.events.push(...parts.events)
    whole.tasks.push(...parts.tasks)
    whole.interviews.push(...parts.interviews)
    whole.contacts.push(...parts.contacts)
  }
  return { applications, ...whole }
}

function linesOf(rows: readonly ApplicationRow[], parts: Parts, today: LocalDate): string[][] {
  const events = Map.groupBy(parts.events, ({ application_id: id }) => id)
  return viewsOf(rows, parts, today).map((view) => [
    view.company ?? '', view.title ?? '', view.stage, view.outcome ?? '', view.appliedOn ?? '', view.closedOn ?? '', view.location ?? '',
    view.pay?.text ?? '', view.url ?? '', view.source ?? '', view.tags.join(TAGS_APART), view.notes,
    effectiveEvents((events.get(view.id) ?? []).map(toEvent))
      .flatMap(({ to: step, onDate, isDayUnknown }) =>
        step === null ? [] : [isDayUnknown ? step : `${step} (${onDate})`],
      )
      .join(' → '),
  ]) // prettier-ignore
}

function isWithin(row: ApplicationRow, from: string | undefined, to: string | undefined): boolean {
  const day = row.applied_on ?? row.created_at.slice(0, 10)
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}
