// npm test: everything. npm run check: format, lint, types, unit tests and pages, with a fifth of the random cases; the tests
// nearest to what was changed run first, and the first that fails ends it.
// Installs what is missing first (packages, a browser), and ends in one counting line.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installWhenNeeded } from './lib/install.mjs'
import { findOrInstallBrowser, findOrInstallWholeBrowser } from './lib/browser.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { postgresFiles } from './lib/postgres-files.mjs'
import { runToEnd } from './lib/run.mjs'

/** Against hanging, many times what each takes. */
const LIMIT_MS = { unit: 15 * 60_000, http: 25 * 60_000, postgres: 25 * 60_000, journeys: 30 * 60_000 }
const isQuick = process.argv[2] === 'check'
// a fifth of the random cases (test/support/runs.ts); npm test tries them all
if (isQuick) process.env.WAYMARK_TESTS = 'quick'
installWhenNeeded()
const node = pinnedNode()
const bin = (name) => `node_modules/${name}`
let passed = 0
let failed = 0
/** What HTTP tests send to SQLite: see scripts/lib/postgres-files.mjs. */
const SENT = '.cache/sent-statements'
process.env.WAYMARK_SENT_STATEMENTS = SENT
/** Said once more at the end, where whoever reads only that finds it. */
const failures = []

await Promise.all([vitest('unit', ['unit', 'pages']), checks()])
if (!isQuick) {
  rmSync(SENT, { recursive: true, force: true })
  await vitest('http', ['http-sqlite', 'programs'])
  const files = postgresFiles(SENT)
  console.log(`${files.length} files run on PostgreSQL too; whatever the others send is sent by these`)
  await vitest('postgres', ['http-postgres'], files)
  await journeys(findOrInstallBrowser(node))
}
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** While the unit tests wait for something, these go on. */
async function checks() {
  await step('data', ['data/validate.mjs'])
  await step('item bank', ['data/checks/validate.mjs', ...(isQuick ? ['--changed'] : [])])
  await step('question bank', ['data/questions/validate.mjs'])
  // each checker reads the types of the libraries again: one does the work of four in half the processor's time
  await step('types', [bin('typescript/bin/tsc'), '-b', '--checkers', '1', '--builders', '1'])
  await step('format', [bin('oxfmt/bin/oxfmt'), '--check'])
  await step('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet'])
  // some HTTP tests start the whole server, which says so when it has no pages
  if (!isQuick) await step('web, browser, database', ['scripts/lib/prepare-tests.mjs'])
}

/** One check that passes or fails as a whole; what it says stands together, above its mark. */
async function step(name, args) {
  const started = Date.now()
  const { isDone, said } = await new Promise((resolve) => {
    execFile(node, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, said: `${stdout}${stderr}`.trim() }),
    )
  })
  console.log(`\n${said}\n${isDone ? '✓' : '✗'} ${name} (${seconds(started)} s)`)
  if (isDone) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
}

async function vitest(name, projects, files = []) {
  const report = `.cache/vitest-${name}.json`
  rmSync(report, { force: true })
  const started = Date.now()
  const selected = projects.flatMap((project) => ['--project', project])
  const code = await runToEnd(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...selected,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./test/support/second-tries.ts',
      `--outputFile.json=${report}`,
      ...(isQuick ? ['--bail=1'] : []),
      ...files,
    ],
    process.env,
    LIMIT_MS[name],
  )
  count(name, code, started, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, failures: failedTests(testResults) }
  })
}

async function journeys(browser) {
  const report = '.cache/journeys.json'
  rmSync(report, { force: true })
  const started = Date.now()
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    EXTENSION_BROWSER: findOrInstallWholeBrowser(browser) ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const code = await runToEnd(
    node,
    [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env,
    LIMIT_MS.journeys,
  )
  count('journeys', code, started, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    if (stats.skipped > 0) console.log(`${stats.skipped} journeys skipped: the list above says which`)
    if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed only on the second try: a bug to find`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: failedJourneys(suites) }
  })
}

/** A runner that ended badly without a failed test still failed. */
function count(name, code, started, readReport) {
  let read = { passed: 0, failed: 0, failures: [] }
  try {
    read = readReport()
  } catch {
    // no report: the runner did not get that far
  }
  passed += read.passed
  failures.push(...read.failures)
  if (read.failed === 0 && code !== 0) failures.push(`${name} ended with ${code}`)
  failed += read.failed === 0 && code !== 0 ? 1 : read.failed
  const mark = code === 0 ? '✓' : '✗'
  console.log(`${mark} ${name}: ${read.passed} passed, ${read.failed} failed (${seconds(started)} s)`)
}

/** What failed in a report of Vitest: file, title and the first line of the reason; a file that did not load has no tests. */
function failedTests(files) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative('.', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${file}: ${firstLine(message)}`]
    return tests.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

function failedJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...failedJourneys(inner),
  ])
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
