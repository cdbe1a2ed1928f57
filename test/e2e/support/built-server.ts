import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type BuiltServer = { url: string; dataDir: string; stop: () => Promise<void> }

const root = path.resolve(import.meta.dirname, '../../..')
/** Against hanging, not a measure of speed: machines are shared. */
const START_LIMIT_MS = 90_000

/** The real server over the built web, on a free port, with an empty data folder that goes with it. */
export async function startBuiltServer(
  env: Record<string, string> = {},
  entry = 'src/server/main.ts',
): Promise<BuiltServer> {
  if (!existsSync(path.join(root, 'build/client/index.html'))) throw new Error('Build the web before the journeys.')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waymark-journey-'))
  const server = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      JOBS_FEEDS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      // it would go on beside the next one, which is even slower then
      server.kill('SIGKILL')
      reject(new Error(`The server did not start:\n${said}`))
    }
    const limit = setTimeout(fail, START_LIMIT_MS)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const port = /Waymark is ready: \S*:(\d+)/.exec(said)?.[1]
      if (!port) return
      clearTimeout(limit)
      resolve(`http://127.0.0.1:${port}`)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', fail)
  })
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
