import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What ends before any database is asked (tokens, files and providers that are refused): SQLite is enough. */
export const BEFORE_STORAGE = [
  'src/server/account/sign-in/forged-tokens.http.test.ts',
  'src/server/assistant/mcp-address.http.test.ts',
  'src/server/coach/provider-faults.http.test.ts',
  'src/server/documents/rewrites.http.test.ts',
  'src/server/resume/refused-upload.http.test.ts',
  'src/server/traces.http.test.ts',
]

/**
 * What two databases may answer in two ways though the statement is the same: things that happen at once, processes, a
 * database that is asked by its own means, moved, backed up, or missing.
 */
const DIFFERS =
  /Promise\.(?:all|allSettled|race)\(|[Pp]rocess|[Pp]ostgres|[Mm]igrat|\bdb\.transaction\(|\bsql[`<]|[Bb]ackup|doctor/

/** The HTTP tests that run on PostgreSQL too, by what each sent to SQLite (test/support/sent-statements.ts writes it into this folder). */
export function postgresFiles(folder) {
  const records = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  const recorded = new Set(records.map(({ file }) => file))
  const files = readdirSync('src/server', { recursive: true })
    .map((file) => `src/server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.http.test.ts') && !BEFORE_STORAGE.includes(file))
  const needed = files.filter((file) => !recorded.has(file) || DIFFERS.test(readFileSync(file, 'utf8')))
  return withAllSent(
    needed,
    records.filter(({ file }) => files.includes(file)),
  )
}

/** These files, and so many others that each statement is sent by one, with these types of values and this outcome: the most for the time first. */
export function withAllSent(files, records) {
  const chosen = [...files]
  const sent = new Set(records.filter(({ file }) => chosen.includes(file)).flatMap((record) => record.sent))
  const worth = ({ sent: own, ms }) => own.filter((statement) => !sent.has(statement)).length / ms
  for (;;) {
    const [best] = records.toSorted((a, b) => worth(b) - worth(a))
    if (!best || worth(best) === 0) return chosen
    chosen.push(best.file)
    for (const statement of best.sent) sent.add(statement)
  }
}
