import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import * as arena from '#contract/arena.ts'
import { rightAnswer, wrongAnswer } from '#test/support/arena.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const start = (person: Person, skillId: string, mode: 'scored' | 'practice') =>
  person.api.call(arena.startAttempt, { params: { skillId }, body: { mode } })
const attempt = (person: Person, attemptId: string, body: arena.ArenaAnswer) =>
  person.api.call(arena.tryItem, { params: { attemptId }, body })

it('practice tells after each question whether it was right, and why; the first answer stands', async () => {
  const person = await signUpPerson(server)
  const { attemptId, items } = await start(person, 'python', 'practice')
  const [first, second] = items
  expect(await attempt(person, attemptId, rightAnswer(must(first)))).toMatchObject({
    right: true,
    itemId: must(first).itemId,
  })
  const missed = await attempt(person, attemptId, wrongAnswer(must(second)))
  expect(missed.right).toBe(false)
  expect(missed.explanation.length).toBeGreaterThan(10)
  expect(missed.rightAnswer.length).toBeGreaterThan(0)
  // the key was shown by now
  expect((await attempt(person, attemptId, rightAnswer(must(second)))).right).toBe(false)
  const { open } = await person.api.call(arena.getAttempt, { params: { attemptId } })
  expect(open?.answers.map(({ itemId }) => itemId)).toEqual([must(first).itemId, must(second).itemId])
})

it('a scored check never shows a key, nor does practice of its skill while it runs', async () => {
  const person = await signUpPerson(server)
  const practice = await start(person, 'sql', 'practice')
  const scored = await start(person, 'sql', 'scored')
  await expect(attempt(person, scored.attemptId, rightAnswer(must(scored.items[0])))).rejects.toMatchObject({
    code: 'arena.not_asked',
  })
  // what was begun before is put away by the check's start
  await expect(attempt(person, practice.attemptId, rightAnswer(must(practice.items[0])))).rejects.toMatchObject({
    status: 404,
  })
})

it('what was not asked, or asked of somebody else, is not graded', async () => {
  const [ada, ben] = [await signUpPerson(server), await signUpPerson(server)]
  const { attemptId, items } = await start(ada, 'git', 'practice')
  await expect(attempt(ben, attemptId, rightAnswer(must(items[0])))).rejects.toMatchObject({
    code: 'arena.unknown_attempt',
  })
  await expect(attempt(ada, attemptId, { itemId: 'nothing', value: 1 })).rejects.toMatchObject({
    code: 'arena.unknown_attempt',
  })
})
