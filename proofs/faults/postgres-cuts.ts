import { must } from '#core/must.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { startFaultProxy } from '#test/support/fault-proxy.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { pause } from './caller.ts'
import { countEffects } from './diary.ts'
import { figuresOf, runOutages } from './outages.ts'
import { makeHome, startAndTime } from './server.ts'

/**
 * The network to PostgreSQL fails under writes: connections cut, cut in the middle of an answer, refused, silent for three
 * seconds, slow. `count` is rounds.
 */
export const prove: Prove = async ({ count }) => {
  const postgres = await startPostgres()
  if (!postgres.socket) throw new Error('This drill stands between a server and its own PostgreSQL: unset DATABASE_URL')
  const proxy = await startFaultProxy({ path: postgres.socket })
  const direct = await makeHome('postgres', { databaseUrl: postgres.url })
  const home = await makeHome('postgres', {
    databaseUrl: `postgres://waymark@127.0.0.1:${proxy.port}/postgres`,
    folder: direct.folder,
  })
  const { server, address } = await startAndTime(home)
  const weathers = [
    async () => proxy.turn('cut'),
    async () => {
      proxy.turn('refuse')
      await pause(1_000)
    },
    async () => {
      proxy.turn('hold')
      await pause(3_000)
      proxy.turn('cut')
    },
    async () => {
      proxy.cutAfter(1_500)
      await pause(1_000)
    },
    async () => {
      proxy.delay(100)
      await pause(1_000)
    },
  ]
  const fair = async () => {
    proxy.cutAfter(undefined)
    proxy.delay(0)
    proxy.turn('fair')
  }
  const outages = await runOutages(server, address, count, (round) => must(weathers[round % weathers.length])(), fair)
  const effects = await countEffects(direct, outages.acknowledged)
  await stopServerProcess(server)
  await proxy.close()
  await direct.drop()
  await postgres.stop()
  return { cases: count, faults: [...outages.faults, ...effects], figures: figuresOf(outages) }
}
