import { spawn } from 'node:child_process'
import { seededChance, type Chance } from '#core/chance.ts'
import { DAY_MS } from '#core/time.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { makeHome } from '#proofs/faults/server.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { FakeStripe, STRIPE_ENV, type SentEvent } from '#test/support/fake-stripe.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { billingLives, type BillingLife } from './lives.ts'

type Sold = { userId: string; ends: string; isLossy: boolean; what: string }

/**
 * Each of the eight lives in `count` random orders of messages that double and get lost, against real servers: two on PostgreSQL,
 * one on SQLite, which has no second. The provider's clock begins 80 days ago, so that its months pass before now.
 */
export const prove: Prove = async ({ count, seed, engine }) => {
  const chance = seededChance(`billing/${seed}`)
  let providerNow = 0
  const stripe = await FakeStripe.start(() => providerNow)
  const month = () => (providerNow += 30 * DAY_MS + 1_000)
  const home = await makeHome(engine)
  const env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.address }
  const servers = Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => home.start(env))
  const addresses = await Promise.all(servers.map(({ ready }) => ready))
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const faults: string[] = []
  const sold: Sold[] = []
  let messages = 0
  for (let order = 0; order < count; order += 1) {
    for (const [name, life] of Object.entries(billingLives(() => stripe, month))) {
      providerNow = Date.now() - 80 * DAY_MS
      const one = await liveOnce(stripe, addresses, life, chance, `${name}, order ${seed}/${order}`)
      messages += one.messages
      faults.push(...one.faults)
      sold.push(one)
      if (!one.isLossy) await check(db, one, faults)
    }
  }
  const code = await reconcile({ ...home.env, ...env })
  if (code !== 0) faults.push(`waymark billing reconcile ended with ${code}`)
  for (const one of sold) await check(db, one, faults)
  await db.destroy()
  for (const server of servers) await stopServerProcess(server)
  await home.drop()
  await stripe.close()
  const lossy = sold.filter(({ isLossy }) => isLossy).length
  return { cases: count, faults, figures: { lives: sold.length, lossy, messages, said: `${servers.length} server(s)` } }
}

async function liveOnce(
  stripe: FakeStripe,
  addresses: readonly string[],
  { steps, ends }: BillingLife,
  chance: Chance,
  what: string,
): Promise<Sold & { faults: string[]; messages: number }> {
  const at = () => addresses[Math.floor(chance() * addresses.length)] ?? ''
  const faults: string[] = []
  stripe.outbox.length = 0
  const { userId, accessToken } = await signUp(at())
  const { url } = await post<{ url: string }>(
    `${at()}/api/billing/checkout`,
    { plan: 'pathfinder', interval: 'month' },
    accessToken,
  )
  stripe.act.pay(stripe.sessionOf(url))
  const customer = stripe.customerOfSession(url)
  let isLossy = false
  let messages = 0
  const flights: { event: SentEvent; due: number }[] = []
  for (let step = 0; step <= steps.length; step += 1) {
    for (const event of stripe.outbox.splice(0)) {
      const copies = Math.floor(chance() * 4)
      if (copies === 0) isLossy = true
      for (let copy = 0; copy < copies; copy += 1) flights.push({ event, due: step + Math.floor(chance() * 4) })
    }
    const arriving = flights.filter(({ due }) => due <= step || step === steps.length)
    for (const one of arriving) flights.splice(flights.indexOf(one), 1)
    const shuffled = arriving.map((one) => ({ ...one, rank: chance() })).toSorted((a, b) => a.rank - b.rank)
    messages += shuffled.length
    const send = async ({ event }: { event: SentEvent }) => {
      const status = await deliver(stripe, at(), event)
      if (status !== 200) faults.push(`${what}: a message was answered ${status}`)
    }
    if (chance() < 0.5) await Promise.all(shuffled.map(send))
    else for (const one of shuffled) await send(one)
    steps[step]?.(customer)
  }
  return { userId, ends, isLossy, what, faults, messages }
}

async function deliver(stripe: FakeStripe, address: string, { body }: SentEvent): Promise<number> {
  const signature = stripe.sign(body, { at: Math.floor(Date.now() / 1_000) })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await fetch(`${address}/api/billing/webhook`, { method: 'POST', headers, body })).status
}

let people = 0

async function signUp(address: string): Promise<{ userId: string; accessToken: string }> {
  people += 1
  const email = `payer-${process.pid}-${people}@waymark.example`
  const account = { firstName: 'Ada', lastName: 'Walker', email, password: 'walk the long road', terms: true }
  const { accessToken } = await post<{ accessToken: string }>(`${address}/auth/signup`, account)
  const details = await fetch(`${address}/user/user-details`, { headers: { authorization: `Bearer ${accessToken}` } })
  const { data } = (await details.json()) as { data: { userInfo: { user_id: string } } }
  return { userId: data.userInfo.user_id, accessToken }
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

async function check(db: Db, { userId, ends, what }: Sold, faults: string[]): Promise<void> {
  const user = await db.selectFrom('users').select('plan').where('id', '=', userId).executeTakeFirst()
  if (user?.plan !== ends) faults.push(`${what}: ${user?.plan}, not ${ends}`)
}

function reconcile(env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, ['src/cli/main.ts', 'billing', 'reconcile'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return new Promise((done) => child.once('close', done))
}
