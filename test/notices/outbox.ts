import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { addMs, HOUR_MS, MINUTE_MS, type Instant } from '#core/time.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'
import { queueNotices } from '#server/notices/notice.repo.ts'
import { planDue } from '#server/notices/plan.ts'
import { LEASE_MS } from '#server/notices/send.ts'
import { saveNoticePerson } from '#server/notices/settings.repo.ts'
import { insertUser } from '#server/users/user.repo.ts'
import { makeHome, type Home } from '#proofs/faults/server.ts'
import type { Engine, Outcome, Prove } from '#proofs/prove/proof.ts'
import { startMailServer, type MailServer } from '#test/support/mail-server.ts'

const NOW = '2026-03-10T12:00:00.000Z'

type Outbox = { home: Home; db: Db; mails: MailServer; env: Record<string, string> }

/** People with an interview tomorrow, and each a mail that is due now. */
async function fillOutbox(engine: Engine, people: number): Promise<Outbox> {
  const home = await makeHome(engine)
  const mails = await startMailServer()
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  await migrate(db)
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < people; index += 1) await addPerson(tx, `p${index}`)
  })
  return { home, db, mails, env: { ...home.env, SMTP_URL: mails.url } }
}

async function addPerson(db: Db, id: string): Promise<void> {
  const startsAt = addMs(NOW, 24 * HOUR_MS)
  await insertUser(db, {
    id,
    email: `${id}@waymark.example`,
    first_name: 'Ada',
    last_name: 'Walker',
    password_hash: '-',
    time_zone: 'UTC',
    zone_changed_at: null,
    wished_plan: null,
    game_elements: 1,
    email_verified_at: NOW,
    joined_at: NOW,
  })
  await db
    .insertInto('applications')
    .values({
      id: `app-${id}`,
      user_id: id,
      title: 'Tester',
      company: 'Juniper',
      company_key: null,
      title_key: null,
      location: null,
      workplace: null,
      source: null,
      method: null,
      url: null,
      url_key: null,
      ad_id: null,
      stage: 'interviewing',
      outcome: null,
      stage_since_on: '2026-03-01',
      applied_on: '2026-03-01',
      closed_on: null,
      position: 'a0',
      excitement: null,
      pay: null,
      deadline_on: null,
      notes: '',
      match_percent: null,
      snoozed_until: null,
      reminds_follow_ups: 0,
      import_id: null,
      created_at: NOW,
      updated_at: NOW,
      version: 1,
      deleted_at: null,
    })
    .execute()
  await db
    .insertInto('application_interviews')
    .values({
      id: `int-${id}`,
      user_id: id,
      application_id: `app-${id}`,
      kind: 'screen',
      on_date: startsAt.slice(0, 10),
      at_time: startsAt.slice(11, 16),
      time_zone: 'UTC',
      minutes: 45,
      place: '',
      outcome: 'planned',
      note: '',
    })
    .execute()
  await saveNoticePerson(db, id, { quiet: null, showsNames: false }, NOW)
  const subject = `int-${id}/${startsAt}/day`
  await queueNotices(db, id, [{ kind: 'interview', subject, channel: 'mail', dueAt: NOW, idealAt: NOW }])
}

type Sender = { kill(): void; ended: Promise<{ sent: number; ms: number } | null> }

