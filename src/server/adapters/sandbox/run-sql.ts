import openSqlJs from 'sql.js'
import type { Job } from './job.ts'

const MOST_ROWS = 500
const HEAP_BYTES = 32 * 1024 * 1024

/** Each case in its own database, in memory: tables, the case's rows, then the reply's first statement. */
export async function runSql({ setup = '', given }: Job, reply: string): Promise<(string | null)[]> {
  const sqlite = await openSqlJs()
  return given.map((rows) => {
    const db = new sqlite.Database()
    try {
      db.run(`PRAGMA hard_heap_limit = ${HEAP_BYTES}`)
      db.run(setup)
      db.run(rows)
      const statement = db.prepare(reply)
      const lines: string[] = []
      while (statement.step() && lines.length <= MOST_ROWS)
        lines.push(
          statement
            .get()
            .map((value) => (value === null ? 'NULL' : String(value)))
            .join('|'),
        )
      statement.free()
      return lines.length > MOST_ROWS ? null : lines.join('\n')
    } catch {
      return null
    } finally {
      db.close()
    }
  })
}
