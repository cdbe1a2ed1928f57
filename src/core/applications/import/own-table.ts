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

export function withoutGuards(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.replace(GUARDED, ''))
}
