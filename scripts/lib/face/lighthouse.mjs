import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from './seeded-server.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Lighthouse as a phone, `runs` times a page; the run with the middle performance counts. */
export async function measurePages(executable, addresses, { runs, storage }) {
  const chrome = await startChrome(executable)
  try {
    if (storage) await fillStorage(chrome.port, storage)
    const results = []
    for (const address of addresses) {
      const all = []
      for (let run = 0; run < runs; run += 1) all.push(await measure(chrome.port, address, Boolean(storage)))
      results.push({ address, ...middle(all) })
      process.stdout.write(`${address}  ${JSON.stringify(results.at(-1).scores)}\n`)
    }
    return results
  } finally {
    await chrome.stop()
  }
}

async function measure(port, address, keepsStorage) {
  const { lhr } = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    disableStorageReset: keepsStorage,
  })
  const score = (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const figure = (id) => lhr.audits[id]?.numericValue ?? 0
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: Math.round(figure('largest-contentful-paint')),
    fcpMs: Math.round(figure('first-contentful-paint')),
    tbtMs: Math.round(figure('total-blocking-time')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    bytes: figure('total-byte-weight'),
    failed: Object.values(lhr.audits)
      .filter(({ score: value, scoreDisplayMode: mode }) => mode === 'binary' && value === 0)
      .map(({ id }) => id),
  }
}

function middle(all) {
  return all.sort((a, b) => a.scores.performance - b.scores.performance)[Math.floor(all.length / 2)]
}

async function startChrome(executable) {
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'waymark-lighthouse-'))
  const chrome = spawn(
    executable,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      'about:blank',
    ],
    // a group by itself: the command may be a script that starts the browser, which in turn starts its own processes
    { stdio: 'ignore', detached: true },
  )
  const ended = new Promise((resolve) => chrome.once('exit', resolve))
  const end = () => endGroup(chrome.pid)
  const onSignal = (signal) => {
    end()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('exit', end)
  for (const signal of SIGNALS) process.once(signal, onSignal)
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    port,
    stop: async () => {
      end()
      await ended
      process.off('exit', end)
      for (const signal of SIGNALS) process.off(signal, onSignal)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Ends the command and whatever it started. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}

/** Signs the browser in before it is measured. */
async function fillStorage(port, { url, values }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(`${url}/offline`)
  await page.evaluate(
    (pairs) => Object.entries(pairs).forEach(([key, value]) => localStorage.setItem(key, value)),
    values,
  )
  await page.close()
  await browser.close()
}
