import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askAdvisor, getAiStatus, getConversation } from '#contract/coach.ts'
import { getUserDetails } from '#contract/account.ts'
import { createModel } from '#server/adapters/model/create-model.ts'
import { doneOf, startAiServer, startOf, tellAll, TEST_KEY, type AiServer } from '#test/support/ai-server.ts'
import { answers, refuses, stalls } from '#test/support/fake-provider.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { PROVIDER_FAULTS, SHORT_LIMITS } from '#test/support/provider-faults.ts'

const SENTENCE = /^[A-Z][^<>{}]{20,200}\.$/

let server: AiServer
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  server = await startAiServer({}, SHORT_LIMITS)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await server.close()
})
afterEach(() => expect(unhandled).toEqual([]))

/** A model that knows of no earlier failures. */
async function freshModel(): Promise<void> {
  server.deps.model = await createModel(server.deps.config.ai, server.deps.log, {
    limits: SHORT_LIMITS,
    chance: () => 0,
  })
  server.provider.asked.length = 0
}

const ask = (person: Person, message = 'What now?') => tellAll(person, askAdvisor, { body: { message } })
const left = async (person: Person) => (await person.api.call(getAiStatus)).budget.left

describe('a provider with', () => {
  it.each(PROVIDER_FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s comes to a definite answer',
    async (_name, fault) => {
      await freshModel()
      server.logLines.length = 0
      server.provider.behave(...fault.behaviours)
      const person = await signUpPerson(server)
      const [told, details] = await Promise.all([ask(person), person.api.call(getUserDetails)])
      expect(details.userInfo.user_id).toBe(person.userId)
      expect(told.problem?.code ?? 'done').toBe(fault.ends)
      expect(told.text !== '').toBe(fault.isHalf)
      expect(server.provider.asked).toHaveLength(fault.calls)
      if (told.problem) expect(told.problem.detail).toMatch(SENTENCE)
      else expect(doneOf(told)?.reason).toBe('length')
      const { messages } = await person.api.call(getConversation, { params: { id: startOf(told).conversationId } })
      expect(messages.at(-1)).toMatchObject({
        role: 'assistant',
        content: told.text,
        state: told.problem ? 'failed' : 'cut_off',
      })
      // nothing came: nothing is counted
      if (!fault.isHalf && !fault.isSpent) expect(await left(person)).toBe(100_000)
      else expect(await left(person)).toBeLessThan(100_000)
      expect(await server.deps.db.selectFrom('model_calls').selectAll().execute()).toEqual([])
      const shown = JSON.stringify(told) + server.logLines.join('')
      for (const secret of [TEST_KEY, 'canary-', 'What now?']) expect(shown).not.toContain(secret)
    },
  )

  it('a short failure is asked again, and nobody notices', async () => {
    await freshModel()
    server.provider.behave(refuses(503, {}, { 'retry-after': '0.2' }), refuses(500), answers('All is well.'))
    const told = await ask(await signUpPerson(server))
    expect([told.text, told.problem]).toEqual(['All is well.', undefined])
    expect(server.provider.asked).toHaveLength(3)
  })

  it('failures one after the other is left alone for a while, and then tried again', async () => {
    await freshModel()
    server.provider.behave(refuses(500))
    const person = await signUpPerson(server)
    for (let time = 0; time < 5; time += 1) await ask(person)
    server.provider.asked.length = 0
    expect((await person.api.call(getAiStatus)).isAnswering).toBe(false)
    const told = await ask(person)
    expect(told.problem).toMatchObject({ code: 'ai.unreachable' })
    expect(told.problem?.retryAfterSeconds).toBeGreaterThan(0)
    expect(server.provider.asked).toEqual([])
  })
})

it('a server that stops lets answers end, and gives the others a last event', async () => {
  const own = await startAiServer()
  const person = await signUpPerson(own)
  own.provider.behave(stalls('Half an '))
  const telling = ask(person)
  await expect.poll(() => own.provider.underWay()).toBe(1)
  const closing = own.app.close()
  const told = await telling
  expect(told.text).toBe('Half an ')
  expect(told.problem).toMatchObject({
    code: 'server.stopping',
    detail: 'The server is being restarted. Please try again in a moment.',
  })
  await closing
  const kept = await own.deps.db
    .selectFrom('conversation_messages')
    .select('state')
    .where('role', '=', 'assistant')
    .execute()
  expect(kept).toEqual([{ state: 'failed' }])
  await own.close()
})
