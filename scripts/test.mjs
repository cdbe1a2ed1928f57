// npm test: everything. npm run check: format, lint, types, unit tests and pages, with a fifth of the random cases; the tests
// nearest to what was changed run first, and the first that fails ends it.
// Installs what is missing first (packages, a browser), and ends in one counting line.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installWhenNeeded } from './lib/install.mjs'
import { findOrInstallBrowser, findOrInstallWholeBrowser } from './lib/browser.mjs'
import { isNewEnough, pinnedNode } from './lib/pinned-node.mjs'
import { postgresTests } from './lib/postgres-tests.mjs'
import { runToEnd } from './lib/run.mjs'

/** Against hanging, many times what each takes. */
const LIMIT_MS = {
  unit: 15 * 60_000,
  http: 25 * 60_000,
  postgres: 25 * 60_000,
  'postgres-whole': 25 * 60_000,
  journeys: 30 * 60_000,
}
const isQuick = process.argv[2] === 'check'
// a fifth of the random cases (test/support/runs.ts); npm test tries two
if (isQuick) process.env.WAYMARK_TESTS = 'quick'
installWhenNeeded()
const node = pinnedNode()
// in a fresh clone npm starts this on the system's Node, which may lack what is called below
if (!isNewEnough(process.version)) process.exit(await runToEnd(node, process.argv.slice(1)))
const bin = (name) => `node_modules/${name}`
let passed = 0
let failed = 0
/** What HTTP tests send to SQLite, and which of them PostgreSQL gets: see scripts/lib/postgres-tests.mjs. */
const SENT = '.cache/sent-statements'
const CHOSEN = '.cache/chosen-tests.json'
process.env.WAYMARK_SENT_STATEMENTS = SENT
/** What test/support/second-tries.ts writes. */
const BESIDES = '.cache/vitest-besides.json'
/** Said once more at the end, where whoever reads only that finds it. */
const failures = []
/** What passed after it had failed: it counts as passed, and is a bug to find. */
const secondTries = []

await Promise.all([vitest('unit', ['unit', 'pages']), checks()])
if (!isQuick) {
  rmSync(SENT, { recursive: true, force: true })
  await vitest('http', ['http-sqlite', 'programs'])
  await postgres()
  await journeys(findOrInstallBrowser(node))
}
for (const test of secondTries) console.log(`! ${test}`)
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

/**
 * The tests that PostgreSQL must answer. A test that failed may only have missed one before it: its file runs again as a whole,
 * and what it says then counts. What failed is said at the end all the same: it may also have failed by chance.
 */
async function postgres() {
  const chosen = postgresTests(SENT)
  const inPart = Object.entries(chosen).filter(([, names]) => names !== null)
  const tests = inPart.flatMap(([, names]) => names)
  console.log(
    `${Object.keys(chosen).length - inPart.length} files run on PostgreSQL too, and ${tests.length} tests of ${inPart.length} others; whatever is left out is sent by these`,
  )
  writeFileSync(CHOSEN, JSON.stringify(Object.fromEntries(inPart)))
  process.env.WAYMARK_CHOSEN_TESTS = CHOSEN
  const again = await vitest('postgres', ['http-postgres'], Object.keys(chosen), (file) => chosen[file] !== null)
  delete process.env.WAYMARK_CHOSEN_TESTS
  if (again.length === 0) return
  const files = again.map(({ name }) => path.relative('.', name))
  console.log(`run again as a whole, since a test that was left out may have been missed: ${files.join(', ')}`)
  secondTries.push(...failedTests(again).map((test) => `failed before its file ran as a whole: ${test}`))
  await vitest('postgres-whole', ['http-postgres'], files)
}

/** Counts what failed, apart from files that run again; returns what the report says of these. */
async function vitest(name, projects, files = [], runsAgain = () => false) {
  const report = `.cache/vitest-${name}.json`
  for (const file of [report, BESIDES]) rmSync(file, { force: true })
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
  const again = []
  count(name, code, started, () => {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    again.push(
      ...testResults.filter(({ status, name: file }) => status === 'failed' && runsAgain(path.relative('.', file))),
    )
    const counted = testResults.filter((result) => !again.includes(result))
    const tests = counted.flatMap(({ assertionResults }) => assertionResults)
    const besides = JSON.parse(readFileSync(BESIDES, 'utf8'))
    noteSecondTries(besides.secondTries)
    // an error that belongs to no test may have come from any file: it counts, whatever runs again
    const found = [...failedTests(counted), ...besides.unhandled.map((error) => `${name}: ${error}`)]
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: found.length,
      failures: found,
      isOpen: again.length > 0,
    }
  })
  return again
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
    noteSecondTries(journeysThat('flaky', suites))
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: journeysThat('unexpected', suites),
    }
  })
}

function noteSecondTries(tests) {
  secondTries.push(...tests.map((test) => `passed only on the second try: ${test}`))
}

/** A runner that ended badly without a failed test still failed. */
function count(name, code, started, readReport) {
  let read = { passed: 0, failed: 0, failures: [] }
  let isRead = true
  try {
    read = readReport()
  } catch {
    // no report: the runner did not get that far
    isRead = false
  }
  passed += read.passed
  failures.push(...read.failures)
  const endedBadly = !isRead || (read.failed === 0 && code !== 0 && !read.isOpen)
  if (endedBadly) failures.push(`${name} ended with ${code}`)
  failed += endedBadly ? 1 : read.failed
  const mark = code === 0 ? '✓' : '✗'
  console.log(`${mark} ${name}: ${read.passed} passed, ${read.failed} failed (${seconds(started)} s)`)
}

/** What failed in a report of Vitest: file, title and the first line of the reason; a file that did not load has no tests. */
function failedTests(files) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative('.', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // what --bail left out failed at nothing
    if (status === 'failed' && tests.length === 0) return message || !isQuick ? [`${file}: ${firstLine(message)}`] : []
    return tests.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

/** `flaky` or `unexpected`. */
function journeysThat(ended, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...journeysThat(ended, inner),
  ])
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
