import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import type { PlanId } from '#core/account/plans.ts'
import { MINUTE_MS } from '#core/time.ts'
import { updateUser } from '#server/users/user.repo.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { databaseUrlOf, rushInProcess } from '#test/support/rush-in-process.ts'
import { useServer } from '#test/support/use-server.ts'
import { readQuota, refundQuota, reserveQuota, settleQuota, useQuota } from './quota.ts'
import { countUses, giveUseBack, takeUse } from './quota.repo.ts'

const START = '2026-03-10T12:00:00.000Z'
const TIMES = 50

const server = useServer()
let person: Person
beforeEach(async () => {
  server.clock.set(START)
  person = await signUpPerson(server)
})

const reserve = () => reserveQuota(server.deps, person.userId, 'mockInterview')
const quota = () => readQuota(server.deps, person.userId, 'mockInterview')
const setPlan = (plan: PlanId) => updateUser(server.deps.db, person.userId, { plan })
const served = (tries: PromiseSettledResult<unknown>[]) => tries.filter((one) => one.status === 'fulfilled').length

describe('a quota of two', () => {
  it('gives fifty who come at once exactly two (omi #15287, aiproxy #640)', async () => {
    const tries = await Promise.allSettled(Array.from({ length: TIMES }, reserve))
    expect(served(tries)).toBe(2)
    expect(await quota()).toMatchObject({ used: 2, left: 0, isSpent: true })
  })

  it('says when it renews', async () => {
    await reserve()
    await reserve()
    await expect(reserve()).rejects.toMatchObject({
      code: 'progress.quota_spent',
      status: 429,
      message: "You have used this month's 2 AI mock interviews. They renew on April 1st, 2026.",
    })
  })

  it('is whole again in the next UTC month, not before', async () => {
    server.clock.set('2026-03-31T23:59:59.999Z')
    await reserve()
    await reserve()
    expect((await quota()).left).toBe(0)
    server.clock.set('2026-04-01T00:00:00.000Z')
    expect(await quota()).toMatchObject({ used: 0, left: 2, month: '2026-04' })
    await reserve()
    expect((await quota()).left).toBe(1)
  })

  it("is one person's own, and one kind's own", async () => {
    const other = await signUpPerson(server)
    await reserve()
    await reserve()
    expect((await readQuota(server.deps, other.userId, 'mockInterview')).left).toBe(2)
    expect((await readQuota(server.deps, person.userId, 'skillCheck')).left).toBe(10)
  })

  it.runIf(process.env.WAYMARK_TEST_ENGINE === 'postgres')('gives two processes exactly two between them', async () => {
    const url = await databaseUrlOf(server.deps.db)
    const rush = { kind: 'quota' as const, userId: person.userId, times: 25 }
    const served = await Promise.all([rushInProcess(url, rush), rushInProcess(url, rush)])
    expect(served[0] + served[1]).toBe(2)
  })

  it.runIf(process.env.WAYMARK_TEST_ENGINE === 'postgres')('and one award to two processes', async () => {
    const url = await databaseUrlOf(server.deps.db)
    const rush = { kind: 'award' as const, userId: person.userId, times: 25 }
    const awarded = await Promise.all([rushInProcess(url, rush), rushInProcess(url, rush)])
    expect(awarded[0] + awarded[1]).toBe(1)
  })
})

describe('a refund', () => {
  it('gives back what was not delivered, once, also to fifty who ask at once (next-ai-draw-io #390)', async () => {
    const [first] = [await reserve(), await reserve()]
    const refunds = await Promise.all(Array.from({ length: TIMES }, () => refundQuota(server.deps, first)))
    expect(refunds.filter(Boolean)).toHaveLength(1)
    expect((await quota()).used).toBe(1)
  })

  it('after the delivery gives nothing back, and a settled use stays used', async () => {
    const id = await reserve()
    await settleQuota(server.deps, id)
    await settleQuota(server.deps, id)
    expect(await refundQuota(server.deps, id)).toBe(false)
    expect((await quota()).used).toBe(1)
  })

  it('goes to the month it was taken from', async () => {
    server.clock.set('2026-03-31T23:59:00.000Z')
    const id = await reserve()
    server.clock.set('2026-04-01T00:00:30.000Z')
    await reserve()
    await refundQuota(server.deps, id)
    expect((await quota()).used).toBe(1)
    server.clock.set(START)
    expect((await quota()).used).toBe(0)
  })

  it('comes by itself when the process died in between: the next one to ask finds it free', async () => {
    await reserve()
    await reserve()
    server.clock.advance(15 * MINUTE_MS)
    await expect(reserve()).rejects.toMatchObject({ code: 'progress.quota_spent' })
    server.clock.advance(1)
    expect(served(await Promise.allSettled(Array.from({ length: TIMES }, reserve)))).toBe(2)
    expect((await quota()).used).toBe(2)
  })
})

