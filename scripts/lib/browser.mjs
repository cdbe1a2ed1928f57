import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Chrome without windows comes first: since Chromium 156 the whole one draws its own bars in a process of each page, and takes 2.7 times as long. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** An installed Chrome or Chromium, else Playwright's own, else the distribution's. */
export function findOrInstallBrowser(node) {
  const found =
    process.env.CHROMIUM_PATH ??
    findInstalled(isShell) ??
    installDistributions(['chromium-headless-shell'], isShell) ??
    findInstalled() ??
    installPlaywrights(node) ??
    installDistributions(['chromium'])
  if (found) return found
  console.error('No browser for the journeys: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
  return process.exit(1)
}

/** Chrome without windows loads no extension: for that journey a whole one, which may be the same. Where none can be had it is skipped. */
export function findOrInstallWholeBrowser(browser) {
  const isWhole = (file) => !isShell(file)
  const file =
    process.env.EXTENSION_BROWSER ??
    [browser, ...installed()].find(isWhole) ??
    installDistributions(['chromium'], isWhole)
  return file && doesStart(file) ? file : undefined
}

/** As the extension's journey starts it; a container may lack what a whole browser needs. */
function doesStart(file) {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank']
  return spawnSync(file, args, { stdio: 'ignore', timeout: 60_000 }).status === 0
}

const isShell = (file) => file.includes('headless-shell')
const findInstalled = (isSuch = () => true) => installed().find(isSuch)

function installed() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  const files = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...files, mac].filter(existsSync)
}

function installPlaywrights(node) {
  const cli = path.resolve('node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(node, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (status !== 0) return undefined
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const file = spawnSync(node, ['-e', script], { encoding: 'utf8' }).stdout.trim()
  return existsSync(file) ? file : undefined
}

function installDistributions(browsers, isSuch = () => true) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  for (const browser of browsers) {
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'],
      options,
    )
    if (status === 0) return installed().find(isSuch)
  }
  return undefined
}
