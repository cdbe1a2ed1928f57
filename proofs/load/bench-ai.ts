import { must } from '#core/must.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signUpForLoad } from './ai-people.ts'
import { median, percentile } from './median.ts'
import { readStream, type Timed } from './timed-stream.ts'
import { begin, sleep, tell } from '#test/support/fake-provider.ts'

/** Tokens of an answer, and the pace of a fast provider: 100 tokens a second. */
const TOKENS = 200
const PACE_MS = 10
const ROUNDS = 15
const STREAMS = 200
/** Between two that begin: nobody presses a button in the same millisecond. */
const APART_MS = 20
const ASKED = 8 * 1024

/**
 * A stream through Waymark against the same stream read from the provider directly; the two take turns. Then 200
 * streams at once, with the server's memory. The provider is our own; server and provider are their own processes.
 */
export async function benchAi(): Promise<void> {
  const provider = await startPacedProvider()
  const server = await startServer(provider.url)
  try {
    const people = await signUpForLoad(server.base, STREAMS / 2)
    await measureOne(server.base, provider, must(people[0]))
    await measureMany(server, provider, people)
  } finally {
    server.child.kill('SIGTERM')
    provider.close()
  }
}

type PacedProvider = { url: string; firstByteAt: number[]; close(): void }

async function measureOne(base: string, provider: PacedProvider, token: string): Promise<void> {
  const lags = { direct: [] as number[], ours: [] as number[] }
  const rates = { direct: [] as number[], ours: [] as number[] }
  await ask(base, token)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, read] of [
      ['direct', () => askDirectly(provider.url)],
      ['ours', () => ask(base, token)],
    ] as const) {
      provider.firstByteAt.length = 0
      const timed = await read()
      lags[name].push(timed.firstTextAt - must(provider.firstByteAt[0]))
      rates[name].push(timed.tokensPerSecond)
    }
  }
  const ratio = median(rates.ours) / median(rates.direct)
  const [ours, direct] = [median(lags.ours), median(lags.direct)]
  console.log(
    `AI stream, first text after the provider's first: ${ours.toFixed(1)} ms at the median (goal 5), ${percentile(lags.ours, 0.95).toFixed(1)} ms at the 95th percentile; a direct read takes ${direct.toFixed(1)} ms and ${percentile(lags.direct, 0.95).toFixed(1)} ms`,
  )
  console.log(
    `AI stream, rate: ${ratio.toFixed(2)} of a direct read of the provider (${Math.round(median(rates.ours))} against ${Math.round(median(rates.direct))} tokens/s; goal 0.80)`,
  )
}

async function measureMany(server: Server, provider: PacedProvider, people: string[]): Promise<void> {
  const before = server.memoryMb()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, server.memoryMb())), 50)
  const direct = await atOnce(() => askDirectly(provider.url))
  const ours = await atOnce((at) => ask(server.base, must(people[at % people.length])))
  clearInterval(watch)
  const rate = (timed: Timed[]) => median(timed.map((one) => one.tokensPerSecond))
  const whole = ours.filter((one) => one.tokens === TOKENS).length
  console.log(
    `AI stream, ${STREAMS} at once: ${whole} whole, ${(rate(ours) / rate(direct)).toFixed(2)} of the rate of ${STREAMS} direct reads; the server takes ${Math.round(most)} MB, ${Math.round(most - before)} MB more than before (goal under 300)`,
  )
}

function atOnce(read: (at: number) => Promise<Timed>): Promise<Timed[]> {
  return Promise.all(Array.from({ length: STREAMS }, (_, at) => sleep(at * APART_MS).then(() => read(at))))
}

function ask(base: string, token: string): Promise<Timed> {
  const body = JSON.stringify({ message: 'What should I do next?' })
  return readStream(
    `${base}/ai/chat`,
    { method: 'POST', body, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } },
    /^event: delta$/gm,
  )
}

/** As much is sent as Waymark sends. */
function askDirectly(url: string): Promise<Timed> {
  const body = JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'x'.repeat(ASKED) }] })
  return readStream(
    `${url}/chat/completions`,
    { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    /"content":/g,
  )
}

/** Tokens at a steady pace, whatever the timer's grain: what is late is caught up with. */
async function startPacedProvider(): Promise<PacedProvider> {
  const firstByteAt: number[] = []
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      void (async () => {
        begin(response)
        const start = performance.now()
        for (let token = 0; token < TOKENS && !response.destroyed; token += 1) {
          const early = start + token * PACE_MS - performance.now()
          if (early > 1) await sleep(early)
          if (token === 0) firstByteAt.push(performance.timeOrigin + performance.now())
          tell(response, { content: `word${token} ` })
        }
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`)
        response.end(
          `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } })}\n\ndata: [DONE]\n\n`,
        )
      })()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    firstByteAt,
    close: () => server.closeAllConnections(),
  }
}

type Server = { base: string; child: ChildProcess; memoryMb: () => number }

async function startServer(providerUrl: string): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waymark-bench-ai-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    AI_BASE_URL: providerUrl,
    AI_TOKENS_PER_PERSON_DAY: '900000000',
    AI_TOKENS_PER_DAY: '900000000',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const base = await new Promise<string>((resolve) =>
    child.stdout.on(
      'data',
      (text: Buffer) =>
        /ready: (\S+)/.test(text.toString()) && resolve(must(must(/ready: (\S+)/.exec(text.toString()))[1])),
    ),
  )
  const memoryMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return { base: base.replace('localhost', '127.0.0.1'), child, memoryMb }
}
