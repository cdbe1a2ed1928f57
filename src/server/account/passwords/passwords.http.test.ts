import { must } from '#core/must.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let tries = 0

const person = { firstName: 'Gwendolyn', lastName: 'Fairweather', terms: true }
const signUp = (password: string, email = `pass${(tries += 1)}@waymark.example`) =>
  send(server, 'POST', '/auth/signup', { body: { ...person, email, password } })
const logIn = (email: string, password: string) => send(server, 'POST', '/auth/login', { body: { email, password } })

it('refuses a password of fewer than eight characters with the specified sentence', async () => {
  for (const password of ['a', 'seven!7', 'ünïcödé', '🙂🙂🙂🙂🙂🙂🙂']) {
    const answer = await signUp(password)
    expect(answer.status, password).toBe(400)
    expect(answer.body.fields).toEqual({ password: 'Password must be at least 8 characters' })
  }
})

it('refuses what attackers try first: the common ones, in any case, doubled, runs and one letter', async () => {
  const common = dictionary['passwords-common']
  const long = common.filter((word) => word.length >= 8 && word.length <= 128)
  const sample = Array.from({ length: 60 }, (_, index) =>
    must(long[Math.floor((index * Math.min(long.length, 10_000)) / 60)]),
  )
  for (const password of [
    ...sample,
    'PASSWORD',
    'PassWord1',
    'passwordpassword',
    'abcdefgh',
    '87654321',
    'aaaaaaaaaaaa',
    'aaaaaaab',
    'abcabcabc',
    'qwertyuiop'.repeat(12),
  ]) {
    expect((await signUp(password)).status, password).toBe(400)
  }
})

it("refuses the person's own name and e-mail inside a password", async () => {
  for (const password of ['gwendolyn-rides', 'my FAIRWEATHER friend', 'xx-mailboxer-xx', 'mailboxer@waymark.example']) {
    const answer = await signUp(password, 'mailboxer@waymark.example')
    expect(answer.status, password).toBe(400)
    expect(answer.body.code).toBe('account.weak_password')
  }
})

it('accepts long ones, blanks and any script, and signs in with exactly these', async () => {
  const passwords = [
    'correct horse battery staple walks',
    'x7'.repeat(32),
    'k9'.repeat(64),
    'пароль длинный и свой',
    '道は歩くことでできるよ',
    '  blanks at both ends  ',
    '🙂🙃'.repeat(20),
    'tab\tand "quotes" \\ slash',
  ]
  for (const [index, password] of passwords.entries()) {
    const email = `long${index}@waymark.example`
    expect((await signUp(password, email)).status, password).toBe(201)
    expect((await logIn(email, password)).status, password).toBe(200)
    expect((await logIn(email, password.trim() === password ? `${password} ` : password.trim())).status, password).toBe(
      401,
    )
  }
})

it('tells passwords apart past the 72nd byte, where other hashes stop looking', async () => {
  const base = 'walk this very long road until the end of it and a little further than that'
  expect(base.length).toBeGreaterThan(72)
  await signUp(`${base} A`, 'seventytwo@waymark.example')
  expect((await logIn('seventytwo@waymark.example', `${base} B`)).status).toBe(401)
  expect((await logIn('seventytwo@waymark.example', base.slice(0, 72))).status).toBe(401)
  expect((await logIn('seventytwo@waymark.example', `${base} A`)).status).toBe(200)
})

it('is the same password whether a keyboard writes é as one character or as two', async () => {
  const email = 'composed@waymark.example'
  expect((await signUp('Tr\u00e9s long chemin', email)).status).toBe(201)
  expect((await logIn(email, 'Tre\u0301s long chemin')).status).toBe(200)
  expect((await logIn(email, 'Tr\u00e9s long chemin')).status).toBe(200)
  expect((await logIn(email, 'Tres long chemin')).status).toBe(401)
})
