// Usage: node scripts/lib/prepare-tests.mjs   Builds the web and brings what the HTTP tests and the journeys need: a browser, PostgreSQL.
import { findOrInstallPostgres } from '../../test/support/postgres-server.ts'
import { findOrInstallBrowser, findOrInstallWholeBrowser } from './browser.mjs'
import { buildWebWhenStale } from './build-web.mjs'

buildWebWhenStale(process.execPath)
const browser = findOrInstallBrowser(process.execPath)
console.log(`browser: ${browser}; whole: ${findOrInstallWholeBrowser(browser) ?? 'none'}`)
if (!process.env.DATABASE_URL) console.log(`PostgreSQL: ${findOrInstallPostgres()}`)