/** Its own process; null when it was killed. */
function startSender(env: Record<string, string>, now: Instant): Sender {
  const child = spawn(process.execPath, ['test/notices/sender.ts', now], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const ended = new Promise<{ sent: number; ms: number } | null>((done) =>
    child.once('close', (code) => done(code === 0 ? (JSON.parse(output) as { sent: number; ms: number }) : null)),
  )
  return { kill: () => void child.kill('SIGKILL'), ended }
}

const MAILS_A_ROUND = 24

/** kill -9 when a mail has been handed over and not acknowledged, `count` times over one outbox. */
export const proveKills: Prove = async ({ count, engine }) => {
  const people = count * MAILS_A_ROUND
  const { home, db, mails, env } = await fillOutbox(engine, people)
  const faults: string[] = []
  let now = NOW
  for (let round = 0; round < count; round += 1) {
    const sender = startSender(env, now)
    // now and then while it repeats what the one before it was lost with
    const killAt = mails.taken.length + (round % 2 === 0 ? 10 + ((round * 7) % 10) : 1 + (round % 3))
    mails.onMail = (taken) => {
      if (taken === killAt) sender.kill()
    }
    if ((await sender.ended) !== null) faults.push(`round ${round} was not killed`)
    // the leases of the dead have to run out
    now = addMs(now, LEASE_MS + MINUTE_MS)
  }
  mails.onMail = () => undefined
  await startSender(env, now).ended
  const times = countEach(mails.taken)
  const twice = [...times.values()].filter((count) => count === 2).length
  const more = [...times].filter(([, count]) => count > 2).map(([id, count]) => `${id} came ${count} times`)
  const { states } = await readStates(db)
  if (times.size !== people) faults.push(`${people - times.size} of ${people} never came`)
  if (states.sent !== people) faults.push(`states: ${JSON.stringify(states)}`)
  faults.push(...more)
  await close({ home, db, mails, env })
  return { cases: count, faults, figures: { mails: people, twice } }
}

/** Two processes over one outbox, for `count` people. */
export const proveNoDoubles: Prove = async ({ count, engine }) => {
  const { home, db, mails, env } = await fillOutbox(engine, count)
  const ends = await Promise.all([startSender(env, NOW).ended, startSender(env, NOW).ended])
  const times = countEach(mails.taken)
  const faults = [...times].filter(([, count]) => count > 1).map(([id, count]) => `${id} came ${count} times`)
  if (times.size !== count) faults.push(`${count - times.size} of ${count} never came`)
  const figures: Record<string, number> = {}
  for (const [index, end] of ends.entries()) {
    if (end)
      Object.assign(figures, { [`sentBy${index + 1}`]: end.sent, slowestMs: Math.max(figures.slowestMs ?? 0, end.ms) })
    else faults.push(`process ${index + 1} failed`)
  }
  await close({ home, db, mails, env })
  return { cases: count, faults, figures } satisfies Outcome
}

const GOAL_A_MINUTE = 5_000

/** One process and a mail server that takes everything at once: how many mails leave in a minute. */
export const proveSpeed: Prove = async ({ count, engine }) => {
  const { home, db, mails, env } = await fillOutbox(engine, count)
  const end = await startSender(env, NOW).ended
  const faults: string[] = []
  if (!end) faults.push('the process failed')
  if (new Set(mails.taken).size !== count) faults.push(`${count - new Set(mails.taken).size} of ${count} never came`)
  const aMinute = Math.round((count * MINUTE_MS) / (end?.ms ?? Infinity))
  if (aMinute < GOAL_A_MINUTE) faults.push(`${aMinute} mails a minute`)
  await close({ home, db, mails, env })
  return { cases: count, faults, figures: { said: `${aMinute} mails a minute`, slowestMs: end?.ms ?? 0 } }
}

const PLANNED_AT_ONCE = 500

/** One process plans for `count` people, as it does once an hour: how long that takes, and the longest turn of a minute. */
export const provePlans: Prove = async ({ count, engine }) => {
  const { home, db, mails, env } = await fillOutbox(engine, count)
  await db.updateTable('notice_people').set({ planned_at: null }).execute()
  // who changed nothing lately is planned for once
  await db
    .updateTable('applications')
    .set({ updated_at: addMs(NOW, -HOUR_MS) })
    .execute()
  const deps = await openPlanner(db)
  const faults: string[] = []
  const turns: number[] = []
  let planned = 0
  for (;;) {
    const began = performance.now()
    const some = await planDue(deps, PLANNED_AT_ONCE)
    turns.push(performance.now() - began)
    planned += some
    if (some < PLANNED_AT_ONCE) break
  }
  const totalMs = Math.round(turns.reduce((sum, ms) => sum + ms, 0))
  const slowestTurnMs = Math.round(Math.max(...turns))
  if (planned !== count) faults.push(`planned for ${planned} of ${count}`)
  if (slowestTurnMs > MINUTE_MS) faults.push(`a turn of ${PLANNED_AT_ONCE} took ${slowestTurnMs} ms`)
  await close({ home, db, mails, env })
  const anHour = Math.round((planned * HOUR_MS) / totalMs)
  return { cases: count, faults, figures: { said: `${anHour} people an hour`, totalMs, slowestTurnMs } }
}

async function openPlanner(db: Db): Promise<Parameters<typeof planDue>[0]> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, 'utf8'))
  const [skills, roles, courses] = [await read('skills'), await read('roles'), await read('courses')]
  const mailer = { isConfigured: true, send: async () => undefined, forget: async () => undefined }
  return {
    db,
    clock: { now: () => NOW },
    log: createLog('error'),
    catalogue: buildCatalogue({ skills, roles, courses }),
    mailer: { ...mailer, forgetBefore: async () => 0 },
    push: undefined,
  }
}

function countEach(ids: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

async function readStates(db: Db): Promise<{ states: Partial<Record<string, number>> }> {
  const rows = await db.selectFrom('notices').select('state').execute()
  return {
    states: Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => [state, all.length])),
  }
}

async function close({ home, db, mails }: Outbox): Promise<void> {
  await db.destroy()
  await mails.close()
  await home.drop()
}