describe('a plan', () => {
  it('without a limit reserves without end, and counts', async () => {
    await setPlan('accelerator')
    await Promise.all(Array.from({ length: TIMES }, reserve))
    expect(await quota()).toMatchObject({ limit: null, used: TIMES, left: null, isSpent: false })
  })

  it('that became smaller owes nothing, and gives nothing more', async () => {
    await setPlan('pathfinder')
    for (let time = 0; time < 3; time += 1) await settleQuota(server.deps, await reserve())
    await setPlan('explorer')
    expect(await quota()).toMatchObject({ used: 3, left: 0 })
    await expect(reserve()).rejects.toMatchObject({ code: 'progress.quota_spent' })
  })

  it('with a limit of zero gives none, not one', async () => {
    expect(await takeUse(server.deps.db, { userId: person.userId, kind: 'mockInterview', month: '2026-03' }, 0)).toBe(
      false,
    )
  })
})

it('what was used is in the export', async () => {
  await settleQuota(server.deps, await reserve())
  await reserve()
  const held = await person.api.call(exportAccount)
  expect(held.quota_uses).toEqual([{ user_id: person.userId, kind: 'mockInterview', month: '2026-03', used: 2 }])
  expect(held.quota_reservations).toHaveLength(1)
})

describe('uses of others', () => {
  const left = async ({ userId }: Person, kind: 'mockInterview' | 'skillCheck') =>
    (await readQuota(server.deps, userId, kind)).used

  it('stay as they are when one comes back: of another person, of another kind, of another month', async () => {
    const other = await signUpPerson(server)
    server.clock.set('2026-03-31T23:59:00.000Z')
    await reserveQuota(server.deps, person.userId, 'skillCheck')
    await reserveQuota(server.deps, other.userId, 'mockInterview')
    const id = await reserve()
    server.clock.set('2026-04-01T00:01:00.000Z')
    await reserve()
    expect(await refundQuota(server.deps, id)).toBe(true)
    expect((await quota()).used).toBe(1)
    server.clock.set(START)
    expect([(await quota()).used, await left(person, 'skillCheck'), await left(other, 'mockInterview')]).toEqual([
      0, 1, 1,
    ])
  })

  it('can still come back after one was settled', async () => {
    const other = await signUpPerson(server)
    const theirs = await reserveQuota(server.deps, other.userId, 'mockInterview')
    const [first, second] = [await reserve(), await reserve()]
    await settleQuota(server.deps, first)
    expect([await refundQuota(server.deps, second), await refundQuota(server.deps, theirs)]).toEqual([true, true])
  })

  it('are not given up with what this person abandoned', async () => {
    const other = await signUpPerson(server)
    const theirs = await reserveQuota(server.deps, other.userId, 'mockInterview')
    const check = await reserveQuota(server.deps, person.userId, 'skillCheck')
    await reserve()
    server.clock.advance(15 * MINUTE_MS + 1)
    await reserve()
    expect((await quota()).used).toBe(1)
    expect([await refundQuota(server.deps, theirs), await refundQuota(server.deps, check)]).toEqual([true, true])
  })

  it('never fall below none', async () => {
    const month = { userId: person.userId, kind: 'mockInterview' as const, month: '2026-03' }
    await takeUse(server.deps.db, month, 2)
    await giveUseBack(server.deps.db, month)
    await giveUseBack(server.deps.db, month)
    expect(await countUses(server.deps.db, month)).toBe(0)
  })
})

describe('a use for good', () => {
  const use = () =>
    server.deps.db.transaction().execute((tx) => useQuota(server.deps, tx, person.userId, 'mockInterview'))

  it('is taken twice and no third time, and nothing brings it back', async () => {
    await use()
    await use()
    await expect(use()).rejects.toMatchObject({
      code: 'progress.quota_spent',
      message: "You have used this month's 2 AI mock interviews. They renew on April 1st, 2026.",
    })
    server.clock.advance(60 * MINUTE_MS)
    await expect(reserve()).rejects.toMatchObject({ code: 'progress.quota_spent' })
    expect((await quota()).used).toBe(2)
  })

  it('stands and falls with what it paid for', async () => {
    const failing = server.deps.db.transaction().execute(async (tx) => {
      await useQuota(server.deps, tx, person.userId, 'mockInterview')
      throw new Error('the deed failed')
    })
    await expect(failing).rejects.toThrow('the deed failed')
    expect((await quota()).used).toBe(0)
  })
})

describe('a spent quota', () => {
  it('says in how many seconds it is whole again, and leaves no reservation behind', async () => {
    await reserve()
    await reserve()
    await expect(reserve()).rejects.toMatchObject({ retryAfterSeconds: 21.5 * 24 * 3_600 })
    const rows = await server.deps.db
      .selectFrom('quota_reservations')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toHaveLength(2)
  })

  it.each(['reserved', 'used', 'read'] as const)('of somebody who is gone cannot be %s', async (what) => {
    const asked = {
      reserved: () => reserveQuota(server.deps, 'usr_gone', 'mockInterview'),
      used: () => useQuota(server.deps, server.deps.db, 'usr_gone', 'mockInterview'),
      read: () => readQuota(server.deps, 'usr_gone', 'mockInterview'),
    }[what]
    await expect(asked()).rejects.toMatchObject({ code: 'auth.expired' })
  })
})
