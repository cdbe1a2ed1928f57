import type { ImportedRow } from '#core/applications/import/read-tracker.ts'
import { companyKey, titleKey, urlKey } from '#core/applications/url-key.ts'
import { daysBetween } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { SIMILAR_DAYS } from '../add-application.ts'
import { MOST_APPLICATIONS } from '../search-room.ts'
import { listApplicationRows } from '../application-list.repo.ts'

export type JobsHere = {
  /** The application itself, whatever was changed in it since it was exported. */
  hasId(id: string | undefined): boolean
  /** Its posting, or the same job at the same firm on the same day; a row without a day is the same job on any day. */
  hasSame(row: ImportedRow): boolean
  /** Applied for at the same firm within three months, and not on the same day: only the person knows whether it is one. */
  hasLike(row: ImportedRow): boolean
}

/** What a person keeps already, to compare the rows of a file with. */
export async function jobsHere(db: Db, userId: string, today: string): Promise<JobsHere> {
  const kept = await listApplicationRows(db, userId, {}, { limit: MOST_APPLICATIONS })
  const addresses = new Set(kept.flatMap((row) => row.url_key ?? []))
  const byJob = Map.groupBy(kept, (row) => `${row.company_key ?? ''}/${row.title_key ?? ''}`)
  const jobOf = ({ company, title }: ImportedRow) =>
    `${company ? companyKey(company) : ''}/${title ? titleKey(title) : ''}`
  const hasSame = (row: ImportedRow) => {
    const address = row.url === null ? null : urlKey(row.url)
    if (address !== null && addresses.has(address)) return true
    const jobs = byJob.get(jobOf(row)) ?? []
    return row.appliedOn === null ? jobs.length > 0 : jobs.some((one) => one.applied_on === row.appliedOn)
  }
  const ids = new Set(kept.map(({ id }) => id))
  return {
    hasId: (id) => id !== undefined && ids.has(id),
    hasSame,
    hasLike: (row) => {
      if (!row.company || !row.title || hasSame(row)) return false
      return (byJob.get(jobOf(row)) ?? []).some(
        // of a job that was only saved the row knows more
        ({ applied_on: on }) => on !== null && Math.abs(daysBetween(on, row.appliedOn ?? today)) <= SIMILAR_DAYS,
      )
    },
  }
}
