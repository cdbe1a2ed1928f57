import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { isRight, type Item, type OutputItem, type ProgramItem } from '#core/arena/item.ts'
import { itemFrom, type Template } from '#core/arena/template.ts'
import { TEMPLATES } from '#core/arena/templates/all-templates.ts'
import { must } from '#core/must.ts'
import { isExpected } from './program-runner.ts'
import { runJavaScript } from './run-javascript.ts'
import { runSql } from './run-sql.ts'
import { SOLVERS } from '#test/support/template-solvers.ts'

const run = promisify(execFile)
const hasPython = spawnSync('python3', ['--version']).status === 0
const named = (kinds: readonly string[]) =>
  TEMPLATES.filter(({ kind }) => kinds.includes(kind)).map((one) => [one.id, one] as const)
const variants = (template: Template, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => itemFrom(template, at * 97))

describe('a template', () => {
  it('has its own id', () => expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length))

  test.each(named(['choice', 'term', 'output', 'program']))(
    '%s makes sound and different variants',
    (_id, template) => {
      const made = variants(template, 60)
      for (const item of made) {
        expect(item.kind).toBe(template.kind)
        expect(item.explanation.length).toBeGreaterThan(60)
        if (item.kind === 'choice') expect(new Set(item.options).size).toBe(4)
        if (item.kind === 'term') expect(item.text).toContain('___')
      }
      expect(new Set(made.map((item) => JSON.stringify(item))).size).toBeGreaterThanOrEqual(4)
      expect(itemFrom(template, 5)).toEqual(itemFrom(template, 5))
    },
  )
})

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

describe('a program passes by its solution and by none of three wrong tries', () => {
  test.each(named(['program']))('%s', { timeout: 60_000 }, async (_id, template) => {
    for (const item of variants(template, 3) as ProgramItem[]) {
      expect(item.wrong).toHaveLength(3)
      const judge = async (reply: string) => {
        const job = { language: item.language, setup: item.setup, given: item.cases.map(({ given }) => given) }
        const came = item.language === 'sql' ? await runSql(job, reply) : await runJavaScript(job, reply)
        const isOrdered = item.language !== 'sql' || /\border by\b/iu.test(item.answer)
        return isExpected(
          came,
          item.cases.map(({ expected }) => expected),
          isOrdered,
        )
      }
      expect([item.answer, await judge(item.answer)]).toEqual([item.answer, true])
      for (const wrong of item.wrong) expect([wrong, await judge(wrong)]).toEqual([wrong, false])
    }
  })
})

describe('a variant that is to be worked out is solved by other code', () => {
  test.each(named(['term', 'choice']))('%s', (id, template) => {
    const solve = SOLVERS[id]
    expect(solve, `no solver for ${id}`).toBeDefined()
    for (const item of variants(template, 40)) {
      const numbers = (item.text.match(/(?<![\w.])-?\d+(?:\.\d+)?/g) ?? []).map(Number)
      const options = item.kind === 'choice' ? item.options : []
      const solved = must(solve)(item.text.replaceAll(',', ''), numbers, options)
      expect([item.text, solved, isRight(item, solved)]).toEqual([item.text, solved, true])
    }
  })
})
