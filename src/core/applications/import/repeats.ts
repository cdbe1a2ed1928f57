import { STAGES } from '../stage.ts'
import { companyKey, titleKey } from '../url-key.ts'
import type { ImportedRow } from './read-tracker.ts'

/** The same job at the same firm, applied for on the same day; null where too little is named to say so. */
export const jobKey = (company: string | null, title: string | null, appliedOn: string | null): string | null =>
  company && title && appliedOn ? `${companyKey(company)}/${titleKey(title)}/${appliedOn}` : null

/** Rows that name the job of another row of the file; of each such group the one that got furthest is not among them. */
export function repeatedRows<Row extends ImportedRow>(rows: readonly Row[]): ReadonlySet<Row> {
  const furthest = new Map<string, Row>()
  const repeated = new Set<Row>()
  for (const row of rows) {
    const key = jobKey(row.company, row.title, row.appliedOn)
    if (key === null) continue
    const other = furthest.get(key)
    const best = other !== undefined && standingOf(other) >= standingOf(row) ? other : row
    furthest.set(key, best)
    if (other) repeated.add(best === row ? other : row)
  }
  return repeated
}

const standingOf = ({ stage, outcome, outcomeOn }: ImportedRow): number =>
  (outcome === null ? 0 : STAGES.length) + (stage === null ? 0 : STAGES.indexOf(stage)) + (outcomeOn ? 0.5 : 0)
