import type { Prove } from '#proofs/prove/proof.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { makeHome, startAndTime } from './server.ts'

/** A second process on one data folder is refused, and a killed holder's folder taken over. `count` is rounds of both. */
export const prove: Prove = async ({ count }) => {
  const home = await makeHome('sqlite')
  const faults: string[] = []
  let slowestRefusalMs = 0
  let slowestTakeOverMs = 0
  for (let round = 0; round < count; round += 1) {
    const holder = await startAndTime(home)
    const began = performance.now()
    const second = home.start()
    const { code } = await second.exit
    slowestRefusalMs = Math.max(slowestRefusalMs, performance.now() - began)
    const says = `already used by the Waymark server with process id ${holder.server.child.pid}`
    if (code !== 1 || !second.output().includes(says))
      faults.push(`round ${round}: a second server ended with ${code}: ${second.output().slice(0, 200)}`)
    if ((await fetch(`${holder.address}/readyz`)).status !== 200) faults.push(`round ${round}: the holder suffered`)
    await stopServerProcess(holder.server, 'SIGKILL')
    const heir = await startAndTime(home)
    slowestTakeOverMs = Math.max(slowestTakeOverMs, heir.readyMs)
    await stopServerProcess(heir.server, 'SIGKILL')
  }
  await home.drop()
  return { cases: count, faults, figures: { slowestRefusalMs, slowestTakeOverMs } }
}
