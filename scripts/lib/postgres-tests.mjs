import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What ends before any database is asked (tokens, files and providers that are refused): SQLite is enough. */
export const BEFORE_STORAGE = [
  'src/server/account/sign-in/forged-tokens.http.test.ts',
  'src/server/assistant/mcp-address.http.test.ts',
  'src/server/coach/provider-faults.http.test.ts',
  'src/server/documents/rewrites.http.test.ts',
  'src/server/resume/refused-upload.http.test.ts',
  'src/server/traces.http.test.ts',
]

/**
 * What two databases may answer in two ways though the statement is the same: things that happen at once, processes, a
 * database that is asked by its own means, moved, backed up, or missing.
 */
const DIFFERS =
  /Promise\.(?:all|allSettled|race)\(|[Pp]rocess|[Pp]ostgres|[Mm]igrat|\bdb\.transaction\(|\bsql[`<]|[Bb]ackup|doctor/

/**
 * The HTTP tests that run on PostgreSQL too, by what each sent to SQLite (test/support/sent-statements.ts writes it into this
 * folder): of each file that is needed the names of its tests, or null for all of them.
 */
export function postgresTests(folder) {
  const records = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  const recorded = new Map(records.map((record) => [record.file, record]))
  const files = readdirSync('src/server', { recursive: true })
    .map((file) => `src/server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.http.test.ts') && !BEFORE_STORAGE.includes(file))
  const needed = files.map((file) => [file, mustRun(readFileSync(file, 'utf8'), recorded.get(file))])
  return withAllSent(
    Object.fromEntries(needed.filter(([, names]) => names?.length !== 0)),
    records.filter(({ file }) => files.includes(file)),
  )
}

/** The tests of a file whose own lines say that databases may differ; null for all, where what they share says so. */
export function mustRun(source, record) {
  if (!record || record.tests.length < 2) return null
  const lines = source.split('\n')
  const shared = new Set(lines.keys())
  const names = record.tests.flatMap(({ name, line }) => {
    if (name === '') return []
    const from = line - 1
    const to = endOf(lines, from)
    for (let at = from; at <= to; at += 1) shared.delete(at)
    return DIFFERS.test(lines.slice(from, to + 1).join('\n')) ? [name] : []
  })
  // what is imported says nothing until it is used
  const rest = [...shared].map((at) => lines[at]).filter((line) => !/^\s*(?:import\b|\/\/|\/?\*)/.test(line))
  return DIFFERS.test(rest.join('\n')) ? null : names
}

/** The last line of what begins here: the next one that is indented alike and closes something. */
function endOf(lines, from) {
  const indent = /^ */.exec(lines[from])[0]
  if (lines[from].endsWith(')')) return from
  const after = lines
    .slice(from + 1)
    .findIndex((line) => line.startsWith(`${indent}}`) || line.startsWith(`${indent})`))
  return after === -1 ? from : from + 1 + after
}

/** These tests, and so many others that each statement is sent by one, with these types of values and this outcome: the most for the time first. */
export function withAllSent(chosen, records) {
  const all = structuredClone(chosen)
  const tests = records.flatMap(({ file, tests: own }) =>
    own.map(({ name, ms, sent }) => ({ file, name, ms, unsent: new Set(sent) })),
  )
  const senders = Map.groupBy(
    tests.flatMap((test) => [...test.unsent].map((statement) => ({ test, statement }))),
    ({ statement }) => statement,
  )
  /** What a file sends and takes before its first test comes with the first that is taken. */
  const opening = new Map(tests.filter(({ name }) => name === '').map((test) => [test.file, test]))
  const partsOf = (test) => [test, ...(opening.has(test.file) ? [opening.get(test.file)] : [])]
  const take = (test) => {
    for (const { unsent } of partsOf(test))
      for (const statement of unsent) for (const sender of senders.get(statement)) sender.test.unsent.delete(statement)
    opening.delete(test.file)
  }
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  const worth = (test) =>
    sum(partsOf(test).map(({ unsent }) => unsent.size)) / (1 + sum(partsOf(test).map(({ ms }) => ms)))
  const named = tests.filter(({ name }) => name !== '')
  for (const test of named) if (all[test.file] === null || all[test.file]?.includes(test.name)) take(test)
  for (;;) {
    const best = named.reduce((most, test) => (worth(test) > worth(most) ? test : most), named[0])
    if (!best || worth(best) === 0) return all
    take(best)
    ;(all[best.file] ??= []).push(best.name)
  }
}
