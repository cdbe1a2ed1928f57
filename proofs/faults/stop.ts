import type { Prove } from '#proofs/prove/proof.ts'
import { Caller, pause } from './caller.ts'
import { makeHome, startAndTime } from './server.ts'

const WORKERS = 8
const EXIT_MS = 10_000

type Sent = { beganAt: number; status: number; path: string }

/**
 * SIGTERM under load: what was sent before is answered, nothing is answered by a failure, readiness turns first, a
 * stream gets its last event, the process ends with 0 within ten seconds. `count` is rounds.
 */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const faults: string[] = []
  let slowestExitMs = 0
  let requests = 0
  for (let round = 0; round < count; round += 1) {
    const { server, address } = await startAndTime(home, { AI_FAKE: '1' })
    const caller = new Caller(address)
    const token = await caller.signUp(`round${round}@waymark.example`)
    await caller.call('PUT', '/resume/latest', { token, body: {} })
    let signalAt = Infinity
    const sent: Sent[] = []
    const stream = caller.call('POST', '/ai/chat', { token, body: { message: 'What should I learn first, and why?' } })
    const work = Array.from({ length: WORKERS }, (_, worker) =>
      keepAsking(address, token, worker, sent, () => signalAt),
    )
    const readiness = watchReadiness(address, () => signalAt)
    await pause(150 + ((round * 89) % 350))
    // those under way for five milliseconds are on the server's side of the wire
    signalAt = performance.now()
    server.child.kill('SIGTERM')
    const { code } = await server.exit
    slowestExitMs = Math.max(slowestExitMs, performance.now() - signalAt)
    await Promise.all(work)
    requests += sent.length
    const told = await stream
    faults.push(...judge(sent, signalAt).map((fault) => `round ${round}: ${fault}`))
    if (code !== 0) faults.push(`round ${round}: ended with ${code} ${server.output().slice(-200)}`)
    if (told.status === 200 && !/event: (done|error)/.test(told.body))
      faults.push(`round ${round}: the stream broke off without a last event`)
    if (!(await readiness)) faults.push(`round ${round}: readiness did not turn before the end`)
    caller.close()
  }
  if (slowestExitMs > EXIT_MS) faults.push(`took ${Math.round(slowestExitMs)} ms to end`)
  await home.drop()
  return { cases: count, faults, figures: { requests, slowestExitMs } }
}

async function keepAsking(
  address: string,
  token: string,
  worker: number,
  sent: Sent[],
  signalAt: () => number,
): Promise<void> {
  const caller = new Caller(address, 1)
  for (let turn = 0; performance.now() < signalAt() + 300; turn += 1) {
    const beganAt = performance.now()
    const isWrite = (worker + turn) % 3 === 0
    const { status } = isWrite
      ? await caller.call('PATCH', '/user/profile', { token, body: { first_name: 'Ada' } })
      : await caller.call('GET', '/user/user-details', { token })
    sent.push({ beganAt, status, path: isWrite ? 'write' : 'read' })
    if (status === 0) break
  }
  caller.close()
}

/** True once /readyz said 503, or refused the connection, after the signal and not before. */
async function watchReadiness(address: string, signalAt: () => number): Promise<boolean> {
  const limit = performance.now() + 60_000
  while (performance.now() < limit) {
    const caller = new Caller(address, 1)
    const { status } = await caller.call('GET', '/readyz')
    caller.close()
    if (status === 503) return performance.now() > signalAt()
    if (status === 0) return false
    await pause(10)
  }
  return false
}

function judge(sent: readonly Sent[], signalAt: number): string[] {
  const before = sent.filter(({ beganAt, status }) => beganAt < signalAt - 5 && status !== 200)
  const failed = sent.filter(({ status }) => status >= 500)
  return [
    ...before.map(
      ({ path, status, beganAt }) =>
        `a ${path} sent ${Math.round(signalAt - beganAt)} ms before the signal was answered ${status}`,
    ),
    ...failed.map(({ path, status }) => `a ${path} was answered ${status}`),
  ]
}
