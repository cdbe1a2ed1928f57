import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { beforeAll, expect, it } from 'vitest'
import { createFeedback } from '#contract/progress.ts'
import { deleteAccount, exportAccount, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { addDevice, openCalendar } from '#contract/notices.ts'
import { sendContactMessage } from '#contract/public.ts'
import { parseResume } from '#contract/resume.ts'
import { createOutboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { newToken } from '#test/support/assistant.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
beforeAll(async () => {
  const { config, clock } = server.deps
  Object.assign(server.deps, { mailer: createOutboxMailer(config.dataDir, clock, { warn: () => undefined }) })
})

/** Secrets of the server's, which the person has no use for. */
const NOT_EXPORTED = new Set(['refresh_tokens', 'password_resets', 'second_factors', 'recovery_codes', 'email_checks'])

/** Leaves their own word in every place that keeps one. */
async function liveWith(word: string): Promise<Person> {
  const person = await signUpPerson(server, { email: `${word}@waymark.example`, firstName: word })
  await person.api.call(updateProfile, { body: { last_name: `Of ${word}` } })
  await person.api.call(saveCareerQuestions, {
    body: { ...ANSWERS, motivation: `for ${word}`, challenges: [`other:${word}`] },
  })
  for (const time of [1, 2, 3, 4]) {
    const file = makeDocx([...resumeLines(`Ada ${word}`), `${word} wrote this, version ${time}`])
    await person.api.call(parseResume, {
      form: resumeForm(file, { ...UPLOAD_ANSWERS, motivation: word }, `${word}.docx`),
    })
  }
  await person.api.call(createFeedback, { body: { rating: 5, feedback: `${word} likes it` } })
  await person.api.call(sendContactMessage, { body: { name: word, email: person.email, message: `${word} asks` } })
  await send(server, 'POST', '/auth/login', { body: { email: person.email, password: 'wrong one' } })
  await send(server, 'POST', '/auth/forgot-password', { body: { email: person.email } })
  await server.deps.background.settled()
  return person
}

async function tablesHolding(word: string): Promise<string[]> {
  const { db } = server.deps
  const holding: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    const text = rows.map((row) =>
      Object.values(row)
        .map((value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
        .join('\n'),
    )
    if (text.some((row) => row.includes(word))) holding.push(name)
  }
  return holding.sort()
}

function filesHolding(word: string): string[] {
  const folder = server.deps.config.dataDir
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(folder, name)
    return statSync(file).isFile() && readFileSync(file).includes(word)
  })
}

it('exports everything held about a person, and no secret', async () => {
  const person = await liveWith('Quillfeather')
  const all = await person.api.call(exportAccount)
  const text = JSON.stringify(all)
  for (const { name, columns } of await server.deps.db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'user_id') || NOT_EXPORTED.has(name)) continue
    const rows = await server.deps.db
      .selectFrom(name as 'progress')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect((all[name] as unknown[] | undefined)?.length, name).toBe(rows.length)
  }
  expect(all.account).toMatchObject({ email: person.email.toLowerCase(), first_name: 'Quillfeather' })
  expect(
    (all.resumes as { file_bytes: string }[]).map((resume) =>
      Buffer.from(resume.file_bytes, 'base64').includes('Quillfeather'),
    ),
  ).toEqual([true, true, true])
  expect(text).not.toContain('$argon2id')
  expect(text).not.toContain(person.tokens.refreshToken)
})

it('exports nothing that opens something or is compared with it', async () => {
  const person = await signUpPerson(server)
  const { db } = server.deps
  const { url } = await person.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  await newToken(person, ['plan:read'])
  const endpoint = 'https://push.example/send/a-secret-address'
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  await person.api.call(addDevice, { body: { endpoint, keys, label: 'Firefox on Linux' } })
  const all = await person.api.call(exportAccount)
  expect(all.calendar_feeds).toMatchObject([{ scopes: ['interviews'] }])
  expect(all.push_subscriptions).toMatchObject([{ device_label: 'Firefox on Linux' }])
  expect(all.personal_tokens).toHaveLength(1)
  const columns = Object.values(all).flatMap((rows) =>
    Array.isArray(rows) ? rows.flatMap((row) => Object.keys(row as object)) : [],
  )
  expect(columns.filter((column) => /hash|secret|sealed|p256dh|^auth$|^endpoint$|token_version/.test(column))).toEqual(
    [],
  )
  const { token_hash: hash } = await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  for (const secret of [hash, url.split('/').at(-1) ?? '', endpoint, keys.p256dh])
    expect(JSON.stringify(all)).not.toContain(secret)
})

it('comes as a download that nobody else keeps', async () => {
  const person = await signUpPerson(server)
  const answer = await send(server, 'GET', '/user/export', { token: person.tokens.accessToken })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="waymark-export.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it("exports nobody else's", async () => {
  await liveWith('Brambleton')
  const other = await signUpPerson(server)
  expect(JSON.stringify(await other.api.call(exportAccount))).not.toContain('Brambleton')
})

it('deletes nothing on a wrong password', async () => {
  const person = await signUpPerson(server)
  const answer = await send(server, 'DELETE', '/user/account', {
    body: { password: 'not mine' },
    token: person.tokens.accessToken,
  })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([403, ['password']])
  expect((await send(server, 'GET', '/user/user-details', { token: person.tokens.accessToken })).status).toBe(200)
})

it('leaves nothing of a deleted person in any table or file, and touches nobody else', async () => {
  const stays = await liveWith('Stayathome')
  const leaves = await liveWith('Wanderlust')
  // messages are those of a proven address only
  await markVerified(server.deps.db, leaves.userId, server.clock.now())
  expect(await tablesHolding('Wanderlust')).toEqual(
    expect.arrayContaining([
      'users',
      'career_answers',
      'resumes',
      'product_feedback',
      'contact_messages',
      'idempotency_keys',
    ]),
  )
  expect(filesHolding('Wanderlust').length).toBeGreaterThan(0)

  await leaves.api.call(deleteAccount, { body: { password: leaves.password } })

  for (const word of ['Wanderlust', 'wanderlust', leaves.userId]) {
    expect(await tablesHolding(word), word).toEqual([])
    expect(filesHolding(word), word).toEqual([])
  }
  const accountKey = server.deps.keyedHash('login-account', leaves.email.toLowerCase())
  expect(await tablesHolding(accountKey)).toEqual([])
  expect((await stays.api.call(exportAccount)).resumes).toHaveLength(3)
})

it('lets the same e-mail start over, with nothing of before', async () => {
  const before = await signUpPerson(server, { email: 'phoenix@waymark.example' })
  await before.api.call(saveCareerQuestions, { body: ANSWERS })
  await before.api.call(deleteAccount, { body: { password: before.password } })
  const after = await signUpPerson(server, { email: 'phoenix@waymark.example' })
  expect(after.userId).not.toBe(before.userId)
  expect((await after.api.call(exportAccount)).career_answers).toEqual([])
})
