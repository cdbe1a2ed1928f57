import { describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { seededChance } from '#core/chance.ts'
import { LEAST_MS_PER_ITEM, SCORED_A_DAY } from '#core/arena/pace.ts'
import { DAY_MS } from '#core/time.ts'
import { answersWith, bank, bankItem, rightAnswer, wrongAnswer } from '#test/support/arena.ts'
import { memorise, questionOf, replyFrom, type Memory } from '#test/support/answer-memory.ts'
import { type Person, signInAgain } from '#test/support/person.ts'
import { useArena } from '#test/support/use-arena.ts'

const SKILLS = ['python', 'sql', 'git', 'css', 'linux']
const { server, settled, raw } = useArena()

const nextDay = async (people: readonly Person[]) => {
  server.clock.advance(DAY_MS)
  for (const person of people) await signInAgain(person)
}
const start = (person: Person, skillId: string, mode: 'scored' | 'practice') =>
  person.api.call(arena.startAttempt, { params: { skillId }, body: { mode } })
const read = () => server.clock.advance(20 * LEAST_MS_PER_ITEM)
/** Ends an attempt with what is known and chance for the rest, and remembers whatever its result shows. */
async function finish(person: Person, attempt: arena.SkillCheckAttempt, memory: Memory, chance: () => number) {
  read()
  const answers = attempt.items.map((item) => replyFrom(memory, item, chance))
  const { attemptId } = attempt
  const result = await person.api.call(arena.finishAttempt, { params: { attemptId }, body: { answers } })
  memorise(memory, result)
  memorise(memory, await person.api.call(arena.getAttempt, { params: { attemptId } }))
  return result
}
async function practise(person: Person, skillId: string, rounds: number, memory: Memory) {
  for (let round = 0; round < rounds; round += 1)
    await finish(person, await start(person, skillId, 'practice'), memory, () => 0)
}

describe('none of these passes', () => {
  it('three empty practice rounds, then the scored check with the answers just shown', async () => {
    const chance = seededChance('first cheat')
    const passed = []
    for (const skillId of SKILLS) {
      const person = await settled()
      const memory: Memory = new Map()
      await practise(person, skillId, 3, memory)
      expect(memory.size).toBeGreaterThan(2)
      const attempt = await start(person, skillId, 'scored')
      expect(attempt.items.filter((item) => memory.has(questionOf(item)))).toEqual([])
      passed.push((await finish(person, attempt, memory, chance)).passed)
    }
    expect(passed).not.toContain(true)
  })

  it('thirty accounts: each fills the check alike and changes one answer, and no result tells which was right', async () => {
    const told = new Set<string>()
    let asked = 0
    for (let account = 0; account < 30; account += 1) {
      const person = await settled()
      const { attemptId, items } = await start(person, 'agile', 'scored')
      asked = items.length
      read()
      // from nothing right to three right answers more
      const known = account < 18 ? account % 2 : 3
      const answers = items.map((item, at) => ((at + account) % asked < known ? rightAnswer(item) : wrongAnswer(item)))
      const ended = await person.api.call(arena.finishAttempt, { params: { attemptId }, body: { answers } })
      const { open, result, credential } = await person.api.call(arena.getAttempt, { params: { attemptId } })
      const [entry] = await person.api.call(arena.listAttempts)
      const state = (await person.api.call(arena.listSkillChecks)).find(({ skillId }) => skillId === 'agile')
      expect(ended.passed).toBe(false)
      const shown = {
        ended,
        open,
        result,
        credential,
        entry,
        state,
        points: (await person.api.call(getAdvancedUserPoints)).byActivity,
      }
      // who, when, and the order in which items were drawn are no answers
      told.add(
        JSON.stringify(shown, (key, value: unknown) =>
          /^(?:attemptId|itemId|items|endedAt|nextTryAt)$/u.test(key) ? '' : value,
        ),
      )
    }
    expect(asked).toBeGreaterThan(8)
    expect(told.size).toBe(1)
  })

  it('two accounts: one takes everything there is, the other answers with what that showed', async () => {
    const chance = seededChance('two accounts')
    const passed = []
    for (const skillId of SKILLS) {
      const [scout, other] = [await settled(), await settled()]
      const memory: Memory = new Map()
      await practise(scout, skillId, 4, memory)
      await finish(scout, await start(scout, skillId, 'scored'), memory, chance)
      memorise(memory, await scout.api.call(exportAccount))
      const attempt = await start(other, skillId, 'scored')
      expect(attempt.items.filter((item) => memory.has(questionOf(item)))).toEqual([])
      passed.push((await finish(other, attempt, memory, chance)).passed)
    }
    expect(passed).not.toContain(true)
  })

  it('replayed: the same check ended again, saved into again, begun again, or asked again', async () => {
    const person = await settled()
    const first = await start(person, 'python', 'scored')
    read()
    const path = `/skill-checks/attempts/${first.attemptId}`
    await raw(person, 'PUT', path, { answers: [] })
    const known = { answers: answersWith(first.items, first.items.length) }
    const replays = [
      await raw(person, 'PUT', path, known),
      await raw(person, 'PATCH', path, known),
      await raw(person, 'POST', '/skill-checks/python/attempts', { mode: 'scored' }),
    ]
    expect(replays.map(({ status }) => status)).toEqual([409, 409, 409])
    const asked = new Set(first.items.map(questionOf))
    for (let day = 0; day < 3; day += 1) {
      await nextDay([person])
      const again = await raw(person, 'POST', '/skill-checks/python/attempts', { mode: 'scored' })
      if (again.status !== 201) expect(again.body.code).toBe('arena.all_seen')
      else {
        const items = again.body.data.items as arena.ArenaItem[]
        // the next variant of a template is another item: only its template has the same name
        expect(items.filter((item) => asked.has(questionOf(item)))).toEqual([])
        for (const item of items) asked.add(questionOf(item))
        await raw(person, 'PUT', `/skill-checks/attempts/${again.body.data.attemptId}`, { answers: [] })
      }
    }
    expect((await person.api.call(getAdvancedUserPoints)).byActivity.skillCheckPassed ?? 0).toBe(0)
  })

  it('the export: neither a running nor an ended check shows its order, its key or what was right', async () => {
    const person = await settled()
    const attempt = await start(person, 'sql', 'scored')
    const running = JSON.stringify(await person.api.call(exportAccount))
    read()
    await finish(person, attempt, new Map(), () => 0)
    const ended = JSON.stringify(await person.api.call(exportAccount))
    for (const held of [running, ended]) {
      const [kept] = (JSON.parse(held) as { skill_attempts: object[] }).skill_attempts
      expect(kept).toMatchObject({ asked: attempt.items.map(({ itemId }) => itemId) })
      for (const word of ['"order"', '"right"', '"drawn"']) expect(JSON.stringify(kept)).not.toContain(word)
      for (const { itemId } of attempt.items)
        expect(held).not.toContain(JSON.stringify(bankItem(itemId).explanation).slice(1, -1))
    }
  })

  it('the daily challenge: forty days of its answers name no scored item', async () => {
    const person = await settled()
    const shown = new Set<string>()
    for (let day = 0; day < 40; day += 1) {
      await person.api.call(arena.getChallenge)
      const { items } = await person.api.call(arena.finishChallenge, { body: { answers: [] } })
      for (const { itemId } of items) shown.add(itemId)
      await nextDay([person])
    }
    expect([...shown].filter((itemId) => bankItem(itemId).pool === 'scored')).toEqual([])
  })

  it('haste: ten passes in a second, or a fourth check of the day', async () => {
    const person = await settled()
    const codes: string[] = []
    for (const skillId of bank.skillIds.slice(0, 10)) {
      const begun = await raw(person, 'POST', `/skill-checks/${skillId}/attempts`, { mode: 'scored' })
      if (begun.status !== 201) {
        codes.push(begun.body.code)
        continue
      }
      const { attemptId, items } = begun.body.data as arena.SkillCheckAttempt
      const ended = await raw(person, 'PUT', `/skill-checks/attempts/${attemptId}`, {
        answers: answersWith(items, items.length),
      })
      expect(Number(ended.headers.get('retry-after'))).toBeGreaterThan(0)
      codes.push(ended.body.code)
    }
    expect(codes.filter((code) => code === 'arena.too_fast')).toHaveLength(SCORED_A_DAY)
    expect(codes.filter((code) => code === 'arena.too_many_today')).toHaveLength(10 - SCORED_A_DAY)
    expect((await person.api.call(getAdvancedUserPoints)).byActivity.skillCheckPassed ?? 0).toBe(0)
  })
})

it('no reply of the arena names the answer of a scored item, from its start to the end of the account', async () => {
  const person = await settled()
  const attempt = await start(person, 'git', 'scored')
  const { attemptId } = attempt
  const path = `/skill-checks/attempts/${attemptId}`
  read()
  const replies = [
    await raw(person, 'GET', '/skill-checks'),
    await raw(person, 'GET', path),
    await raw(person, 'PATCH', path, { answers: answersWith(attempt.items, 3) }),
    await raw(person, 'PUT', path, { answers: answersWith(attempt.items, 99) }),
    await raw(person, 'GET', path),
    await raw(person, 'GET', '/skill-checks/attempts'),
  ]
  expect(replies[3]?.body.data.passed).toBe(true)
  for (const { text, body } of replies) {
    for (const { id } of bank.itemsOf('git', 'scored'))
      expect(text).not.toContain(JSON.stringify(bankItem(id).explanation).slice(1, -1))
    for (const item of (body.data.result ?? body.data).items ?? []) {
      expect(item.right ?? null).toBeNull()
      expect(item.rightAnswer ?? []).toEqual([])
    }
  }
  await person.api.call(deleteAccount, { body: { password: person.password } })
})
