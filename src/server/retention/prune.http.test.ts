import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import { startSecondFactor } from '#contract/security.ts'
import { DAY_MS, HOUR_MS } from '#core/time.ts'
import { createOutboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { prune } from './prune.ts'

const server = useServer()
beforeAll(async () => {
  const { config, clock } = server.deps
  Object.assign(server.deps, { mailer: createOutboxMailer(config.dataDir, clock, { warn: () => undefined }) })
})

const outbox = () => {
  const folder = path.join(server.deps.config.dataDir, 'outbox')
  return existsSync(folder) ? readdirSync(folder) : []
}

it('deletes what has had its time, and nothing that is in use', async () => {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  await person.api.call(startSecondFactor, { body: { password: person.password } })
  await send(server, 'POST', '/auth/login', { body: { email: person.email, password: 'wrong one' } })
  await send(server, 'POST', '/auth/forgot-password', { body: { email: person.email } })
  await server.deps.background.settled()
  expect((await prune(server.deps)).filter(({ deleted }) => deleted > 0)).toEqual([])
  expect((await person.api.call(getUserDetails)).userInfo.email).toBe(person.email)
  expect(outbox()).toHaveLength(1)

  server.clock.advance(DAY_MS + HOUR_MS)
  const next = await signUpPerson(server)
  server.clock.advance(DAY_MS - 2 * HOUR_MS)
  const gone = Object.fromEntries((await prune(server.deps)).map(({ what, deleted }) => [what, deleted]))
  expect(gone).toMatchObject({
    'password links': 1,
    'wrong passwords': 1,
    'unconfirmed app keys': 1,
    'known addresses': 0,
    'waiting mails': 0,
  })
  expect(gone['request keys']).toBeGreaterThanOrEqual(0)
  expect(
    (await send(server, 'POST', '/auth/refresh', { body: { refreshToken: next.tokens.refreshToken } })).status,
  ).toBe(200)

  server.clock.advance(3 * DAY_MS)
  expect((await prune(server.deps)).find(({ what }) => what === 'sign-ins')?.deleted).toBeGreaterThanOrEqual(1)
  server.clock.advance(400 * DAY_MS)
  const late = Object.fromEntries((await prune(server.deps)).map(({ what, deleted }) => [what, deleted]))
  expect(late).toMatchObject({ 'known addresses': 1, 'waiting mails': 1 })
  expect(outbox()).toEqual([])
  expect(await server.deps.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  expect(await server.deps.db.selectFrom('career_answers').select('user_id').execute()).toHaveLength(1)
})
