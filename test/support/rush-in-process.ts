import { must } from '#core/must.ts'
import { fork } from 'node:child_process'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

export type Rush = { kind: 'quota' | 'award'; userId: string; times: number }

/** The test's own PostgreSQL database, for a second process. */
export async function databaseUrlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(must(process.env.WAYMARK_TEST_POSTGRES))
  url.pathname = `/${must(rows[0]).name}`
  return url.href
}

/** Does it `times` at once in its own process; answers how many went through. */
export function rushInProcess(databaseUrl: string, rush: Rush): Promise<number> {
  const child = fork(new URL('rush-child.ts', import.meta.url), [databaseUrl, JSON.stringify(rush)])
  return new Promise((resolve, reject) => {
    let done: number | undefined
    child.on('message', (count: number) => {
      done = count
    })
    child.on('exit', (code) =>
      done === undefined ? reject(new Error(`The process ended with ${code}`)) : resolve(done),
    )
  })
}
