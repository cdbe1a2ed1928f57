import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverArguments, serverEnvironment } from '../server-process.mjs'

/** The built product with the demo's person in it, in a folder that goes with it. */
export async function startSeeded(node) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waymark-face-'))
  const { DATABASE_URL: _unused, ...inherited } = process.env
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    AI_FAKE: '1',
  }
  const seeded = spawnSync(node, ['src/cli/demo/main.ts'], { env, encoding: 'utf8' })
  const [, email, password] = /Sign in as (\S+) with the password: (\S+)/.exec(seeded.stdout) ?? []
  if (!email) throw new Error(`The demo could not be seeded:\n${seeded.stderr}`)
  const server = spawn(node, serverArguments, { env: serverEnvironment(env), stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await isReady(server)
  const tokens = await logIn(url, email, password)
  return {
    url,
    tokens,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function isReady(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Waymark is ready')) resolve()
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${said}`)))
  })
}

async function logIn(url, email, password) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true }),
  })
  const { data } = await answer.json()
  return { accessToken: data.accessToken, refreshToken: data.refreshToken }
}
