import type { CoachEvent } from '#contract/coach.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createModel } from '#server/adapters/model/create-model.ts'
import { CALL_LIMITS, type CallLimits } from '#server/adapters/model/watch-call.ts'
import type { CallInput } from '#web/lib/api-client.ts'
import { streamEvents, type EventOf } from '#web/lib/event-stream.ts'
import { startFakeProvider, type FakeProvider } from './fake-provider.ts'
import type { Person } from './person.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export type AiServer = TestServer & { provider: FakeProvider }

export const TEST_KEY = 'sk-canary-key-4f1d'

/** A server whose AI provider is our own, over real HTTP. */
export async function startAiServer(
  env: Record<string, string> = {},
  limits: Partial<CallLimits> = {},
): Promise<AiServer> {
  const provider = await startFakeProvider()
  const server = await startTestServer({ AI_API_KEY: TEST_KEY, AI_BASE_URL: provider.url, ...env })
  server.deps.model = await createModel(server.deps.config.ai, server.deps.log, {
    limits: { ...CALL_LIMITS, ...limits },
    chance: () => 0,
  })
  const close = async () => {
    await server.close()
    await provider.close()
  }
  return { ...server, provider, close }
}

/** Everything a stream told; `problem` is what it ended with, when not with `done`. */
export type Told<E> = {
  events: E[]
  text: string
  problem?: { code: string; detail: string; status: number; retryAfterSeconds?: number }
}

export async function tellAll<E extends Endpoint>(
  person: Pick<Person, 'api'>,
  endpoint: E,
  input: CallInput<E>,
): Promise<Told<EventOf<E>>> {
  const told: Told<EventOf<E>> = { events: [], text: '' }
  try {
    for await (const event of streamEvents(person.api, endpoint, input)) {
      told.events.push(event)
      if ((event as CoachEvent).type === 'delta') told.text += (event as { text: string }).text
    }
  } catch (error) {
    told.problem = error as NonNullable<Told<unknown>['problem']>
  }
  return told
}

export function startOf(told: Told<CoachEvent>): { conversationId: string; messageId: string } {
  return told.events.find((event) => event.type === 'start') as { conversationId: string; messageId: string }
}

export function doneOf(told: Told<CoachEvent>) {
  return told.events.find((event): event is Extract<CoachEvent, { type: 'done' }> => event.type === 'done')
}

/** A real socket, for what only a connection shows. */
export async function listen(server: TestServer): Promise<string> {
  return `http://127.0.0.1:${await server.listen()}`
}
