import { must } from '#core/must.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAdvisor, getAiStatus } from '#contract/coach.ts'
import { MINUTE_MS } from '#core/time.ts'
import { buildApp } from '#server/http/app.ts'
import { startAiServer, tellAll, type AiServer } from '#test/support/ai-server.ts'
import { answers, begin, refuses, stalls, tell, type Behaviour } from '#test/support/fake-provider.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { openModelCall } from './open-call.ts'

let server: AiServer
beforeAll(async () => {
  server = await startAiServer({ AI_TOKENS_PER_DAY: '1000000' })
})
afterAll(() => server.close())
beforeEach(() => {
  server.provider.behave(answers('Fine.'))
})

const ask = (person: Pick<Person, 'api'>, signal?: AbortSignal) =>
  tellAll(person, askAdvisor, { body: { message: 'What now?' }, signal })
const left = async (person: Person) => (await person.api.call(getAiStatus)).budget.left
const serverDay = async () =>
  (await server.deps.db.selectFrom('model_days').select('tokens').executeTakeFirst())?.tokens ?? 0

describe('two answers at a time', () => {
  it('of twenty questions at once two are answered, however many processes there are', async () => {
    server.provider.behave(answers('Fine.', { pieceMs: 300 }))
    const other = await buildApp(server.deps, { eventLoopLimitMs: Infinity })
    const person = await signUpPerson(server)
    const second = { api: { ...person.api, stream: person.api.stream } }
    const told = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 === 0 ? person : second)))
    await other.close()
    expect(told.filter((one) => one.text === 'Fine.')).toHaveLength(2)
    const refused = told.filter((one) => one.problem)
    expect(refused).toHaveLength(18)
    for (const { problem } of refused)
      expect(problem).toMatchObject({ code: 'ai.too_many_streams', status: 429, retryAfterSeconds: 5 })
    expect(await left(person)).toBe(100_000 - 2 * 1_000)
  })

  it('hold at the database, not in a process', async () => {
    const person = await signUpPerson(server)
    const open = () => openModelCall({ ...server.deps }, person.userId, 100)
    const results = await Promise.allSettled(Array.from({ length: 30 }, open))
    const calls = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(calls).toHaveLength(2)
    await Promise.all(calls.map((call) => call.close()))
    expect(await left(person)).toBe(100_000)
    await (await open()).close()
  })

  it('count one whose process died for five minutes, and then give back what it held', async () => {
    const person = await signUpPerson(server)
    await openModelCall(server.deps, person.userId, 5_000)
    await openModelCall(server.deps, person.userId, 5_000)
    expect((await ask(person)).problem).toMatchObject({ code: 'ai.too_many_streams' })
    server.clock.advance(5 * MINUTE_MS + 1)
    expect((await ask(person)).text).toBe('Fine.')
    expect(await left(person)).toBe(99_000)
  })

  it("are each person's own", async () => {
    const [busy, idle] = [await signUpPerson(server), await signUpPerson(server)]
    const calls = [await openModelCall(server.deps, busy.userId, 1), await openModelCall(server.deps, busy.userId, 1)]
    expect((await ask(idle)).text).toBe('Fine.')
    await Promise.all(calls.map((call) => call.close()))
  })
})

describe('the tokens of a day', () => {
  it("are settled from the provider's own figures", async () => {
    const person = await signUpPerson(server)
    const before = await serverDay()
    await ask(person)
    expect(await left(person)).toBe(99_000)
    expect(await serverDay()).toBe(before + 1_000)
  })

  it('are estimated where the provider does not say, and counted when the person stops', async () => {
    const person = await signUpPerson(server)
    server.provider.behave(answers('Fine and good.', { usage: false }))
    await ask(person)
    const afterOne = await left(person)
    expect(afterOne).toBeLessThan(100_000)
    expect(afterOne).toBeGreaterThan(98_000)
  })

  it('come back when nothing came', async () => {
    const person = await signUpPerson(server)
    const before = await serverDay()
    server.provider.behave(refuses(401))
    await ask(person)
    expect([await left(person), await serverDay()]).toEqual([100_000, before])
  })

  /** Thinks so much, then ends as told. */
  const thinks =
    (letters: number, end: 'length' | 'break' | 'error'): Behaviour =>
    (response) => {
      begin(response)
      for (let sent = 0; sent < letters; sent += 100) tell(response, { reasoning_content: 'x'.repeat(100) })
      if (end === 'break') {
        setTimeout(() => response.socket?.destroy(), 20)
        return
      }
      const usage = { prompt_tokens: 900, completion_tokens: 700, total_tokens: 1_600 }
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
      if (end === 'error') response.end(`data: ${JSON.stringify({ error: { message: 'no' } })}\n\n`)
      else
        response.end(
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'length' }] })}\n\ndata: [DONE]\n\n`,
        )
    }

  it.each([
    ['only thinks until its length is used, once', 'length', 1, 1_600, 1_600],
    ['thinks and breaks off, every attempt', 'break', 3, 3 * 500, 3 * 2_000],
    ['reports usage and fails, every attempt', 'error', 3, 3 * 1_600, 3 * 1_600],
  ] as const)('are counted for person and server when a provider %s', async (_, end, calls, least, most) => {
    const person = await signUpPerson(server)
    const before = await serverDay()
    server.provider.behave(thinks(2_000, end))
    const asked = server.provider.asked.length
    const { problem } = await ask(person)
    expect(problem).toBeDefined()
    expect(server.provider.asked.length - asked).toBe(calls)
    const used = 100_000 - (await left(person))
    expect(used).toBeGreaterThanOrEqual(least)
    expect(used).toBeLessThanOrEqual(most)
    expect(await serverDay()).toBe(before + used)
  })

  it('are refused with when they renew, once spent', async () => {
    const poor = await startAiServer({ AI_TOKENS_PER_PERSON_DAY: '3500' })
    poor.provider.behave(answers('Fine.'))
    const person = await signUpPerson(poor)
    const told = [await ask(person), await ask(person), await ask(person), await ask(person)]
    const refused = told.filter((one) => one.problem)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.problem).toMatchObject({
      code: 'ai.quota_exceeded',
      status: 429,
      detail: 'You have used your AI answers for today. They renew at midnight UTC; everything else works as always.',
    })
    expect(must(must(refused[0]).problem).retryAfterSeconds).toBe(12 * 3600)
    await poor.close()
  })

  it('of the whole server are shared by everybody', async () => {
    const poor = await startAiServer({ AI_TOKENS_PER_DAY: '3500' })
    poor.provider.behave(stalls(''))
    const people = await Promise.all([signUpPerson(poor), signUpPerson(poor), signUpPerson(poor)])
    const calls = await Promise.allSettled(people.map((person) => openModelCall(poor.deps, person.userId, 1_500)))
    const refused = calls.flatMap((call) =>
      call.status === 'rejected' ? [call.reason as { code: string; detail: string }] : [],
    )
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      code: 'ai.quota_exceeded',
      detail: expect.stringContaining('This server has used its AI answers for today.'),
    })
    const days = await poor.deps.db.selectFrom('model_days').select('tokens').execute()
    expect(days).toEqual([{ tokens: 3_000 }])
    await poor.close()
  })
})
