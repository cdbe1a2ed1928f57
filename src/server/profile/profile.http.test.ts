import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { exportAccount, getUserDetails, updateProfile } from '#contract/account.ts'
import { DAY_MS } from '#core/time.ts'
import { signUpPerson, signInAgain } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { lockUser } from '#server/users/user.repo.ts'

const server = useServer()

it('changes what is given and leaves the rest', async () => {
  const person = await signUpPerson(server)
  const before = (await person.api.call(getUserDetails)).userInfo
  const { userInfo } = await person.api.call(updateProfile, {
    body: { first_name: 'Ana Maria', leaderboard_visibility: 'initials', game_elements: false },
  })
  expect(userInfo).toEqual({
    ...before,
    first_name: 'Ana Maria',
    leaderboard_visibility: 'initials',
    game_elements: false,
  })
  expect((await person.api.call(updateProfile, { body: {} })).userInfo).toEqual(userInfo)
})

it('keeps the language one signed up in, until one chooses another; who said none has English', async () => {
  const person = await signUpPerson(server, { language: 'tr' })
  expect((await person.api.call(getUserDetails)).userInfo.language).toBe('tr')
  const { userInfo } = await person.api.call(updateProfile, { body: { language: 'en' } })
  expect(userInfo.language).toBe('en')
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  const exported = (await person.api.call(exportAccount)) as { account: { language: string } }
  expect(exported.account.language).toBe('tr')
  const other = await signUpPerson(server)
  expect((await other.api.call(getUserDetails)).userInfo.language).toBe('en')
})

it('changes the zone once in twenty-four hours', async () => {
  const person = await signUpPerson(server)
  const change = (time_zone: string) =>
    send(server, 'PATCH', '/user/profile', { body: { time_zone }, token: must(person.store.read().accessToken) })
  expect((await change('Europe/Istanbul')).body.data.userInfo.time_zone).toBe('Europe/Istanbul')
  expect((await change('Europe/Istanbul')).status).toBe(200)
  const refused = await change('Asia/Tokyo')
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    422,
    'account.zone_change_too_soon',
    ['time_zone'],
  ])
  server.clock.advance(DAY_MS)
  await signInAgain(person)
  expect((await change('Asia/Tokyo')).body.data.userInfo.time_zone).toBe('Asia/Tokyo')
})

it('changes the zone once, too, when several changes come at once', async () => {
  const person = await signUpPerson(server)
  const zones = ['Europe/Istanbul', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Lima']
  const change = (time_zone: string) =>
    send(server, 'PATCH', '/user/profile', { body: { time_zone }, token: must(person.store.read().accessToken) })
  const changes = await server.deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, person.userId)
    const sent = zones.map(change)
    // long enough for each to read what it reads before it has to wait
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { sent }
  })
  const answers = await Promise.all(changes.sent)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422])
})

it('takes marks that turn the direction of a text out of a name, and leaves those that join letters', async () => {
  const person = await signUpPerson(server)
  const { userInfo } = await person.api.call(updateProfile, {
    body: { first_name: '\u202Eevil\u2066', last_name: 'می\u200Cخواهم' },
  })
  expect([userInfo.first_name, userInfo.last_name]).toEqual(['evil', 'می\u200Cخواهم'])
})

it.each([
  ['first_name', ['', '  ', '\u200B', '\u202E \u2066', 7, null, [], {}, 'x'.repeat(81)]],
  ['last_name', ['', 7, null, {}]],
  ['time_zone', ['', 'Mars/Olympus', 7, null, '../../etc/passwd', 'x'.repeat(65)]],
  ['leaderboard_visibility', ['public', 1, null]],
  ['game_elements', ['true', 1, null]],
  ['language', ['de', 'TR', '', 7, null, ['tr']]],
])('refuses a bad %s and changes nothing', async (field, values) => {
  const person = await signUpPerson(server)
  const before = await server.deps.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirst()
  for (const value of values) {
    const answer = await send(server, 'PATCH', '/user/profile', {
      body: { first_name: 'Changed', [field]: value },
      token: person.tokens.accessToken,
    })
    expect(answer.status, JSON.stringify(value)).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  }
  expect(
    await server.deps.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirst(),
  ).toEqual(before)
})

it('takes no column that is not on the list', async () => {
  const person = await signUpPerson(server)
  const before = await server.deps.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirst()
  const extra = {
    plan: 'accelerator',
    email: 'other@waymark.example',
    id: 'usr_x',
    user_id: 'usr_x',
    token_version: 9,
    password_hash: 'x',
    date_joined: '1999',
    xp: 1e9,
    level_number: 10,
    role: 'admin',
  }
  expect((await send(server, 'PATCH', '/user/profile', { body: extra, token: person.tokens.accessToken })).status).toBe(
    200,
  )
  expect(
    await server.deps.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirst(),
  ).toEqual(before)
})
