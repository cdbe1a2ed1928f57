import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isRight, type Item, type OutputItem } from '#core/arena/item.ts'
import { itemFrom, type Template } from '#core/arena/template.ts'
import { TEMPLATES } from '#core/arena/templates/all-templates.ts'
import { must } from '#core/must.ts'

const run = promisify(execFile)
const hasPython = spawnSync('python3', ['--version']).status === 0
const named = (kinds: readonly string[]) =>
  TEMPLATES.filter(({ kind }) => kinds.includes(kind)).map((one) => [one.id, one] as const)
const variants = (template: Template, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => itemFrom(template, at * 97))

describe('what a variant prints is what its answer says', () => {
  test.each(named(['output']))('%s', { timeout: 60_000 }, async (id, template) => {
    const items = variants(template, 8) as OutputItem[]
    const language = items[0]?.language ?? ''
    if (language === 'python' && !hasPython) return
    const codes = items.map(({ code }) => code)
    // what is about the order of events has to be what its process begins with
    const runs = id.startsWith('nodejs') ? codes.map((code) => [code]) : [codes]
    const printed = (await Promise.all(runs.map((run) => printedBy(language, run)))).flat()
    expect(printed.map((text, at) => [text, items[at] && isRight(items[at], text)])).toEqual(
      items.map(({ answer }) => [answer, true]),
    )
  })
})

const END = 'the end of one program'
/** Run these files one after the other in one process, each from a clean table: a process for each takes ten times as long. */
const RUN_EACH = {
  node: `const [...files] = process.argv.slice(2)
let at = 0
// when nothing of a program is left to do, the next one starts
process.on('beforeExit', () => {
  if (at > 0 && at <= files.length) console.log('${END}')
  // an event, so that the end is looked for again
  if (at < files.length) void import(files[at]).finally(() => setImmediate(() => {}))
  at += 1
})`,
  python: `import runpy, sys
for file in sys.argv[1:]:
    runpy.run_path(file, run_name='__main__')
    print('${END}')`,
  bash: `for file in "$@"; do bash "$file"; echo '${END}'; done`,
}

async function printedBy(language: string, codes: string[]): Promise<string[]> {
  if (language === 'sql') return codes.map(rowsOf)
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-variant-'))
  const ending = { javascript: '.cjs', typescript: '.mts', python: '.py' }[language] ?? ''
  const kind = language === 'python' || language === 'bash' ? language : 'node'
  try {
    const files = codes.map((code, at) => {
      const file = path.join(folder, `item-${at}${ending}`)
      writeFileSync(file, code)
      return file
    })
    const first = path.join(folder, kind === 'node' ? 'all.mjs' : 'all')
    writeFileSync(first, RUN_EACH[kind])
    const program = { node: process.execPath, python: 'python3', bash: 'bash' }[kind]
    const env = { PATH: process.env.PATH, LC_ALL: 'C' }
    const { stdout } = await run(program, files.length === 1 ? files : [first, ...files], { env })
    if (files.length === 1) return [stdout.trimEnd()]
    return stdout
      .split(`${END}\n`)
      .slice(0, -1)
      .map((text) => text.trimEnd())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf(code: string): string {
  const db = new DatabaseSync(':memory:')
  const statements = code.split(';').flatMap((part) => part.trim() || [])
  const last = must(statements.pop())
  for (const statement of statements) db.exec(statement)
  return db
    .prepare(last)
    .all()
    .map((row) =>
      Object.values(row)
        .map((value) => value ?? 'NULL')
        .join('|'),
    )
    .join('\n')
}
