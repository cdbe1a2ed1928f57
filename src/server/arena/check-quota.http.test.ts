import { describe, expect, it } from 'vitest'
import * as arena from '#contract/arena.ts'
import { SCORED_A_DAY } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { DAY_MS, MINUTE_MS } from '#core/time.ts'
import { updateUser } from '#server/users/user.repo.ts'
import { bank } from '#test/support/arena.ts'
import { signInAgain } from '#test/support/person.ts'
import { type Answer } from '#test/support/wire.ts'
import { ALL, useArena } from '#test/support/use-arena.ts'

const { server, settled, start, finish, stateOf, raw } = useArena()

describe('the quota', () => {
  it('is exact when fifty checks start at the same time, and says when it renews', async () => {
    const person = await settled()
    const rush = (from: number, to: number) =>
      Promise.all(
        bank.skillIds
          .slice(from, to)
          .map((skillId) => raw(person, 'POST', `/skill-checks/${skillId}/attempts`, { mode: 'scored' })),
      )
    const begun = (answers: Answer[]) => answers.filter((answer) => answer.status === 201).length
    for (let day = 0; day < 3; day += 1) {
      const answers = await rush(day * 16, day * 16 + 16)
      expect(begun(answers)).toBe(SCORED_A_DAY)
      expect(answers.filter(({ body }) => body.code === 'arena.too_many_today')).toHaveLength(16 - SCORED_A_DAY)
      server.clock.advance(DAY_MS)
      await signInAgain(person)
    }
    const answers = await rush(48, 64)
    expect(begun(answers)).toBe(1)
    const refused = answers.filter(({ body }) => body.code === 'progress.quota_spent')
    expect(refused).toHaveLength(15)
    expect(refused[0]?.body.detail).toContain('April 1st, 2026')
    expect(Number(must(refused[0]).headers.get('retry-after'))).toBeGreaterThan(18 * 86_400)
    expect(await person.api.call(arena.getCheckQuota)).toMatchObject({ limit: 10, used: 10, left: 0 })
  })

  it('is never asked for practice, and not set for other plans', async () => {
    const person = await settled()
    for (let time = 0; time < 12; time += 1) {
      const result = await finish(person, await start(person, 'python', 'practice'), ALL)
      expect(result).toMatchObject({ passed: true, mode: 'practice', pointsAwarded: 0, roleMatch: null })
    }
    expect(await stateOf(person)).toMatchObject({ passed: false, bestScore: null, nextTryAt: null })
    expect((await person.api.call(arena.getCheckQuota)).used).toBe(0)
    await updateUser(server.deps.db, person.userId, { plan: 'pathfinder' })
    for (const [at, skillId] of bank.skillIds.slice(0, 12).entries()) {
      if (at % SCORED_A_DAY === 0) {
        server.clock.advance(DAY_MS)
        await signInAgain(person)
      }
      await start(person, skillId)
    }
    expect(await person.api.call(arena.getCheckQuota)).toMatchObject({ limit: null, left: null, used: 12 })
  })
})

describe('while a scored check is under way', () => {
  it('nothing that shows answers of its skill opens: practice begun before or now, or an earlier result', async () => {
    const person = await settled()
    const earlier = await start(person, 'python', 'practice')
    await finish(person, earlier, 0)
    const begun = await start(person, 'python', 'practice')
    const scored = await start(person)
    server.clock.advance(MINUTE_MS)
    const statuses = [
      (await raw(person, 'POST', '/skill-checks/python/attempts', { mode: 'practice' })).body.code,
      (await raw(person, 'GET', `/skill-checks/attempts/${earlier.attemptId}`)).body.code,
      (await raw(person, 'PUT', `/skill-checks/attempts/${begun.attemptId}`, { answers: [] })).status,
    ]
    expect(statuses).toEqual(['arena.check_open', 'arena.check_open', 404])
    expect((await raw(person, 'POST', '/skill-checks/sql/attempts', { mode: 'practice' })).status).toBe(201)
    await finish(person, scored, 0)
    expect((await raw(person, 'GET', `/skill-checks/attempts/${earlier.attemptId}`)).status).toBe(200)
  })
})
