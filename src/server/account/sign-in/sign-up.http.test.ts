import { describe, expect, it } from 'vitest'
import { getUserDetails } from '#contract/account.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const valid = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@waymark.example',
  password: 'walk the long road',
  terms: true,
}
const signUp = (change: Record<string, unknown>) =>
  send(server, 'POST', '/auth/signup', { body: { ...valid, ...change } })
const countUsers = async () => (await server.deps.db.selectFrom('users').select('id').execute()).length

describe('signing up', () => {
  it('signs the new person in and pays for the account once', async () => {
    const person = await signUpPerson(server, { email: 'first@waymark.example' })
    const { userInfo } = await person.api.call(getUserDetails)
    expect(userInfo).toMatchObject({
      user_id: person.userId,
      email: 'first@waymark.example',
      plan: 'explorer',
      time_zone: 'UTC',
      career_questions: null,
      streak_dates: ['2026-03-10'],
    })
    const events = await server.deps.db
      .selectFrom('point_events')
      .select(['activity', 'points'])
      .where('user_id', '=', person.userId)
      .execute()
    expect(events).toContainEqual({ activity: 'accountCreated', points: 50 })
  })

  it('refuses a taken e-mail, however it is written, and names the field', async () => {
    await signUpPerson(server, { email: 'taken@waymark.example' })
    for (const email of ['taken@waymark.example', 'Taken@Waymark.Example', '  taken@waymark.example ']) {
      const answer = await signUp({ email })
      expect(answer.status, email).toBe(409)
      expect(answer.body).toEqual({
        detail: 'An account with this email already exists',
        code: 'account.email_taken',
        fields: { email: 'An account with this email already exists' },
      })
    }
  })

  it('makes one account of an address, however its domain is written', async () => {
    const [written, ascii] = ['bora@exämple.com', 'bora@xn--exmple-cua.com']
    expect((await signUp({ email: written })).status).toBe(201)
    expect((await signUp({ email: ascii })).body.code).toBe('account.email_taken')
    const logIn = (email: string) =>
      send(server, 'POST', '/auth/login', { body: { email, password: valid.password }, address: '10.9.0.1' })
    for (const email of [written, ascii, 'Bora@EXÄMPLE.com']) expect((await logIn(email)).status).toBe(200)
    // guesses at either spelling are guesses at one account
    const guess = (email: string) => send(server, 'POST', '/auth/login', { body: { email, password: 'not mine' } })
    for (let count = 0; count < 10; count += 1) await guess(count % 2 ? written : ascii)
    expect((await guess(ascii)).status).toBe(429)
  })

  it('finds an account that was kept as it was written, and keeps two of before apart', async () => {
    const [written, ascii] = ['cem@bücher.example', 'cem@xn--bcher-kva.example']
    const keepAs = (from: string, email: string) =>
      server.deps.db.updateTable('users').set({ email }).where('email', '=', from).execute()
    await signUp({ email: 'cem@waymark.example' })
    await keepAs('cem@waymark.example', written)
    expect((await signUp({ email: ascii })).body.code).toBe('account.email_taken')
    await signUp({ email: 'cem-two@waymark.example', password: 'walk another road' })
    await keepAs('cem-two@waymark.example', ascii)
    const logIn = (email: string, password: string) =>
      send(server, 'POST', '/auth/login', { body: { email, password } })
    expect((await logIn(written, valid.password)).status).toBe(200)
    expect((await logIn(written, 'walk another road')).status).toBe(401)
    expect((await logIn(ascii, 'walk another road')).status).toBe(200)
    expect((await logIn(ascii, valid.password)).status).toBe(401)
  })

  it('makes one account of fifty sign-ups at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp({ email: 'rush@waymark.example' })))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
    expect(
      await server.deps.db.selectFrom('users').select('id').where('email', '=', 'rush@waymark.example').execute(),
    ).toHaveLength(1)
  })

  it.each([
    ['firstName', [undefined, '', '   ', null, 7, true, [], {}, 'x'.repeat(81), 'a\u0000b', 'a\nb']],
    ['lastName', [undefined, '', '   ', null, 7, true, [], {}, 'x'.repeat(81), 'a\u0007b']],
    [
      'email',
      [
        undefined,
        '',
        'ana',
        'ana@',
        '@waymark.example',
        'ana@waymark',
        'a b@waymark.example',
        'ana@way mark.example',
        'a@b@c.example',
        `${'x'.repeat(250)}@waymark.example`,
        7,
        null,
        ['ana@waymark.example'],
        { $ne: 1 },
      ],
    ],
    ['password', [undefined, '', 'seven77', null, 12_345_678, ['walk the long road'], {}, 'x y'.repeat(43)]],
    ['terms', [undefined, false, 'true', 1, null]],
    ['plan', ['gold', 1, null]],
    ['timeZone', ['', 7, 'x'.repeat(65)]],
  ])('refuses a bad %s, names it and stores nothing', async (field, values) => {
    const before = await countUsers()
    for (const [index, value] of values.entries()) {
      const answer = await signUp({ email: `bad-${field.toLowerCase()}-${index}@waymark.example`, [field]: value })
      expect(answer.status, `${field} ${JSON.stringify(value)}`).toBe(400)
      expect(typeof answer.body.detail).toBe('string')
      if (typeof value !== 'string' || !value.includes('\u0000'))
        expect(Object.keys(answer.body.fields), JSON.stringify(value)).toEqual([field])
    }
    expect(await countUsers()).toBe(before)
  })

  it.each([
    ['Ana Maria', 'de la Cruz'],
    ['Teller', '-'],
    ['محمد', 'العربي'],
    ['小明', '王'],
    ["O'Neil", 'Smith-Jones Jr.'],
    ['Zoë', 'Ünal'],
  ])('keeps the name %s %s as it is', async (firstName, lastName) => {
    const email = `name-${Buffer.from(firstName).toString('hex')}@waymark.example`
    const answer = await signUp({ firstName: `  ${firstName} `, lastName, email })
    expect(answer.status).toBe(201)
    const row = await server.deps.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect({ ...row }).toEqual({ first_name: firstName, last_name: lastName })
  })

  it('keeps a known zone and takes UTC for one that nobody knows', async () => {
    await signUp({ email: 'zone1@waymark.example', timeZone: 'Europe/Istanbul' })
    await signUp({ email: 'zone2@waymark.example', timeZone: 'Mars/Olympus' })
    const rows = await server.deps.db
      .selectFrom('users')
      .select('time_zone')
      .where('email', 'like', 'zone_@%')
      .orderBy('email')
      .execute()
    expect(rows.map((row) => row.time_zone)).toEqual(['Europe/Istanbul', 'UTC'])
  })

  it('remembers the plan a pricing link carried as a wish only', async () => {
    await signUp({ email: 'wish@waymark.example', plan: 'accelerator' })
    const row = await server.deps.db
      .selectFrom('users')
      .select(['plan', 'wished_plan'])
      .where('email', '=', 'wish@waymark.example')
      .executeTakeFirstOrThrow()
    expect({ ...row }).toEqual({ plan: 'explorer', wished_plan: 'accelerator' })
  })

  it('takes nothing of what only the server decides', async () => {
    const email = 'mass@waymark.example'
    const extra = {
      id: 'usr_mine',
      user_id: 'usr_mine',
      role: 'admin',
      xp: 9000,
      total_points: 9000,
      level: 10,
      token_version: 9,
      joined_at: '1999-01-01',
      plan_until: 'ever',
    }
    expect((await signUp({ ...extra, email })).status).toBe(201)
    const row = await server.deps.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ token_version: 1, plan: 'explorer', joined_at: server.clock.now() })
    expect(row.id).not.toBe('usr_mine')
    const { total_points } = await server.deps.db
      .selectFrom('progress')
      .select('total_points')
      .where('user_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(total_points).toBeLessThan(500)
  })
})
