import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import type { FastifyRequest } from 'fastify'
import { getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import { MINUTE_MS, SECOND_MS } from '#core/time.ts'
import { once } from './idempotency.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useLearner } from '#test/support/use-learner.ts'

const { server, personWithPath, eventsOf } = useLearner()

describe('an Idempotency-Key', () => {
  const put = (person: Person, body: unknown, key: string) =>
    send(server, 'PUT', '/user/career-questions', {
      body,
      token: person.tokens.accessToken,
      headers: { 'idempotency-key': key },
    })

  it('gives a replay the same answer, and another body a 422', async () => {
    const person = await signUpPerson(server)
    const first = await put(person, ANSWERS, 'key-1')
    const replay = await put(person, ANSWERS, 'key-1')
    expect([replay.status, replay.text]).toEqual([200, first.text])
    const other = await put(person, { ...ANSWERS, dreamRole: 'AI Engineer' }, 'key-1')
    expect([other.status, other.body.code]).toEqual([422, 'request.key_reused'])
    expect((await person.api.call(getUserDetails)).userInfo.career_questions?.dreamRole).toBe('Data Scientist')
  })

  it('is 409 while the first is under way, and taken over when that one died', async () => {
    const person = await signUpPerson(server)
    const { db, clock } = server.deps
    await db
      .insertInto('idempotency_keys')
      .values({
        user_id: person.userId,
        key: 'key-2',
        call: 'PUT /user/career-questions',
        body_hash: 'of the first',
        status: null,
        response: null,
        at: clock.now(),
      })
      .execute()
    const meanwhile = await put(person, ANSWERS, 'key-2')
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'request.in_progress'])
    server.clock.advance(3 * MINUTE_MS + SECOND_MS)
    expect((await put(person, ANSWERS, 'key-2')).status).toBe(200)
  })

  it('is free again when its call failed while the database was away', async () => {
    const person = await signUpPerson(server)
    const { db } = server.deps
    const request = {
      caller: { userId: person.userId },
      headers: { 'idempotency-key': 'key-away' },
      url: '/user/career-questions',
      body: ANSWERS,
    } as unknown as FastifyRequest
    const call = (run: () => Promise<unknown>) => once(server.deps, request, undefined, saveCareerQuestions, run)
    const failed = call(async () => {
      await db.schema.alterTable('idempotency_keys').renameTo('idempotency_keys_away').execute()
      throw new Error('the database is away')
    })
    await expect(failed).rejects.toThrow('away')
    await db.schema.alterTable('idempotency_keys_away').renameTo('idempotency_keys').execute()
    await expect(call(async () => 'saved')).resolves.toBe('saved')
    await expect(call(async () => 'twice')).resolves.toBe('saved')
  })

  it('belongs to one person and one call', async () => {
    const [ana, ben] = [await signUpPerson(server), await signUpPerson(server)]
    await put(ana, ANSWERS, 'key-3')
    expect((await put(ben, { ...ANSWERS, dreamRole: 'AI Engineer' }, 'key-3')).body.data.dreamRole).toBe('AI Engineer')
    const elsewhere = await send(server, 'POST', '/gamification/create-feedback', {
      body: { rating: 5, feedback: 'x' },
      token: ana.tokens.accessToken,
      headers: { 'idempotency-key': 'key-3' },
    })
    expect(elsewhere.status).toBe(422)
  })

  it.each(['', 'x'.repeat(129), 'a b', 'ä', '../..'])('of the form %j is refused or plain', async (key) => {
    const person = await signUpPerson(server)
    const answer = await send(server, 'PUT', '/user/career-questions', {
      body: ANSWERS,
      token: person.tokens.accessToken,
      headers: { 'idempotency-key': key },
    })
    expect(answer.status).toBe(400)
  })

  it('is kept with its answer for the newest fifty of a person', async () => {
    const person = await signUpPerson(server)
    for (let at = 0; at < 60; at += 1) {
      server.clock.advance(SECOND_MS)
      await put(person, ANSWERS, `many-${at}`)
    }
    const kept = await server.deps.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', person.userId)
      .where('response', 'is not', null)
      .orderBy('at')
      .execute()
    expect([kept.length, kept[0]?.key, kept.at(-1)?.key]).toEqual([51, 'many-9', 'many-59'])
  })

  it('pays one of twenty sent at once', async () => {
    const person = await personWithPath()
    const path = `/learning-path/${encodeURIComponent(must(person.courseIds[0]))}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(server, 'PUT', path, {
          body: { status: 'completed' },
          token: person.tokens.accessToken,
          headers: { 'idempotency-key': 'rush' },
        }),
      ),
    )
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
    expect(new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.text)).size).toBe(1)
    expect(await eventsOf(person, 'courseCompleted')).toEqual([60])
  })
})
