import { OUTCOMES, STAGES } from '../stage.ts'
import type { Status } from './status-words.ts'

/** The columns of our own CSV and Excel files, by which they are known again. */
export const OWN_HEADERS = [
  'Company', 'Job title', 'Status', 'Outcome', 'Date applied', 'Closed on', 'Location', 'Pay', 'Link', 'Source', 'Tags', 'Notes', 'History',
] as const // prettier-ignore

export const TAGS_APART = ', '

/** What is written before a cell that a table program would take for a formula. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/u

/** Only our own table has each of these columns; in another one a column of tags may be anything. */
export function isOwnTable(headers: readonly string[]): boolean {
  return OWN_HEADERS.every((name) => headers.includes(name))
}

/** Status and outcome stand in our own table as they are called inside. */
export function ownStatus(cell: string): Status | null {
  const stage = STAGES.find((one) => one === cell)
  const outcome = OUTCOMES.find((one) => one === cell)
  return stage || outcome ? { stage: stage ?? null, outcome: outcome ?? null } : null
}

export function withoutGuards(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.replace(GUARDED, ''))
}
