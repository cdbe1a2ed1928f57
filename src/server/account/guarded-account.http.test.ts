import { describe, expect, it } from 'vitest'
import { deleteAccount, getUserDetails, login, resetPassword } from '#contract/account.ts'
import { createFeedback } from '#contract/progress.ts'
import { changePassword, confirmSecondFactor, startSecondFactor } from '#contract/security.ts'
import { resetWords } from '#server/account/email/mail-words.ts'
import { codeOfKey } from '#test/support/code-of-key.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const codeOf = (key: string): string => codeOfKey(key, server.clock.now())

async function withFactor(person: Person): Promise<string> {
  const { key } = await person.api.call(startSecondFactor, { body: { password: person.password } })
  await person.api.call(confirmSecondFactor, { body: { code: codeOf(key) } })
  server.clock.advance(60_000)
  return key
}

describe('turning on the second step', () => {
  it('ends every other session', async () => {
    const person = await signUpPerson(server)
    const other = server.newBrowser()
    other.session.signIn(await other.api.call(login, { body: { email: person.email, password: person.password } }))
    await withFactor(person)
    const late = await send(server, 'GET', '/user/user-details', { token: other.session.accessToken() ?? '' })
    expect(late.status).toBe(401)
    expect((await person.api.call(getUserDetails)).userInfo.email).toBe(person.email)
  })

  it('asks for a code before the password changes or the account goes', async () => {
    const person = await signUpPerson(server)
    const key = await withFactor(person)
    const change = { current_password: person.password, password: 'another long road to walk' }
    await expect(person.api.call(changePassword, { body: change })).rejects.toMatchObject({
      code: 'account.code_required',
    })
    await expect(person.api.call(deleteAccount, { body: { password: person.password } })).rejects.toMatchObject({
      code: 'account.code_required',
    })
    await expect(person.api.call(changePassword, { body: { ...change, code: '000000' } })).rejects.toMatchObject({
      code: 'account.wrong_code',
    })
    person.session.signIn(await person.api.call(changePassword, { body: { ...change, code: codeOf(key) } }))
  })
})

it('keeps the owner able to change things while a stranger behind the same address guesses wrong', async () => {
  const person = await signUpPerson(server)
  for (let guess = 0; guess < 10; guess += 1)
    await send(server, 'POST', '/auth/login', { body: { email: person.email, password: `wrong ${guess}` } })
  expect((await send(server, 'POST', '/auth/login', { body: { email: person.email, password: 'wrong' } })).status).toBe(
    429,
  )
  const { key } = await person.api.call(startSecondFactor, { body: { password: person.password } })
  expect(key).toMatch(/^[A-Z2-7]+$/)
})

it('takes ten pieces of feedback a day', async () => {
  const person = await signUpPerson(server)
  for (let sent = 0; sent < 10; sent += 1)
    await person.api.call(createFeedback, { body: { rating: 4, feedback: 'Good' } })
  await expect(person.api.call(createFeedback, { body: { rating: 4, feedback: 'More' } })).rejects.toMatchObject({
    code: 'progress.feedback_spent',
  })
})

it.each(['Your account is locked: log in at http://evil.example', 'evil.example', 'A'.repeat(80), 'Win 1000'])(
  'leaves %s out of the greeting of a mail',
  (name) => {
    expect(resetWords.en.text(name, 'https://w.example', 't')).toMatch(/^Hello,\n/)
    expect(resetWords.tr.text(name, 'https://w.example', 't')).toMatch(/^Merhaba,\n/)
  },
)

it.each(['Ada', 'Ana María', "D'Angelo", 'Jean-Luc', 'Çağrı'])('greets %s by name', (name) => {
  expect(resetWords.en.text(name, 'https://w.example', 't')).toMatch(new RegExp(`^Hello ${name},`))
})

it('clears a second step that stood before anybody proved the address', async () => {
  const person = await signUpPerson(server)
  await withFactor(person)
  await send(server, 'POST', '/auth/forgot-password', { body: { email: person.email } })
  await server.deps.background.settled()
  const token = /token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const owner = server.newBrowser()
  await owner.api.call(resetPassword, { body: { token, password: 'the owner walks in' } })
  const pair = await owner.api.call(login, { body: { email: person.email, password: 'the owner walks in' } })
  expect(pair.accessToken).not.toBe('')
})

it('keeps messages of an address that the deleted account never proved', async () => {
  const person = await signUpPerson(server)
  await send(server, 'POST', '/contact', {
    body: { name: 'A stranger', email: person.email, message: 'Please answer me' },
  })
  await person.api.call(deleteAccount, { body: { password: person.password } })
  const left = await server.deps.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', person.email)
    .execute()
  expect(left).toHaveLength(1)
})
