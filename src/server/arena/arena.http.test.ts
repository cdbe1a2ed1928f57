import { describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { getCareerProgress } from '#contract/career.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { CHECK_MS } from '#core/arena/attempt-rules.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { DAY_MS, MINUTE_MS } from '#core/time.ts'
import { answersWith, bankItem } from '#test/support/arena.ts'
import { signInAgain } from '#test/support/person.ts'
import { ALL, useArena } from '#test/support/use-arena.ts'

const { server, settled, start, finish, stateOf, raw } = useArena()

describe('a skill check', () => {
  it('asks different items, difficulty rising, and no answer is in what is sent', async () => {
    const attempt = await start(await settled())
    expect(new Set(attempt.items.map((item) => item.itemId)).size).toBe(attempt.items.length)
    const difficulties = attempt.items.map((item) => bankItem(item.itemId).difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect(attempt).toMatchObject({ secondsLeft: 1200, needed: 0, answers: [], mode: 'scored' })
    const sent = JSON.stringify(attempt)
    for (const { itemId } of attempt.items)
      expect(sent).not.toContain(JSON.stringify(bankItem(itemId).explanation).slice(1, -1))
    for (const item of attempt.items) {
      expect(
        Object.keys(item).filter(
          (key) => !['itemId', 'kind', 'saidIn', 'text', 'code', 'language', 'options'].includes(key),
        ),
      ).toEqual([])
    }
  })

  it('that is passed proves the skill, pays once, moves the role match and tells why', async () => {
    const person = await settled()
    const before = must(await person.api.call(getCareerProgress)).dreamRole.percent
    const { adds } = await stateOf(person)
    const result = await finish(person, await start(person), ALL)
    expect(result).toMatchObject({ passed: true, score: 100, needed: 0, isOutOfTime: false })
    expect(result.topics.reduce((sum, { right }) => sum + (right ?? 0), 0)).toBe(result.items.length)
    const after = must(await person.api.call(getCareerProgress)).dreamRole
    expect(result.roleMatch).toEqual({ title: 'Data Scientist', before, after: after.percent })
    expect(after.percent - before).toBeGreaterThanOrEqual(adds)
    expect(adds).toBeGreaterThan(0)
    expect(after.have.find((skill) => skill.skillId === 'python')?.evidence[0]?.kind).toBe('check')
    const points = await person.api.call(getAdvancedUserPoints)
    expect(points.byActivity.skillCheckPassed).toBe(30)
    expect(result.pointsAwarded).toBeGreaterThanOrEqual(30)
    expect(await stateOf(person)).toMatchObject({ passed: true, bestScore: 100, proof: 'proven', adds: 0 })
  })

  it('that is failed takes nothing away and gives nothing', async () => {
    const person = await settled()
    await finish(person, await start(person), ALL)
    const { percent } = must(await person.api.call(getCareerProgress)).dreamRole
    server.clock.advance(181 * DAY_MS)
    await signInAgain(person)
    const result = await finish(person, await start(person), 0)
    expect(result).toMatchObject({ passed: false, score: 0, pointsAwarded: 0, roleMatch: null })
    expect(must(await person.api.call(getCareerProgress)).dreamRole.percent).toBe(percent)
    expect(await stateOf(person)).toMatchObject({ passed: true, bestScore: 100, proof: 'proven' })
  })

  it('ends once: of fifty at the same time one is graded and paid', async () => {
    const person = await settled()
    const { attemptId, items } = await start(person)
    server.clock.advance(items.length * LEAST_MS_PER_ITEM)
    const body = { answers: answersWith(items, ALL) }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => raw(person, 'PUT', `/skill-checks/attempts/${attemptId}`, body)),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body?.code === 'arena.already_ended')).toHaveLength(49)
    expect((await person.api.call(getAdvancedUserPoints)).byActivity.skillCheckPassed).toBe(30)
  })

  it('teaches its items nothing on the first day of an account', async () => {
    const person = await settled()
    const taught = async () =>
      (await server.deps.db.selectFrom('check_items').select('item_id').where('skill_id', '=', 'kotlin').execute())
        .length
    await finish(person, await start(person, 'kotlin'), 0)
    expect(await taught()).toBe(0)
    server.clock.advance(DAY_MS)
    await signInAgain(person)
    const { items } = await finish(person, await start(person, 'kotlin'), 2)
    expect(await taught()).toBe(items.length)
  })

  it('that has ended runs no program any more, however often one is sent', async () => {
    const person = await settled()
    const attempt = await start(person, 'javascript')
    const runs: string[] = []
    const { programs } = server.deps
    server.deps.programs = { ...programs, isRight: async (_, reply) => runs.push(reply) > 0 }
    await finish(person, attempt, 0)
    runs.length = 0
    const answers = attempt.items.map(({ itemId }) => ({ itemId, value: 'for (;;) {}' }))
    const again = await raw(person, 'PUT', `/skill-checks/attempts/${attempt.attemptId}`, { answers })
    server.deps.programs = programs
    expect(again.body?.code).toBe('arena.already_ended')
    expect(runs).toEqual([])
  })

  it("of another person is nobody's: reading, saving, ending and showing it are a 404", async () => {
    const { attemptId } = await start(await settled())
    const stranger = await settled()
    const path = `/skill-checks/attempts/${attemptId}`
    const answers = [
      await raw(stranger, 'GET', path),
      await raw(stranger, 'PATCH', path, { answers: [] }),
      await raw(stranger, 'PUT', path, { answers: [] }),
      await raw(stranger, 'PUT', `${path}/credential`, { isPublic: true }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it.each(['no-such-skill', '..%2F..%2Froles', 'roles'])('of %s is a 404', async (skillId) => {
    expect((await raw(await settled(), 'POST', `/skill-checks/${skillId}/attempts`, { mode: 'scored' })).status).toBe(
      404,
    )
  })

  it('goes on where it was left, and starting it again hands the same one back', async () => {
    const person = await settled()
    const attempt = await start(person)
    const answers = answersWith(attempt.items, 3).slice(0, 3)
    await person.api.call(arena.saveAttempt, { params: { attemptId: attempt.attemptId }, body: { answers } })
    server.clock.advance(5 * MINUTE_MS)
    const { open, result } = await person.api.call(arena.getAttempt, { params: { attemptId: attempt.attemptId } })
    expect(open).toMatchObject({ items: attempt.items, answers, secondsLeft: 900 })
    expect(result).toBeNull()
    expect((await start(person)).attemptId).toBe(attempt.attemptId)
    expect((await stateOf(person)).openAttempt).toMatchObject({ attemptId: attempt.attemptId, mode: 'scored' })
    expect((await person.api.call(arena.getCheckQuota)).used).toBe(1)
  })

  it('that ran out of time is graded on what was saved, whatever comes after', async () => {
    const person = await settled()
    const { attemptId, items } = await start(person)
    await person.api.call(arena.saveAttempt, { params: { attemptId }, body: { answers: answersWith(items, 2) } })
    server.clock.advance(CHECK_MS)
    await signInAgain(person)
    expect((await raw(person, 'PATCH', `/skill-checks/attempts/${attemptId}`, { answers: [] })).status).toBe(409)
    const result = await person.api.call(arena.finishAttempt, {
      params: { attemptId },
      body: { answers: answersWith(items, ALL) },
    })
    expect(result).toMatchObject({ passed: false, score: 0, isOutOfTime: true })
  })

  it('that nobody came back to ends by itself, also as a pass', async () => {
    const person = await settled()
    const { attemptId, items } = await start(person)
    await person.api.call(arena.saveAttempt, { params: { attemptId }, body: { answers: answersWith(items, ALL) } })
    server.clock.advance(CHECK_MS)
    await signInAgain(person)
    const [entry] = await person.api.call(arena.listAttempts)
    expect(entry).toMatchObject({ attemptId, passed: true, isOutOfTime: true })
    expect(await stateOf(person)).toMatchObject({ proof: 'proven', openAttempt: null })
  })

  it('is scored once a local day, and asks nothing again for half a year', async () => {
    const person = await settled()
    const first = await start(person)
    await finish(person, first, 0)
    const refused = await raw(person, 'POST', '/skill-checks/python/attempts', { mode: 'scored' })
    expect([refused.status, refused.body.code]).toEqual([409, 'arena.tried_today'])
    expect((await person.api.call(arena.getCheckQuota)).used).toBe(1)
    const asked = new Set(first.items.map((item) => item.itemId))
    server.clock.set('2026-03-11T00:00:00.000Z')
    await signInAgain(person)
    const isFixed = ({ itemId }: { itemId: string }) => !/-t\d+$/.test(itemId)
    for (let tries = 1; tries < 6 && (await stateOf(person)).nextTryAt === null; tries += 1) {
      const again = await start(person)
      expect(again.items.filter((item) => isFixed(item) && asked.has(item.itemId))).toEqual([])
      for (const { itemId } of again.items) asked.add(itemId)
      await finish(person, again, 0)
      server.clock.advance(DAY_MS)
      await signInAgain(person)
    }
    server.clock.advance(181 * DAY_MS)
    await signInAgain(person)
    expect((await start(person)).items.length).toBeGreaterThan(5)
  })

  it('fades after a year to proven last year, and a short re-check proves it again', async () => {
    const person = await settled()
    await finish(person, await start(person), ALL)
    server.clock.advance(366 * DAY_MS)
    await signInAgain(person)
    expect(await stateOf(person)).toMatchObject({ proof: 'faded', passed: true })
    const again = await start(person)
    expect(again).toMatchObject({ isRecheck: true, needed: 0, most: 3 })
    expect(again.items).toHaveLength(3)
    expect(await finish(person, again, 3)).toMatchObject({ passed: true })
    expect(await stateOf(person)).toMatchObject({ proof: 'proven' })
    expect((await person.api.call(getAdvancedUserPoints)).byActivity.skillCheckPassed).toBe(30)
  })
})

it('attempts are in the export', async () => {
  const person = await settled()
  await finish(person, await start(person), ALL)
  const held = await person.api.call(exportAccount)
  expect(held.skill_attempts).toHaveLength(1)
  expect(held.skill_credentials).toHaveLength(1)
})
