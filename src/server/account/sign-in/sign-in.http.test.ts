import { must } from '#core/must.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import * as repo from '#server/users/sign-in.repo.ts'
import { startSignIn } from './start-sign-in.ts'

const server = useServer()
let person: Person
let other: Person
beforeEach(async () => {
  server.clock.set('2026-03-10T12:00:00.000Z')
  person = await signUpPerson(server)
  other = await signUpPerson(server)
})

const db = () => server.deps.db
const now = () => server.clock.now()
const all = ({ userId }: Person) =>
  db().selectFrom('sign_ins').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
const signIn = async (who: Person, isRemembered = true) => {
  const before = new Set((await all(who)).map(({ id }) => id))
  await startSignIn(server.deps, db(), { id: who.userId, tokenVersion: 1 }, isRemembered)
  return must((await all(who)).find(({ id }) => !before.has(id)))
}
const live = async (who: Person) => (await repo.listLiveSignIns(db(), who.userId, now())).map(({ id }) => id)

const HERE = { place: 'here', sharedRounds: 0 }

describe('sign-ins that stand', () => {
  it("are the person's own, the latest used first, until the very moment they end", async () => {
    const [first] = await all(person)
    server.clock.advance(MINUTE_MS)
    const second = await signIn(person, false)
    server.clock.advance(MINUTE_MS)
    const third = await signIn(person)
    expect(await live(person)).toEqual([third.id, second.id, must(first).id])
    await repo.advanceSignIn(db(), must(first).id, 1, { ...HERE, now: addMs(now(), MINUTE_MS) })
    expect((await live(person))[0]).toBe(must(first).id)
    await repo.revokeSignIn(db(), third.id, now())
    server.clock.set(addMs(second.expires_at, -1))
    expect(await live(person)).toContain(second.id)
    server.clock.set(second.expires_at)
    expect(await live(person)).not.toContain(second.id)
    expect(await live(person)).not.toContain(third.id)
  })

  it('are listed up to a hundred', async () => {
    for (let index = 0; index < 101; index += 1)
      await startSignIn(server.deps, db(), { id: person.userId, tokenVersion: 1 }, true)
    expect(await live(person)).toHaveLength(100)
  })

  it('are found by their id, and nobody else by it', async () => {
    const [own] = await all(person)
    expect((await repo.findSignIn(db(), must(own).id))?.user_id).toBe(person.userId)
    expect(await repo.findSignIn(db(), 'sin_of_nobody')).toBeUndefined()
  })
})

describe('ending', () => {
  it("one of one's own works once, and not for somebody else's", async () => {
    const [first] = await all(person)
    const second = await signIn(person)
    expect(await repo.revokeOwnSignIn(db(), other.userId, must(first).id, now())).toBe(false)
    expect(await repo.revokeOwnSignIn(db(), person.userId, must(first).id, now())).toBe(true)
    expect(await repo.revokeOwnSignIn(db(), person.userId, must(first).id, now())).toBe(false)
    expect([await live(person), (await live(other)).length]).toEqual([[second.id], 1])
  })

  it('all of one person leaves the others alone, and the time of what had ended before', async () => {
    const [first] = await all(person)
    await signIn(person)
    const endedAt = now()
    await repo.revokeSignIn(db(), must(first).id, endedAt)
    server.clock.advance(MINUTE_MS)
    await repo.revokeSignIn(db(), must(first).id, now())
    await repo.revokeAllSignIns(db(), person.userId, now())
    const ends = (await all(person)).map(({ revoked_at: at }) => at)
    expect(ends).toHaveLength(2)
    expect(ends).toEqual(expect.arrayContaining([endedAt, now()]))
    expect([await live(person), (await live(other)).length]).toEqual([[], 1])
  })

  it('clears away what ran out, of this person and not a moment early', async () => {
    const [brief] = await all(person)
    await signIn(person)
    await signIn(other, false)
    const left = async () => [(await all(person)).length, (await all(other)).length]
    await repo.deleteEndedSignIns(db(), person.userId, must(brief).expires_at)
    expect(await left()).toEqual([2, 2])
    await repo.deleteEndedSignIns(db(), person.userId, addMs(must(brief).expires_at, 1))
    expect(await left()).toEqual([1, 2])
    await repo.deleteEndedSignIns(db(), person.userId, addMs(now(), 31 * DAY_MS))
    expect(await left()).toEqual([0, 2])
  })
})

describe('moving on', () => {
  it('goes from the generation named, once, and not after the end', async () => {
    const [own] = await all(person)
    expect(await repo.advanceSignIn(db(), must(own).id, 1, { ...HERE, now: now() })).toBe(true)
    expect(await repo.advanceSignIn(db(), must(own).id, 1, { ...HERE, now: now() })).toBe(false)
    expect((await all(person))[0]?.generation).toBe(2)
    await repo.revokeSignIn(db(), must(own).id, now())
    expect(await repo.advanceSignIn(db(), must(own).id, 2, { ...HERE, now: now() })).toBe(false)
    expect([must((await all(person))[0]).generation, must((await all(other))[0]).generation]).toEqual([2, 1])
  })

  it('keeps the first generation of a token that is written twice', async () => {
    const [own] = await all(person)
    await repo.insertRefreshToken(db(), 'a hash', must(own).id, 2)
    await repo.insertRefreshToken(db(), 'a hash', must(own).id, 3)
    expect((await repo.findSignInByToken(db(), 'a hash'))?.token_generation).toBe(2)
  })
})
