import { must } from '#core/must.ts'
import { connect } from '#server/db/connect.ts'
import type { Home } from '#proofs/faults/server.ts'
import { percentile } from './median.ts'

export type Bare = { perSecond: number; p50: number; p99: number }

const SECONDS = 5
const AT_ONCE = 10

/** The same mix on the bare database, without HTTP, rules or checks: three reads of a row to one committed write. */
export async function measureBareDatabase(home: Home): Promise<Bare> {
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const people = await db.selectFrom('users').select('id').execute()
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  let next = 0
  const worker = async () => {
    while (performance.now() < until) {
      const index = next++
      const { id } = must(people[index % people.length])
      const began = performance.now()
      if (index % 4 === 3)
        await db
          .updateTable('users')
          .set({ first_name: `Ada${index % 50}` })
          .where('id', '=', id)
          .execute()
      else await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
      times.push(performance.now() - began)
      if (index % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await db.destroy()
  return { perSecond: times.length / SECONDS, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
