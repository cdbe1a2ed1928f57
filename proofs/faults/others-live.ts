import { pause } from './caller.ts'

export type Living = { address: string; others: { from: string; token: string }[]; ms: number }
export type Lived = { times: number[]; statuses: Record<string, number> }

const PAUSE_MS = 100
const CALLS = [
  '/user/user-details',
  '/site',
  '/roles/Data%20Scientist/interim-roles',
  '/resume/latest',
  '/resume/files',
]

/** A process in which people ask what people ask, one call after the other. */
const { address, others, ms } = JSON.parse(process.argv[2] ?? '') as Living
const endsAt = performance.now() + ms
const lived: Lived = { times: [], statuses: {} }
await Promise.all(others.map(live))
process.send?.(lived)

async function live({ from, token }: Living['others'][number]): Promise<void> {
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const began = performance.now()
    const status = await fetch(address + CALLS[turn % CALLS.length], {
      headers: { 'x-forwarded-for': from, authorization: `Bearer ${token}` },
    }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    lived.times.push(performance.now() - began)
    lived.statuses[status] = (lived.statuses[status] ?? 0) + 1
    await pause(PAUSE_MS)
  }
}
