import { spawn, type ChildProcess } from 'node:child_process'
import { serverArguments, serverEnvironment } from '../../scripts/lib/server-process.mjs'

export type ServerProcess = {
  child: ChildProcess
  /** Everything it has written so far. */
  output(): string
  /** Its address, once it says that it is ready. Rejects with what it wrote when it ends before. */
  ready: Promise<string>
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** A real server as its own process, started as `npm start` does it, with nothing but these variables. */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, serverArguments, {
    env: serverEnvironment({ PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      output += bytes.toString('utf8')
      const address = /ready: (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(output)))
  })
  ready.catch(() => undefined)
  return { child, output: () => output, ready, exit }
}

export async function stopServerProcess(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.child.kill(signal)
  return server.exit
}

/** Signs somebody up at a server of its own process. */
export function signUpAt(address: string, email: string): Promise<Response> {
  const person = { firstName: 'Ada', lastName: 'Walker', email, password: 'walk the long road', terms: true }
  return fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
}
