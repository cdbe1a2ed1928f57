import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#core/account/languages.ts'

const OFFLINE = '/offline'

/** The service worker knows this build's files by name, and the offline page of each language with what that needs. */
export async function writeWorker(client: string): Promise<void> {
  const offline = SITE_LANGUAGES.map((language) => (language === DEFAULT_LANGUAGE ? OFFLINE : `/${language}${OFFLINE}`))
  const page = offline.map((url) => readFileSync(path.join(client, url, 'index.html'), 'utf8')).join('')
  const needed = [...new Set(page.match(/\/assets\/[\w.-]+\.woff2/g))]
  const assets = readdirSync(path.join(client, 'assets'))
    .sort()
    .map((name) => `/assets/${name}`)
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12)
  const shell = [...offline, '/favicon.svg', ...needed]
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
