import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const forgot = (email: string) => send(server, 'POST', '/auth/forgot-password', { body: { email } })
const reset = (token: unknown, password: unknown = 'a different road to walk') =>
  send(server, 'POST', '/auth/reset-password', { body: { token, password } })
const logIn = (person: Person, password: string) =>
  send(server, 'POST', '/auth/login', { body: { email: person.email, password } })

async function mailsTo(person: Person): Promise<string[]> {
  await server.deps.background.settled()
  return server.mails
    .filter((mail) => mail.to === person.email)
    .map((mail) => must(must(/#token=([\w-]+)/.exec(mail.text))[1]))
}

it('writes in the language of the person, and leads to the page in it', async () => {
  const person = await signUpPerson(server, { language: 'tr' })
  await forgot(person.email)
  expect(await mailsTo(person)).toHaveLength(1)
  const mail = must(server.mails.find(({ to }) => to === person.email))
  expect(mail.subject).toBe('Waymark için yeni bir şifre seç')
  expect(mail.text).toMatch(/^Merhaba Ada,\n\n[\s\S]+\/tr\/reset-password#token=/)
})

it('answers alike for every address, and sends a mail only to an account', async () => {
  const person = await signUpPerson(server)
  const known = await forgot(person.email)
  const unknown = await forgot('nobody@waymark.example')
  expect(known.status).toBe(200)
  expect(unknown.text).toBe(known.text)
  expect(await mailsTo(person)).toHaveLength(1)
  expect(server.mails.filter((mail) => mail.to === 'nobody@waymark.example')).toEqual([])
})

it('answers before it looks, so that time tells nothing', async () => {
  const person = await signUpPerson(server)
  let isAsked = false
  const { mailer } = server.deps
  Object.assign(server.deps, {
    mailer: {
      ...mailer,
      send: () => new Promise<void>((resolve) => setTimeout(resolve, 200)).then(() => void (isAsked = true)),
    },
  })
  expect((await forgot(person.email)).status).toBe(200)
  expect(isAsked).toBe(false)
  await server.deps.background.settled()
  expect(isAsked).toBe(true)
  Object.assign(server.deps, { mailer })
})

it('opens the account to the new password, once, and ends every session', async () => {
  const person = await signUpPerson(server)
  await forgot(person.email)
  const [token] = await mailsTo(person)
  expect((await reset(token)).body).toEqual({ data: {} })
  expect((await logIn(person, person.password)).status).toBe(401)
  expect((await logIn(person, 'a different road to walk')).status).toBe(200)
  expect(
    (await send(server, 'POST', '/auth/refresh', { body: { refreshToken: person.tokens.refreshToken } })).status,
  ).toBe(401)
  const again = await reset(token, 'yet another road to walk')
  expect([again.status, again.body.code]).toEqual([422, 'account.reset_link_refused'])
})

it('lets one of ten uses at once through', async () => {
  const person = await signUpPerson(server)
  await forgot(person.email)
  const [token] = await mailsTo(person)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => reset(token, `road number ${index} to walk`)),
  )
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 422),
  ])
})

it('runs out after an hour', async () => {
  const person = await signUpPerson(server)
  await forgot(person.email)
  const [token] = await mailsTo(person)
  server.clock.advance(HOUR_MS)
  expect((await reset(token)).status).toBe(422)
  expect((await logIn(person, person.password)).status).toBe(200)
})

it('makes every other link useless once one was used', async () => {
  const person = await signUpPerson(server)
  await forgot(person.email)
  await forgot(person.email)
  const [first, second] = await mailsTo(person)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first, 'yet another road to walk')).status).toBe(422)
})

it('sends three links an hour at most, also when ten are asked for at once', async () => {
  const person = await signUpPerson(server)
  await Promise.all(Array.from({ length: 10 }, () => forgot(person.email)))
  expect(await mailsTo(person)).toHaveLength(3)
  server.clock.advance(HOUR_MS - SECOND_MS)
  await forgot(person.email)
  expect(await mailsTo(person)).toHaveLength(3)
  server.clock.advance(SECOND_MS)
  await forgot(person.email)
  expect(await mailsTo(person)).toHaveLength(4)
})

it('keeps the link when the new password is refused', async () => {
  const person = await signUpPerson(server, { firstName: 'Gwendolyn' })
  await forgot(person.email)
  const [token] = await mailsTo(person)
  for (const password of ['short', 'password123', 'gwendolyn is here', '', undefined, 7, 'x'.repeat(129)]) {
    const answer = await reset(token, password === undefined ? null : password)
    expect(answer.status, String(password)).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['password'])
  }
  expect((await reset(token)).status).toBe(200)
})

it('opens the door again to anyone who guessed too often', async () => {
  const person = await signUpPerson(server)
  for (let index = 0; index < 10; index += 1) await logIn(person, 'wrong')
  expect((await logIn(person, person.password)).status).toBe(429)
  await forgot(person.email)
  await reset((await mailsTo(person))[0])
  expect((await logIn(person, 'a different road to walk')).status).toBe(200)
})

it('keeps no token in the table or the log', async () => {
  const person = await signUpPerson(server)
  await forgot(person.email)
  const [token] = await mailsTo(person)
  const rows = await server.deps.db.selectFrom('password_resets').select('hash').execute()
  expect(rows.map((row) => row.hash)).not.toContain(token)
  expect(server.logLines.join('')).not.toContain(token)
})

it.each([[''], [null], ['x'.repeat(600)], [{ $ne: '' }]])('refuses %j for a token as malformed', async (token) => {
  expect((await reset(token)).status).toBe(400)
})

it('puts no address of the request into the link', async () => {
  const person = await signUpPerson(server)
  await send(server, 'POST', '/auth/forgot-password', {
    body: { email: person.email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  })
  await server.deps.background.settled()
  expect(server.mails.at(-1)?.text).toContain('http://localhost:3000/reset-password#token=')
  expect(must(server.mails.at(-1)).text).not.toContain('evil')
})

it('works with the link that was opened, not because there is another one', async () => {
  const person = await signUpPerson(server)
  for (let time = 0; time < 2; time += 1) await forgot(person.email)
  const [first, second] = await mailsTo(person)
  const statuses = await Promise.all([reset(first), reset(first), reset(first)])
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect((await reset(second)).status).toBe(422)
})
