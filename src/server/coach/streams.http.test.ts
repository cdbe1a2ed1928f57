import { must } from '#core/must.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount, logout } from '#contract/account.ts'
import { askAdvisor, getConversation } from '#contract/coach.ts'
import { listen, startAiServer, startOf, tellAll, type AiServer } from '#test/support/ai-server.ts'
import { answers, type Asked } from '#test/support/fake-provider.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'

let server: AiServer
let base: string
beforeAll(async () => {
  server = await startAiServer()
  base = await listen(server)
})
afterAll(() => server.close())

const post = (person: Person, message: string, signal?: AbortSignal) =>
  fetch(`${base}/ai/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.tokens.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
    ...(signal ? { signal } : {}),
  })

it('a reader who leaves stops the call to the provider within a second, and keeps what was sent', async () => {
  const person = await signUpPerson(server)
  server.provider.behave(answers('one two three '.repeat(500), { pieceMs: 20 }))
  for (let time = 0; time < 5; time += 1) {
    server.provider.asked.length = 0
    const leave = new AbortController()
    const response = await post(person, 'Tell me all.', leave.signal)
    const reader = must(response.body).getReader()
    let text = ''
    while (!text.includes('event: delta')) text += new TextDecoder().decode((await reader.read()).value)
    const leftAt = performance.now()
    leave.abort()
    await expect
      .poll(() => must(server.provider.asked[0]).leftAt ?? Infinity, { interval: 10 })
      // the whole of it would take thirty seconds
      .toBeLessThan(leftAt + 10_000)
    await expect.poll(() => server.deps.db.selectFrom('model_calls').selectAll().execute()).toEqual([])
    const { conversationId } = JSON.parse(must(must(/^data: (.*)$/m.exec(text))[1])) as { conversationId: string }
    await expect
      .poll(
        async () => (await person.api.call(getConversation, { params: { id: conversationId } })).messages.at(-1)?.state,
      )
      .toBe('stopped')
  }
})

it.each([
  ['signs out', (person: Person) => logOutOf(person), [{ state: 'stopped' }]],
  [
    'deletes the account',
    (person: Person) => person.api.call(deleteAccount, { body: { password: person.password } }),
    [],
  ],
])('a stream ends with its sign-in: the person %s', async (_how, leave, left) => {
  const person = await signUpPerson(server)
  server.provider.asked.length = 0
  server.provider.behave(answers('one two three '.repeat(2_000), { pieceMs: 20 }))
  const response = await post(person, 'Tell me all.')
  const reader = must(response.body).getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes('event: delta')) text += decoder.decode((await reader.read()).value)
  await leave(person)
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value)
  expect(text).toContain('"code":"auth.expired"')
  expect(text).not.toContain('event: done')
  await expect.poll(() => must(server.provider.asked[0]).leftAt).toBeDefined()
  const states = () =>
    server.deps.db
      .selectFrom('conversation_messages')
      .select('state')
      .where('user_id', '=', person.userId)
      .where('role', '=', 'assistant')
      .execute()
  await expect.poll(states).toEqual(left)
})

const logOutOf = ({ api, tokens: { refreshToken } }: Person) => api.call(logout, { body: { refreshToken } })

it('the stream is plain events that nothing on the way keeps or gathers', async () => {
  const person = await signUpPerson(server)
  server.provider.behave(answers('Hi.'))
  const response = await post(person, 'Hello?')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await response.text()
  expect(text.match(/^event: \w+$/gm)).toEqual(['event: start', 'event: delta', 'event: usage', 'event: done'])
})

it('no stream carries a piece of another', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => signUpPerson(server)))
  const tagIn = ({ body }: Asked) => must(/tag-\d+/.exec(must(body.messages.at(-1)).content))[0]
  server.provider.behave(answers((asked) => `${tagIn(asked)} `.repeat(60), { pieceMs: 1 }))
  const told = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => ({
      tag: `tag-${1_000 + at}`,
      told: await tellAll(must(people[at % 10]), askAdvisor, { body: { message: `Say tag-${1_000 + at}` } }),
    })),
  )
  for (const { tag, told: one } of told) {
    expect(one.problem).toBeUndefined()
    expect(one.text).toBe(`${tag} `.repeat(60))
  }
  expect(new Set(told.map(({ told: one }) => startOf(one).conversationId)).size).toBe(20)
})
