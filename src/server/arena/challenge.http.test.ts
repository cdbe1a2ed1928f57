import { describe, expect, it } from 'vitest'
import { login, saveCareerQuestions } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { DAY_MS } from '#core/time.ts'
import { updateUser } from '#server/users/user.repo.ts'
import { answersWith, bankItem, rightAnswer, wrongAnswer } from '#test/support/arena.ts'
import { ANSWERS, signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const START = '2026-03-10T12:00:00.000Z'
const server = useServer()

async function settled(dreamRole = ANSWERS.dreamRole): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole } })
  return person
}
const today = (person: Person) => person.api.call(arena.getChallenge)
const put = (person: Person, answers: arena.ArenaAnswer[]) =>
  person.api.call(arena.finishChallenge, { body: { answers } })
const skillOf = (itemId: string) => itemId.replace(/-t?\d+$/, '')

describe('the daily challenge', () => {
  it('is the same five items for everyone with that role and day, of its must and should skills, without answers', async () => {
    const [one, other, designer] = [
      await today(await settled()),
      await today(await settled()),
      await today(await settled('UI/UX Designer')),
    ]
    expect(one.items).toHaveLength(5)
    expect(other.items).toEqual(one.items)
    expect(designer.items).not.toEqual(one.items)
    const asked = must(dreamRoleByTitle(server.deps.catalogue, 'Data Scientist'))
      .skills.filter(({ level }) => level !== 'nice')
      .map(({ skill }) => skill)
    for (const { itemId } of one.items) {
      expect(asked).toContain(skillOf(itemId))
      expect(JSON.stringify(one)).not.toContain(JSON.stringify(bankItem(itemId).explanation).slice(1, -1))
    }
    expect(new Set(one.items.map(({ itemId }) => skillOf(itemId))).size).toBe(5)
    expect(one).toMatchObject({ done: false, result: null, date: '2026-03-10', endsAt: '2026-03-11T00:00:00.000Z' })
  })

  it("follows the person's own day and asks others the next", async () => {
    const person = await settled()
    const { items } = await today(person)
    await updateUser(server.deps.db, person.userId, { time_zone: 'Pacific/Kiritimati' })
    const next = await today(person)
    expect(next.date).toBe('2026-03-11')
    const seen = new Set(items.map(({ itemId }) => itemId))
    expect(next.items.filter(({ itemId }) => seen.has(itemId))).toEqual([])
  })

  it('counts once: of fifty at the same time one is graded and paid', async () => {
    const person = await settled()
    const { items } = await today(person)
    const token = must(person.session.accessToken())
    const body = { answers: answersWith(items, 4) }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(server, 'PUT', '/arena/today', { body, token })),
    )
    const graded = answers.filter((answer) => answer.status === 200)
    expect(graded).toHaveLength(1)
    expect(graded[0]?.body.data).toMatchObject({ passed: true, score: 80 })
    expect((await person.api.call(getAdvancedUserPoints)).byActivity.challengeCompleted).toBe(20)
    const after = await today(person)
    expect(after.done).toBe(true)
    expect(after.result).toEqual(must(graded[0]).body.data)
  })

  it('pays for five answers, right or wrong, and nothing for blanks', async () => {
    const [wrong, blank] = [await settled(), await settled()]
    const { items } = await today(wrong)
    expect((await put(wrong, items.map(wrongAnswer))).pointsAwarded).toBeGreaterThanOrEqual(20)
    expect((await put(blank, [])).pointsAwarded).toBe(0)
  })

  it('stays what was answered when the dream role changes, and waits while a scored check could use its answers', async () => {
    const person = await settled()
    const { items } = await today(person)
    const skillId = skillOf(must(items[0]).itemId)
    const { attemptId } = await person.api.call(arena.startAttempt, { params: { skillId }, body: { mode: 'scored' } })
    await expect(put(person, answersWith(items, 5))).rejects.toMatchObject({ code: 'arena.check_open' })
    await person.api.call(arena.finishAttempt, { params: { attemptId }, body: { answers: [] } })
    const result = await put(person, answersWith(items, 5))
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'UI/UX Designer' } })
    expect(await today(person)).toMatchObject({ done: true, dreamRole: 'Data Scientist', result })
  })

  it('tells what share got each right once twenty have tried, not before', async () => {
    server.clock.set(START)
    server.clock.advance(5 * DAY_MS)
    const people: Person[] = []
    for (let at = 0; at < 20; at += 1) people.push(await settled())
    const { items } = await today(must(people[0]))
    const results = []
    for (const [at, person] of people.entries())
      results.push(
        await put(
          person,
          items.map((item) => (at % 4 === 0 ? rightAnswer(item) : wrongAnswer(item))),
        ),
      )
    expect(results[18]?.items.map((item) => item.sharePercent)).toEqual([null, null, null, null, null])
    expect(results[19]?.items.map((item) => item.sharePercent)).toEqual([25, 25, 25, 25, 25])
    must(people[0]).session.signIn(
      await must(people[0]).api.call(login, {
        body: { email: must(people[0]).email, password: must(people[0]).password },
      }),
    )
    expect((await today(must(people[0]))).result?.items[0]?.sharePercent).toBe(25)
  })

  it('is made of what comes back: missed practice items and a passed skill, until they are known', async () => {
    server.clock.set('2026-05-04T12:00:00.000Z')
    const person = await settled()
    const again = async () => {
      server.clock.advance(DAY_MS)
      await signInAgain(person)
    }
    const practice = await person.api.call(arena.startAttempt, {
      params: { skillId: 'statistics' },
      body: { mode: 'practice' },
    })
    const missed = must(practice.items[0])
    await person.api.call(arena.finishAttempt, {
      params: { attemptId: practice.attemptId },
      body: { answers: [wrongAnswer(missed)] },
    })
    await again()
    const { items } = await today(person)
    expect(items).toHaveLength(5)
    expect(must(items[0]).itemId).toBe(missed.itemId)
    expect((await today(person)).items).toEqual(items)
    await put(person, items.map(rightAnswer))
    await again()
    expect((await today(person)).items.map(({ itemId }) => itemId)).not.toContain(missed.itemId)
    const due = await server.deps.db
      .selectFrom('recall_cards')
      .selectAll()
      .where('user_id', '=', person.userId)
      .where('item_id', '=', missed.itemId)
      .executeTakeFirstOrThrow()
    server.clock.set(due.due_at)
    await again()
    expect((await today(person)).items.map(({ itemId }) => itemId)).toContain(missed.itemId)
  })

  it('asks for the questionnaire first', async () => {
    const person = await signUpPerson(server)
    expect(await send(server, 'GET', '/arena/today', { token: must(person.session.accessToken()) })).toMatchObject({
      status: 422,
      body: { code: 'career.no_answers' },
    })
  })
})
