import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Prove } from '#proofs/prove/proof.ts'
import { longResume } from '#test/support/long-resume.ts'
import { pause } from './caller.ts'
import type { Lived, Living } from './others-live.ts'
import { makeHome, startAndTime } from './server.ts'

const ATTACKERS = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
const OTHERS = 5
const PASSWORD = 'walk the long road'
const GOAL = { success: 0.99, p99Ms: 500, growthMb: 150 }

type Asked = { status: number; bytes: Buffer }

/**
 * Three attackers on three addresses do the worst of the second list at once: the longest resume printed and checked, exports,
 * logins, uploads of a file that takes long, half-sent bodies, answers that nobody reads. Others ask what people ask. `count`
 * is seconds.
 */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const { server, address } = await startAndTime(home, { RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const ask = async (
    from: string,
    method: string,
    path: string,
    { token, body, form }: { token?: string; body?: unknown; form?: FormData } = {},
  ): Promise<Asked> => {
    const headers = {
      'x-forwarded-for': from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(address + path, { method, headers, ...(sent === undefined ? {} : { body: sent }) })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const signUp = async (from: string, email: string) => {
    const body = { firstName: 'Ada', lastName: 'Walker', email, password: PASSWORD, terms: true }
    const { bytes } = await ask(from, 'POST', '/auth/signup', { body })
    return (JSON.parse(bytes.toString()) as { data: { accessToken: string } }).data.accessToken
  }

  const others = await Promise.all(
    Array.from({ length: OTHERS }, async (_, at) => ({
      from: `198.51.100.${at + 1}`,
      token: await signUp(`198.51.100.${at + 1}`, `other${at}@waymark.example`),
    })),
  )
  const before = residentMb(server.child.pid)
  let mostMb = 0
  const endsAt = performance.now() + count * 1000
  const isOn = () => performance.now() < endsAt
  const attacked: Record<string, number> = {}
  const sockets: Socket[] = []

  const attack = async (from: string, at: number) => {
    const email = `attacker${at}@waymark.example`
    const token = await signUp(from, email)
    await ask(from, 'PUT', '/resume/latest', { token, body: { facts: longResume(190_000) } })
    const pdf = (await ask(from, 'GET', '/resume/latest/download?format=pdf', { token })).bytes
    const upload = () => {
      const form = new FormData()
      form.append('resume', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'long.pdf')
      return form
    }
    const often = async (name: string, atOnce: number, work: () => Promise<Asked>) => {
      while (isOn()) {
        const answers = await Promise.all(Array.from({ length: atOnce }, () => work().catch(() => undefined)))
        for (const answer of answers) {
          const key = `${name} ${answer?.status ?? 'cut'}`
          attacked[key] = (attacked[key] ?? 0) + 1
        }
        await pause(20)
      }
    }
    const hold = async () => {
      const { port } = new URL(address)
      for (let made = 0; made < 150 && isOn(); made += 1) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
        sockets.push(socket)
        const head = `Host: x\r\nX-Forwarded-For: ${from}\r\nAuthorization: Bearer ${token}\r\n`
        if (made % 3 > 0)
          socket.write(
            `POST /auth/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"email":"${'a'.repeat(400_000)}`,
          )
        else socket.write(`GET /resume/latest HTTP/1.1\r\n${head}\r\n`.repeat(20))
        socket.pause()
        await pause(20)
      }
    }
    await Promise.all([
      often('print', 6, () => ask(from, 'GET', '/resume/latest/download?format=pdf', { token })),
      often('check', 6, () => ask(from, 'POST', '/resume/checks', { token, form: upload() })),
      often('export', 10, () => ask(from, 'GET', '/user/export', { token })),
      often('login', 60, () => ask(from, 'POST', '/auth/login', { body: { email, password: PASSWORD } })),
      hold(),
    ])
  }

  const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMb(server.child.pid))), 250)
  // the others have their own process: what the attackers' answers cost here is not the server's doing
  const living = liveElsewhere({ address, others, ms: count * 1000 })
  await Promise.all(ATTACKERS.map(attack))
  const { times, statuses } = await living
  clearInterval(watch)
  for (const socket of sockets) socket.destroy()
  server.child.kill('SIGTERM')
  const { code } = await server.exit
  await home.drop()

  const good = Object.entries(statuses).reduce(
    (sum, [status, n]) => sum + (Number(status) < 500 && status !== '0' && status !== '429' ? n : 0),
    0,
  )
  const sorted = times.toSorted((a, b) => a - b)
  const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const figures = {
    success: `${((good / times.length) * 100).toFixed(2)}%`,
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99Ms,
    growthMb: mostMb - before,
    fromMb: before,
    others: JSON.stringify(statuses),
    attacks: JSON.stringify(attacked),
  }
  const faults = [
    ...(good / times.length < GOAL.success ? [`others: ${figures.success} served`] : []),
    ...(p99Ms > GOAL.p99Ms ? [`others: p99 ${Math.round(p99Ms)} ms`] : []),
    ...(mostMb - before > GOAL.growthMb ? [`memory grew by ${Math.round(mostMb - before)} MB`] : []),
    ...(code === 0 ? [] : [`ended with ${code}: ${server.output().slice(-300)}`]),
  ]
  return { cases: times.length, faults, figures }
}

function residentMb(pid: number | undefined): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096) / 1e6
}

function liveElsewhere(living: Living): Promise<Lived> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./others-live.ts', import.meta.url), [JSON.stringify(living)])
    child.once('message', (lived) => resolve(lived as Lived))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the others ended with ${code}`)))
  })
}
