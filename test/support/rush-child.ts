import { must } from '#core/must.ts'
import { connectPostgres } from '#server/db/connect.ts'
import { award } from '#server/progress/award.ts'
import { reserveQuota } from '#server/progress/quota.ts'
import type { Rush } from './rush-in-process.ts'
import { PATIENT_MS } from './test-database.ts'

const [databaseUrl, asked] = process.argv.slice(2)
const { kind, userId, times } = JSON.parse(must(asked)) as Rush
const db = connectPostgres(must(databaseUrl), undefined, PATIENT_MS)
const clock = { now: () => '2026-03-10T12:00:00.000Z' }

const one = {
  quota: () =>
    reserveQuota({ db, clock }, userId, 'mockInterview').then(
      () => 1,
      () => 0,
    ),
  award: async () =>
    (await award({ clock }, db, userId, { activity: 'questionPractised' })).kind === 'awarded' ? 1 : 0,
}[kind]

const counts = await Promise.all(Array.from({ length: times }, one))
await db.destroy()
process.send?.(counts.reduce<number>((sum, count) => sum + count, 0))
