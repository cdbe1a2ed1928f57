import { describe, expect, it } from 'vitest'
import { exportAccount, saveCareerQuestions } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { FULL_CHECK } from '#core/arena/adaptive.ts'
import { CHECK_MS } from '#core/arena/attempt-rules.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { DAY_MS } from '#core/time.ts'
import { rightAnswer, wrongAnswer } from '#test/support/arena.ts'
import { ANSWERS, signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

async function settled(): Promise<Person> {
  server.clock.set('2026-03-10T12:00:00.000Z')
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  return person
}
const start = (person: Person, skillId = 'python') =>
  person.api.call(arena.startAttempt, { params: { skillId }, body: { mode: 'scored', form: 'adaptive' } })
const raw = (person: Person, method: string, path: string, body: unknown) =>
  send(server, method, path, { token: must(person.session.accessToken()), body })
const pathOf = ({ attemptId }: arena.SkillCheckAttempt) => `/skill-checks/attempts/${attemptId}/answers`

/** Answers until the check ends. */
async function goThrough(person: Person, attempt: arena.SkillCheckAttempt, isRight: (at: number) => boolean) {
  let open: arena.SkillCheckAttempt | null = attempt
  for (let at = 0; open; at += 1) {
    server.clock.advance(LEAST_MS_PER_ITEM)
    const item: arena.ArenaItem = must(open.items.at(-1))
    const body = isRight(at) ? rightAnswer(item) : wrongAnswer(item)
    const state: Awaited<ReturnType<typeof one>> = await one(person, attempt.attemptId, body)
    if (state.result) return { ...state, result: state.result }
    open = state.open
  }
  throw new Error('A check that never ended')
}
const one = (person: Person, attemptId: string, body: arena.ArenaAnswer) =>
  person.api.call(arena.answerItem, { params: { attemptId }, body })

describe('an adaptive check', () => {
  it('asks one question after another and passes who knows, early, with the ability and its error', async () => {
    const person = await settled()
    const attempt = await start(person)
    expect(attempt).toMatchObject({ isAdaptive: true, most: FULL_CHECK.most, needed: 0 })
    expect(attempt.items).toHaveLength(1)
    const { result, credential } = await goThrough(person, attempt, () => true)
    expect(result.passed).toBe(true)
    expect(result.items.length).toBeGreaterThanOrEqual(FULL_CHECK.least)
    expect(result.items.length).toBeLessThan(FULL_CHECK.most)
    expect(must(result.ability).points).toBeGreaterThan(must(result.ability).mark)
    expect(result.ability?.error).toBeGreaterThan(20)
    expect(credential).not.toBeNull()
    expect(result.pointsAwarded).toBeGreaterThanOrEqual(30)
  })

  it('fails who does not know, and gives nothing', async () => {
    const person = await settled()
    const { result, credential } = await goThrough(person, await start(person), () => false)
    expect(result).toMatchObject({ passed: false, pointsAwarded: 0 })
    expect(result.ability).toBeNull()
    expect(credential).toBeNull()
  })

  it('takes each answer once, only to the open question, and no sooner than it can be read', async () => {
    const person = await settled()
    const attempt = await start(person)
    const [first] = attempt.items
    const hasty = await raw(person, 'POST', pathOf(attempt), rightAnswer(must(first)))
    expect([hasty.status, hasty.body.code]).toEqual([429, 'arena.too_fast'])
    server.clock.advance(LEAST_MS_PER_ITEM)
    const both = await Promise.all([0, 1].map(() => raw(person, 'POST', pathOf(attempt), rightAnswer(must(first)))))
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    server.clock.advance(LEAST_MS_PER_ITEM)
    const again = await raw(person, 'POST', pathOf(attempt), wrongAnswer(must(first)))
    expect(again.body.code).toBe('arena.not_asked')
    const other = await raw(person, 'POST', pathOf(attempt), { itemId: 'python-99', value: 1 })
    expect(other.body.code).toBe('arena.not_asked')
    const saved = await raw(person, 'PATCH', `/skill-checks/attempts/${attempt.attemptId}`, { answers: [] })
    expect(saved.status).toBe(409)
  })

  it('that is given up before it is sure is no pass, whatever is sent with the end', async () => {
    const person = await settled()
    const attempt = await start(person)
    server.clock.advance(LEAST_MS_PER_ITEM)
    const { open } = await one(person, attempt.attemptId, rightAnswer(must(attempt.items[0])))
    const result = await person.api.call(arena.finishAttempt, {
      params: { attemptId: attempt.attemptId },
      body: { answers: must(open).items.map(rightAnswer) },
    })
    expect(result).toMatchObject({ passed: false, isOutOfTime: false })
  })

  it('goes on where it was left, and ends by itself on what was answered', async () => {
    const person = await settled()
    const attempt = await start(person)
    server.clock.advance(LEAST_MS_PER_ITEM)
    const { open } = await one(person, attempt.attemptId, rightAnswer(must(attempt.items[0])))
    expect(await start(person)).toEqual(open)
    server.clock.advance(CHECK_MS)
    await signInAgain(person)
    const state = await person.api.call(arena.getAttempt, { params: { attemptId: attempt.attemptId } })
    expect(state.result).toMatchObject({ passed: false, isOutOfTime: true })
  })

  it("of another person is nobody's", async () => {
    const attempt = await start(await settled())
    const stranger = await settled()
    expect((await raw(stranger, 'POST', pathOf(attempt), rightAnswer(must(attempt.items[0])))).status).toBe(404)
  })

  it('confirms an earlier pass with two or three questions, and takes nothing away when it does not', async () => {
    const person = await settled()
    await goThrough(person, await start(person), () => true)
    for (const isRight of [false, true]) {
      server.clock.advance(181 * DAY_MS)
      await signInAgain(person)
      const attempt = await start(person)
      expect(attempt).toMatchObject({ isRecheck: true, most: 3 })
      const { result } = await goThrough(person, attempt, () => isRight)
      expect(result.items.length).toBeLessThanOrEqual(3)
      expect(result).toMatchObject({ passed: isRight, isRecheck: true })
      const check = must((await person.api.call(arena.listSkillChecks)).find(({ skillId }) => skillId === 'python'))
      expect(check.passed).toBe(true)
      expect(must(check.provenAt).slice(0, 10)).toBe(isRight ? server.clock.now().slice(0, 10) : '2026-03-10')
    }
  })

  it('teaches the items it asked, and its verdicts are in no export', async () => {
    const person = await settled()
    server.clock.advance(DAY_MS)
    await signInAgain(person)
    const { result } = await goThrough(person, await start(person, 'git'), (at) => at % 2 === 0)
    const rows = await server.deps.db.selectFrom('check_items').selectAll().where('skill_id', '=', 'git').execute()
    expect(rows.map((row) => row.item_id).sort()).toEqual(result.items.map(({ itemId }) => itemId).sort())
    expect(JSON.stringify((await person.api.call(exportAccount)).skill_attempts)).not.toMatch(/"(right|isRight|order)"/)
  })
})
