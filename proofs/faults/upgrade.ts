import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Prove } from '#proofs/prove/proof.ts'
import { ANSWERS } from '#test/support/person.ts'
import { makeHome, startAndTime, type Home } from './server.ts'

/** The last commit before plans, applications, documents and reminders were added. */
const OLD = 'ce9401b'
/** One that stands in its catalogue. */
const COURSE = 'cs50x-introduction-to-computer-science'
const ROOT = process.cwd()

type Json = Record<string, unknown>
type Export = Record<string, Json[]>

/**
 * A database written by an old commit is opened by this one: everything a person's export told then, it tells still, row by
 * row and column by column. `count` is people. Needs the history of the repository.
 */
export const prove: Prove = async ({ count, engine }) => {
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'waymark-old-')), 'tree')
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', tree, OLD])
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'))
  const home = await makeHome(engine)
  try {
    return await upgrade(home, tree, count)
  } finally {
    await home.drop()
    execFileSync('git', ['worktree', 'remove', '--force', tree])
  }
}

async function upgrade(home: Home, tree: string, count: number) {
  const old = await startOld(home, tree)
  const people: { token: string; before: Export }[] = []
  for (let at = 0; at < count; at += 1) people.push(await live(old.address, at))
  await old.stop()

  const { server, address, readyMs } = await startAndTime(home, { AI_FAKE: '1' })
  const faults: string[] = []
  let rows = 0
  let tables = 0
  for (const [at, { token, before }] of people.entries()) {
    const after = await readExport(address, token)
    tables = Object.keys(before).length
    for (const [table, oldRows] of Object.entries(before)) {
      const now = (after[table] ?? []).map(canonical)
      for (const row of oldRows) {
        rows += 1
        const wanted = canonical(asToldNow(table, row))
        if (!now.some((found) => contains(found, wanted)))
          faults.push(`person ${at}: ${table} lost or changed ${JSON.stringify(row).slice(0, 200)}`)
      }
    }
  }
  server.child.kill('SIGTERM')
  const { code } = await server.exit
  if (code !== 0) faults.push(`ended with ${code}: ${server.output().slice(-300)}`)
  return { cases: rows, faults, figures: { people: count, tables, readyMs } }
}

/** One person does what could be done then. */
async function live(address: string, at: number): Promise<{ token: string; before: Export }> {
  let token: string | undefined
  const ask = async (method: string, where: string, body?: unknown): Promise<Json> => {
    const answer = await fetch(address + where, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status >= 400) throw new Error(`${method} ${where}: ${answer.status} ${text.slice(0, 200)}`)
    return text.startsWith('{') ? ((JSON.parse(text) as { data?: Json }).data ?? {}) : {}
  }
  const account = { firstName: `Ada ${at}`, lastName: 'Wâlker', email: `old${at}@waymark.example`, terms: true }
  token = String((await ask('POST', '/auth/signup', { ...account, password: 'walk the long road' })).accessToken)
  await ask('PUT', '/user/career-questions', ANSWERS)
  await ask('PUT', '/resume/latest', { facts: FACTS })
  await ask('POST', '/learning-path', { courseId: COURSE })
  await ask('PUT', `/learning-path/${COURSE}`, { status: 'started' })
  await ask('POST', '/career/study')
  await ask('PUT', `/learning-path/${COURSE}`, { status: 'completed' })
  await ask('POST', '/skill-checks/python/attempts', { mode: 'practice' })
  await ask('POST', '/interviews')
  await ask('POST', '/ai/chat', { message: `What next, in year ${at}?` })
  await ask('POST', '/gamification/create-feedback', { rating: 5, feedback: 'A kind word' })
  return { token, before: await readExport(address, token) }
}

async function readExport(address: string, token: string): Promise<Export> {
  const answer = await fetch(`${address}/user/export`, { headers: { authorization: `Bearer ${token}` } })
  const body = (await answer.json()) as { data: Json }
  return Object.fromEntries(Object.entries(body.data).filter((entry): entry is [string, Json[]] => isRows(entry[1])))
}

const slug = (title: unknown) => String(title).toLowerCase().replaceAll(' ', '-')

/**
 * What has changed since by decision, and nothing else: a role is named by its id (0024), answers hold no second copy of it,
 * and an export does not tell how a check was drawn.
 */
function asToldNow(table: string, row: Json): Json {
  if (table === 'match_history') return { ...row, role: slug(row.role) }
  if (table === 'career_answers') {
    const { dreamRole: _title, interimRoleOptions: _titles, ...answers } = row.answers as Json
    return { ...row, dream_role: slug(row.dream_role), answers }
  }
  if (table !== 'skill_attempts') return row
  const { drawn, result: _key, ...told } = row
  return { ...told, asked: (drawn as { itemId: string }[]).map(({ itemId }) => itemId) }
}

const isRows = (value: unknown): value is Json[] => Array.isArray(value)

/** Each value as text: a number and its text are the same number on two databases. */
function canonical(row: Json): Map<string, string> {
  return new Map(Object.entries(row).map(([column, value]) => [column, JSON.stringify(value)]))
}

function contains(found: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): boolean {
  return [...wanted].every(([column, value]) => found.get(column) === value)
}

async function startOld(home: Home, tree: string): Promise<{ address: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: tree,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', AI_FAKE: '1', ...home.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = new Promise((resolve) => child.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      output += bytes.toString('utf8')
      const found = /ready: (\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(output)))
  })
  return { address, stop: () => (child.kill('SIGTERM'), exit) }
}

const FACTS = {
  basics: { name: 'Ada Wâlker', headline: null, email: null, phone: null, location: 'Oban', summary: null, links: [] },
  experience: [],
  education: [],
  skills: ['Python', 'SQL'],
  certifications: [],
  projects: [],
  languages: [],
}
