import { Caller, pause } from '#proofs/faults/caller.ts'
import { makeHome, startAndTime } from '#proofs/faults/server.ts'
import { percentile } from '#proofs/load/median.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { stopServerProcess } from '#test/support/server-process.ts'

const UPLOADERS = 40
const OTHER_CALLS_EVERY_MS = 50

/**
 * Forty uploads at a time without a pause (row 32): each is read or refused with a clear answer, and other calls go on.
 * `count` is seconds. The limit per address is lifted here: it would end the flood at once.
 */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const { server, address } = await startAndTime(home)
  const caller = new Caller(address)
  let pair = await caller.signUpForBoth('flood@waymark.example')
  const statuses = new Map<number, number>()
  const others: number[] = []
  const faults: string[] = []
  const until = performance.now() + count * 1_000
  const flood = Array.from({ length: UPLOADERS }, async (_, uploader) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const form = resumeForm(makeDocx([...resumeLines(), `version ${uploader}-${turn}`]), UPLOAD_ANSWERS)
      const status = await fetch(`${address}/api/parse-resume`, {
        method: 'POST',
        headers: { authorization: `Bearer ${pair.accessToken}` },
        body: form,
      }).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const watch = (async () => {
    while (performance.now() < until) {
      const { status, ms } = await caller.call('GET', '/user/user-details', { token: pair.accessToken })
      others.push(ms)
      if (status !== 200) faults.push(`another call was answered ${status}`)
      await pause(OTHER_CALLS_EVERY_MS)
    }
  })()
  // an access token lives ten minutes
  const renew = setInterval(() => void caller.refresh(pair).then((renewed) => (pair = renewed)), 5 * 60_000)
  await Promise.all([...flood, watch])
  clearInterval(renew)
  for (const [status, times] of statuses)
    if (![200, 429, 503, 408].includes(status)) faults.push(`${times} uploads were answered ${status}`)
  if ((await caller.call('GET', '/readyz')).status !== 200) faults.push('the server is not ready after the flood')
  caller.close()
  await stopServerProcess(server)
  await home.drop()
  const uploads = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  return {
    cases: uploads,
    faults,
    figures: {
      answers: [...statuses].map(([status, times]) => `${status}: ${times}`).join(' '),
      mostOtherCallP99Ms: percentile(others, 0.99),
      mostOtherCallP50Ms: percentile(others, 0.5),
    },
  }
}
