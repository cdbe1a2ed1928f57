import { request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { sendContactMessage } from '#contract/public.ts'
import { HOUR_MS } from '#core/time.ts'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { insertCopy } from '#server/documents/documents.repo.ts'
import { insertDocument } from '#server/documents/documents.repo.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const FILE_BYTES = 5_000_000

const server = useServer({ RATE_LIMIT: 'on' })
let url: string
beforeAll(async () => {
  url = `http://127.0.0.1:${await server.listen()}`
})

/** Somebody with so many kept files of 5 MB. */
async function keeperOf(files: number): Promise<Person> {
  const person = await signUpPerson(server)
  const now = server.clock.now()
  const id = `doc_${person.userId}`
  const document = {
    id,
    user_id: person.userId,
    kind: 'letter' as const,
    name: 'Letter',
    language: 'en',
    content: '{}',
  }
  await insertDocument(server.deps.db, { ...document, ad_text: null, version: 1, created_at: now, updated_at: now })
  for (let at = 0; at < files; at += 1)
    await insertCopy(server.deps.db, {
      id: `cpy_${at}_${person.userId}`,
      user_id: person.userId,
      document_id: id,
      file_name: 'letter.pdf',
      note: '',
      sent_at: now,
      file_bytes: fileOf(at),
    })
  return person
}

const fileOf = (at: number) => Buffer.alloc(FILE_BYTES + at, `file ${at} `)

it('holds every file as it is, whole pieces joined', async () => {
  const person = await keeperOf(2)
  const held = (await person.api.call(exportAccount)) as { sent_copies: { id: string; file_bytes: string }[] }
  const kept = held.sent_copies
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => Buffer.from(row.file_bytes, 'base64'))
  expect(kept.map((bytes, at) => bytes.equals(fileOf(at)))).toEqual([true, true])
})

it('takes little memory however many ask at once, and one at a time of a person', { timeout: 60_000 }, async () => {
  const person = await keeperOf(3)
  await person.api.call(exportAccount)
  const before = process.memoryUsage().rss
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 5)
  const ask = () =>
    new Promise<{ status: number; bytes: number }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
      request(`${url}/user/export`, { headers, agent: false }, (answer) => {
        let bytes = 0
        answer.on('data', (piece: Buffer) => (bytes += piece.length))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
      })
        .on('error', reject)
        .end()
    })
  const answers = await Promise.all(Array.from({ length: 60 }, ask))
  clearInterval(watch)
  // one goes out, one waits; on a slow machine some come when these have ended, until the six of an hour are used up
  const served = answers.filter(({ status }) => status === 200).length
  expect(served).toBeGreaterThanOrEqual(2)
  expect(served).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - served)
  for (const { status, bytes } of answers) if (status === 200) expect(bytes).toBeGreaterThan(FILE_BYTES * 3 * 1.33)
  // the sixty clients are in this process, too; all files at once would be 2,800 MB
  expect(most / 1e6).toBeLessThan(100)
})

it('may be asked for six times an hour', async () => {
  const person = await signUpPerson(server)
  const ask = () => send(server, 'GET', '/user/export', { token: person.tokens.accessToken })
  for (let time = 0; time < 6; time += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  server.clock.advance(HOUR_MS)
  expect(
    (await send(server, 'POST', '/auth/refresh', { body: { refreshToken: person.tokens.refreshToken } })).status,
  ).toBe(200)
})

it('holds the messages to the operator of a confirmed address, and not those of one that may be a stranger’s', async () => {
  const person = await signUpPerson(server)
  await person.api.call(sendContactMessage, { body: { name: 'Ada', email: person.email, message: 'A question' } })
  expect((await person.api.call(exportAccount)).contact_messages).toEqual([])
  await markVerified(server.deps.db, person.userId, server.clock.now())
  expect((await person.api.call(exportAccount)).contact_messages).toMatchObject([{ message: 'A question' }])
})
