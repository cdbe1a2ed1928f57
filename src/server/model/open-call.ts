import type { z } from 'zod'
import type { AiStatus } from '#contract/coach.ts'
import type { Usage } from '#contract/event-stream.ts'
import { Problem } from '#contract/problem.ts'
import { findSkill } from '#core/career/catalogue/catalogue.ts'
import { maskPerson } from '#core/coach/mask-person.ts'
import { estimateTokens } from '#core/text/estimate-tokens.ts'
import { addDays, addMs, msOf, SECOND_MS, utcDateOf, type Instant } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { findUser, lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { ModelCallsTable } from '#server/db/schema.ts'
import type { Deps, Within } from '#server/deps.ts'
import type { ChatModel, ModelEvent, ModelMessage, ModelOptions } from './chat-model.port.ts'
import { ModelFault, notConfigured } from './model-fault.ts'
import {
  correctPersonTokens,
  correctServerTokens,
  countCalls,
  findPersonTokens,
  insertCall,
  takeCall,
  takeCallsBefore,
  takePersonTokens,
  takeServerTokens,
} from './spend.repo.ts'

type CallDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'model' | 'catalogue'>

const CALLS_AT_ONCE = 2
/** Longer than two answers one after the other can take: what is still open then belongs to a process that died. */
const ABANDONED_MS = 300 * SECOND_MS

/** One deed that asks the model, any number of times one after the other, within the person's and the server's day. */
export type ModelCall = {
  stream(messages: readonly ModelMessage[], options: ModelOptions): AsyncGenerator<ModelEvent>
  object<T>(
    messages: readonly ModelMessage[],
    schema: z.ZodType<T>,
    options: ModelOptions,
  ): Promise<{ value: T; usage: Usage }>
  /** Counts what was used and gives the rest back. Always call it, in a `finally`. */
  close(): Promise<void>
}

/** What a prompt and its longest answer may use. */
export function tokensFor(messages: readonly ModelMessage[], maxTokens: number): number {
  return messages.reduce((sum, message) => sum + estimateTokens(message.content) + 4, maxTokens)
}

/**
 * Reserves `tokens` before anything is asked of the provider. Throws the Problem that the user reads when no
 * provider is configured, the day is spent, or two answers are under way already, in whichever process. What it sends
 * says neither who the person is nor how to reach them.
 */
export async function openModelCall(deps: CallDeps, userId: string, tokens: number): Promise<ModelCall> {
  const { model } = deps
  if (!model) throw notConfigured()
  const at = deps.clock.now()
  const call = { id: newId('mdl'), user_id: userId, day: utcDateOf(at), tokens, at }
  await deps.db.transaction().execute((tx) => reserve(deps, tx, call))
  const mask = await maskerFor(deps, userId)
  const used = { person: 0, server: 0 }
  const count = ({ promptTokens, completionTokens }: Usage) => {
    used.server += promptTokens + completionTokens
    used.person += promptTokens + completionTokens
  }
  return {
    stream: (messages, options) => metered(model, mask(messages), options, count),
    object: async (messages, schema, options) => {
      try {
        const answer = await model.object(mask(messages), schema, { ...options, onLeft: count })
        count(answer.usage)
        return answer
      } catch (error) {
        if (error instanceof ModelFault && error.usage) count(error.usage)
        throw error
      }
    },
    close: () => deps.db.transaction().execute((tx) => settle(tx, call.id, used)),
  }
}

/** All but our own rules may hold words of the person. */
async function maskerFor({ db, catalogue }: CallDeps, userId: string) {
  const user = await findUser(db, userId)
  const name = user ? `${user.first_name} ${user.last_name}` : null
  const person = { name, isWord: (part: string) => findSkill(catalogue, part) !== null }
  return (messages: readonly ModelMessage[]): ModelMessage[] =>
    messages.map((message) =>
      message.role === 'system' ? message : { ...message, content: maskPerson(message.content, person) },
    )
}

type Count = (usage: Usage) => void

/**
 * Passes events on and counts every attempt: the provider's figures, or an estimate where it broke off or the person
 * left. Nothing is counted of a provider that failed before it sent anything.
 */
async function* metered(
  model: ChatModel,
  messages: readonly ModelMessage[],
  options: ModelOptions,
  count: Count,
): AsyncGenerator<ModelEvent> {
  let text = ''
  let isCounted = false
  const countOnce = (usage: Usage) => {
    if (!isCounted) count(usage)
    isCounted = true
  }
  const soFar = (): Usage => ({
    promptTokens: tokensFor(messages, 0),
    completionTokens: estimateTokens(text),
    isEstimated: true,
  })
  try {
    for await (const event of model.stream(messages, { ...options, onLeft: countOnce })) {
      if (event.type === 'text') text += event.text
      else countOnce(event.usage)
      yield event
    }
  } catch (error) {
    if (error instanceof ModelFault && error.usage) countOnce(error.usage)
    isCounted ||= error instanceof ModelFault && text === ''
    throw error
  } finally {
    if (text !== '' || options.signal.aborted) countOnce(soFar())
  }
}

/** What is left of the person's day. */
export async function readBudget(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<AiStatus['budget']> {
  const now = deps.clock.now()
  const limit = deps.config.ai.tokensPerPersonDay
  const used = await findPersonTokens(deps.db, userId, utcDateOf(now))
  return { limit, left: Math.max(0, limit - used), renewsAt: endOfDay(now) }
}

async function reserve({ config }: Within<CallDeps>, tx: Db, call: ModelCallsTable): Promise<void> {
  const { user_id: userId, day, tokens, at } = call
  await lockUser(tx, userId)
  for (const abandoned of await takeCallsBefore(tx, userId, addMs(at, -ABANDONED_MS)))
    await giveBack(tx, abandoned, { person: 0, server: 0 })
  if ((await countCalls(tx, userId)) >= CALLS_AT_ONCE) throw tooMany()
  if (!(await takePersonTokens(tx, userId, day, tokens, config.ai.tokensPerPersonDay)))
    throw spent('You have used your AI answers for today.', at)
  await insertCall(tx, call)
  // last: every caller waits for this row
  if (!(await takeServerTokens(tx, day, tokens, config.ai.tokensPerDay)))
    throw spent('This server has used its AI answers for today.', at)
}

async function settle(tx: Db, id: string, used: Used): Promise<void> {
  const call = await takeCall(tx, id)
  if (call) await giveBack(tx, call, used)
}

type Used = { person: number; server: number }

async function giveBack(tx: Db, { user_id: userId, day, tokens }: ModelCallsTable, used: Used): Promise<void> {
  await correctPersonTokens(tx, userId, day, used.person - tokens)
  await correctServerTokens(tx, day, used.server - tokens)
}

function tooMany(): Problem {
  return new Problem(
    'ai.too_many_streams',
    'Two answers are under way already. Let one finish, or stop it, and ask again.',
    { retryAfterSeconds: 5 },
  )
}

function spent(what: string, at: Instant): Problem {
  const renewsAt = endOfDay(at)
  const detail = `${what} They renew at midnight UTC; everything else works as always.`
  return new Problem('ai.quota_exceeded', detail, { retryAfterSeconds: (msOf(renewsAt) - msOf(at)) / SECOND_MS })
}

function endOfDay(at: Instant): Instant {
  return `${addDays(utcDateOf(at), 1)}T00:00:00.000Z`
}
