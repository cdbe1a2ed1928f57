import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Prove } from '#proofs/prove/proof.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller } from './caller.ts'
import { countEffects, openDiary } from './diary.ts'
import { makeHome, startAndTime, type Home } from './server.ts'

const SIZE_MB = 64
const MOST_WRITES = 20_000
const WRITES_BEFORE = 10
/** Left free, so that the disk fills up under the writes themselves. */
const ROOM_BYTES = 512 * 1024
const TEXT = 'x'.repeat(4_000)

/**
 * The disk of the data folder fills up: writes are a clear 503, reads go on, nothing acknowledged is lost, and with space
 * again writes go on without a restart. `count` is rounds. The disk is a small one in memory, which takes root to mount.
 */
export const prove: Prove = async ({ count }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder])
  const home = await makeHome('sqlite', { folder })
  try {
    return await drill(home, count)
  } finally {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function drill(home: Home, count: number) {
  const { server, address } = await startAndTime(home)
  const caller = new Caller(address)
  const ballast = path.join(home.folder, 'ballast')
  const acknowledged = new Set<string>()
  const faults: string[] = []
  let refused = 0
  for (let round = 0; round < count; round += 1) {
    // one person's notes have a limit that several rounds come to
    const token = await caller.signUp(`full${round}@waymark.example`)
    const note = await openDiary(caller, token, 4_000)
    const write = (text: string) => note(`${text} ${TEXT}`)
    for (let turn = 0; turn < WRITES_BEFORE; turn += 1) {
      const text = `d${round}-before-${turn}`
      if ((await write(text)).status === 200) acknowledged.add(`${text} ${TEXT}`)
      else faults.push(`round ${round}: a write before the disk was full was refused`)
    }
    fill(ballast)
    let full = 0
    for (let turn = 0; full < 5 && turn < MOST_WRITES; turn += 1) {
      const text = `d${round}-${turn}`
      const reply = await write(text)
      if (reply.status === 200) acknowledged.add(`${text} ${TEXT}`)
      else if (reply.status === 503 && reply.body.includes('server.storage_full') && reply.retryAfter) full += 1
      else faults.push(`round ${round}: answered ${reply.status} ${reply.body.slice(0, 150)}`)
      if (faults.length > 5) break
    }
    refused += full
    const read = await caller.call('GET', '/user/user-details', { token })
    if (read.status !== 200) faults.push(`round ${round}: reading on a full disk was answered ${read.status}`)
    rmSync(ballast, { force: true })
    const again = await write(`d${round}-after`)
    if (again.status !== 200)
      faults.push(`round ${round}: with space again answered ${again.status} ${again.body.slice(0, 150)}`)
    else acknowledged.add(`d${round}-after ${TEXT}`)
  }
  if (server.child.exitCode !== null) faults.push(`the server ended: ${server.output().slice(-300)}`)
  caller.close()
  await stopServerProcess(server)
  faults.push(...(await countEffects(home, acknowledged)).map((fault) => fault.slice(0, 80)))
  return { cases: count, faults, figures: { acknowledged: acknowledged.size, refused } }
}

/** Takes what is left but for a little room. */
function fill(ballast: string): void {
  for (let bytes = SIZE_MB * 2 ** 20; bytes > 64 * 1024; bytes -= 128 * 1024) {
    try {
      writeFileSync(ballast, Buffer.alloc(bytes))
      if (statSync(ballast).size === bytes) return truncateSync(ballast, Math.max(0, bytes - ROOM_BYTES))
    } catch {
      // too much: a little less
    }
  }
}
