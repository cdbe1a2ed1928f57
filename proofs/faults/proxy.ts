import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { pause } from './caller.ts'

/** Caddy from Debian (`apt-get install caddy`) with the shipped file, on this machine's addresses and without its admin port. */
export async function startProxy(
  folder: string,
  ports: readonly number[],
): Promise<{ address: string; stop: () => void }> {
  const address = `http://127.0.0.1:${await freePort()}`
  const shipped = readFileSync(path.join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8')
  const file = path.join(folder, 'Caddyfile')
  const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const own = shipped.replace('api-1:3000 api-2:3000', upstreams)
  if (own === shipped) throw new Error('deploy/Caddyfile names other processes than this proof expects')
  writeFileSync(file, `{\n\tadmin off\n}\n${own}`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PUBLIC_URL: address },
    stdio: 'ignore',
  })
  const isMissing = new Promise<never>((_, reject) =>
    child.once('error', () => reject(new Error('This proof needs Caddy: apt-get install caddy'))),
  )
  const isUp = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined)
      if (answer?.status === 200) return
      await pause(100)
    }
    throw new Error('Caddy did not become ready')
  }
  await Promise.race([isUp(), isMissing])
  return { address, stop: () => void child.kill('SIGTERM') }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
