// What a code item really prints, in a fresh folder, with a time limit. A language that is not installed is skipped.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LIMIT_MS = 20_000
const SLOW_LIMIT_MS = 120_000
const python = process.env.PYTHON ?? 'python3'
/** The last statement is the question; the ones before it set the tables up. Columns print as sqlite3's shell prints them. */
const SQL = `
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
const db = new DatabaseSync(':memory:')
const statements = readFileSync('item.sql', 'utf8').split(';').map((part) => part.trim()).filter(Boolean)
const last = statements.pop()
for (const statement of statements) db.exec(statement)
for (const row of db.prepare(last).all()) console.log(Object.values(row).map((value) => value ?? 'NULL').join('|'))
`
const WAYS = {
  javascript: {
    file: 'item.mjs',
    run: [[process.execPath, 'item.mjs']],
    parse: [[process.execPath, '--check', 'item.mjs']],
  },
  typescript: { file: 'item.mts', run: [[process.execPath, 'item.mts']] },
  python: { file: 'item.py', run: [[python, 'item.py']], parse: [[python, '-m', 'py_compile', 'item.py']] },
  bash: { file: 'item.sh', run: [['bash', 'item.sh']], parse: [['bash', '-n', 'item.sh']] },
  sql: { file: 'item.sql', beside: { 'run.mjs': SQL }, run: [[process.execPath, 'run.mjs']] },
  java: { file: 'Main.java', run: [['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', 'Main.java']] },
  kotlin: {
    isSlow: true,
    file: 'item.kt',
    run: [
      ['kotlinc', '-nowarn', 'item.kt', '-include-runtime', '-d', 'item.jar'],
      ['java', '-cp', 'item.jar', 'ItemKt'],
    ],
  },
  c: { file: 'item.c', run: [['gcc', '-w', 'item.c', '-o', 'item'], ['./item']] },
  cpp: { file: 'item.cpp', run: [['g++', '-w', 'item.cpp', '-o', 'item'], ['./item']] },
  rust: { file: 'item.rs', run: [['rustc', '-A', 'warnings', 'item.rs', '-o', 'item'], ['./item']] },
}

/** A language whose compiler takes seconds a program is run only when asked for. */
export async function prints(item, withSlow = false) {
  const way = WAYS[item.language]
  if (!way || (way.isSlow && !withSlow)) return { skipped: true }
  return asPrinted(await inFreshFolder(item, way, way.run))
}

/** A bug in running code should be a fault of thought, so the code must parse where we can tell. */
export async function parses(item) {
  const way = WAYS[item.language]
  return way?.parse ? inFreshFolder(item, way, way.parse) : { skipped: true }
}

/** As `prints` or `parses` for many Python items: one process forks for each, since starting Python costs far more than they do. */
export async function tryPython(items, how) {
  const base = mkdtempSync(join(tmpdir(), 'waymark-items-'))
  try {
    const folders = items.map((_, index) => join(base, String(index)))
    items.forEach(({ code }, index) => {
      mkdirSync(folders[index])
      writeFileSync(join(folders[index], 'item.py'), `${code}\n`)
    })
    const script = fileURLToPath(new URL('./run-many.py', import.meta.url))
    const all = await run([python, script, how, ...folders], base, items.length * LIMIT_MS)
    return items.map((_, index) => {
      if (!all.isFine) return isMissing(all.error) ? { skipped: true } : all
      const read = (name) => readFileSync(join(folders[index], name), 'utf8')
      const result = {
        isFine: !existsSync(join(folders[index], 'fault')),
        output: read('output'),
        error: read('error'),
      }
      return how === 'run' ? asPrinted(result) : result
    })
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

const asPrinted = (result) =>
  isMissing(result.error) ? { skipped: true } : { ...result, output: result.output.replace(/[ \t]+$/gmu, '').trimEnd() }

const isMissing = (error) => /ENOENT|ModuleNotFoundError|ERR_MODULE_NOT_FOUND|command not found/u.test(error)

async function inFreshFolder(item, way, commands) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-item-'))
  try {
    for (const [name, text] of Object.entries({ ...way.beside, [way.file]: `${item.code}\n` }))
      writeFileSync(join(folder, name), text)
    let result = { isFine: true, output: '', error: '' }
    for (const command of commands)
      if (result.isFine) result = await run(command, folder, way.isSlow ? SLOW_LIMIT_MS : LIMIT_MS)
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run([program, ...args], cwd, timeout) {
  const env = {
    PATH: process.env.PATH,
    HOME: cwd,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NODE_NO_WARNINGS: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONHASHSEED: '0',
  }
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, timeout }, (fault, output, error) => {
      resolve({ isFine: !fault, output, error: fault ? `${fault.code} ${error}` : error })
    })
  })
}
