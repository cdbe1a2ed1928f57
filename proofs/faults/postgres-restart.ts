import type { Prove } from '#proofs/prove/proof.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller, pause } from './caller.ts'
import { countEffects } from './diary.ts'
import { figuresOf, runOutages } from './outages.ts'
import { makeHome, startAndTime } from './server.ts'

/** PostgreSQL stopped and started, by turns as an operator and as a power cut would, under writes. `count` is rounds. */
export const prove: Prove = async ({ count }) => {
  const postgres = await startPostgres()
  const { down, up } = postgres
  if (!down || !up) throw new Error('This drill stops PostgreSQL: unset DATABASE_URL')
  const home = await makeHome('postgres', { databaseUrl: postgres.url })
  const { server, address } = await startAndTime(home)
  const readiness: string[] = []
  const outages = await runOutages(
    server,
    address,
    count,
    async (round) => {
      await down(round % 2 === 0 ? 'fast' : 'immediate')
      await pause(300)
      const caller = new Caller(address)
      const { status } = await caller.call('GET', '/readyz')
      caller.close()
      if (status !== 503)
        readiness.push(`round ${round}: /readyz answered ${status} without a database ${server.output().slice(-300)}`)
    },
    () => up(),
  )
  const effects = await countEffects(home, outages.acknowledged)
  await stopServerProcess(server)
  await home.drop()
  await postgres.stop()
  return { cases: count, faults: [...readiness, ...outages.faults, ...effects], figures: figuresOf(outages) }
}
