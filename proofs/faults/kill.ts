import { connect } from '#server/db/connect.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller, pause } from './caller.ts'
import { makeHome, startAndTime, type Home } from './server.ts'

const WRITERS = 6
const READY_GOAL_MS = 2_000

/** kill -9 in the middle of writes: whatever was acknowledged is there, and the next start works. `count` is rounds. */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const acknowledged = new Set<string>()
  const faults: string[] = []
  let mostReadyMs = 0
  let overTwoSeconds = 0
  for (let round = 0; round < count; round += 1) {
    const { server, address, readyMs } = await startAndTime(home)
    mostReadyMs = Math.max(mostReadyMs, readyMs)
    if (readyMs > READY_GOAL_MS) overTwoSeconds += 1
    const writing = startWriting(address, round, acknowledged)
    await untilSome(writing, 5)
    await pause(50 + ((round * 137) % 400))
    server.child.kill('SIGKILL')
    await server.exit
    await writing.ended
    faults.push(
      ...(await missing(home, `r${round}-`, acknowledged)).map(
        (text) => `round ${round}: ${text} was acknowledged and is lost`,
      ),
    )
  }
  const { server } = await startAndTime(home)
  await stopServerProcess(server)
  faults.push(...(await judgeWhole(home, acknowledged)))
  await home.drop()
  return {
    cases: count,
    faults,
    figures: { acknowledged: acknowledged.size, mostReadyMs, startsOverTwoSeconds: overTwoSeconds },
  }
}

type Writing = { written: () => number; ended: Promise<unknown> }

/** Feedback is a row and an award in one transaction; each text is separate. */
function startWriting(address: string, round: number, acknowledged: Set<string>): Writing {
  let written = 0
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const caller = new Caller(address, 1)
    const token = await caller.signUp(`r${round}w${writer}@waymark.example`).catch(() => undefined)
    for (let turn = 0; ; turn += 1) {
      if (token === undefined) break
      const text = `r${round}-w${writer}-${turn}`
      const { status } = await caller.call('POST', '/gamification/create-feedback', {
        token,
        body: { rating: 5, feedback: text },
      })
      if (status !== 201) break
      acknowledged.add(text)
      written += 1
    }
    caller.close()
  })
  return { written: () => written, ended: Promise.all(writers) }
}

async function untilSome(writing: Writing, count: number): Promise<void> {
  while (writing.written() < count) await pause(10)
}

async function missing(home: Home, prefix: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const rows = await db
    .selectFrom('product_feedback')
    .select('feedback')
    .where('feedback', 'like', `${prefix}%`)
    .execute()
  await db.destroy()
  const there = new Set(rows.map((row) => row.feedback))
  return [...acknowledged].filter((text) => text.startsWith(prefix) && !there.has(text))
}

async function judgeWhole(home: Home, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const { drifts } = await reconcile({ db, clock: { now: () => new Date().toISOString() } }, { repair: false })
  const lost = await missing(home, 'r', acknowledged)
  await db.destroy()
  return [...drifts.map((drift) => JSON.stringify(drift)), ...lost.map((text) => `${text} is lost at the end`)]
}
