import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const OFFLINE = 'offline/index.html'

/** The service worker knows this build's files by name, and the offline page with what that needs. */
export async function writeWorker(client: string): Promise<void> {
  const page = readFileSync(path.join(client, OFFLINE), 'utf8')
  const needed = [...new Set(page.match(/\/assets\/[\w.-]+\.woff2/g))]
  const assets = readdirSync(path.join(client, 'assets'))
    .sort()
    .map((name) => `/assets/${name}`)
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12)
  const shell = ['/offline', '/favicon.svg', ...needed]
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, shell, assets }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: 'src/web/worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
