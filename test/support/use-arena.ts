import { saveCareerQuestions } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { answersWith } from './arena.ts'
import { ANSWERS, signUpPerson, type Person } from './person.ts'
import { useServer } from './use-server.ts'
import { send } from './wire.ts'

/** More than a check ever asks. */
export const ALL = 99
export const START = '2026-03-10T12:00:00.000Z'

/** A server, and how somebody takes a check on it. */
export function useArena() {
  const server = useServer()

  async function settled(dreamRole = ANSWERS.dreamRole): Promise<Person> {
    server.clock.set(START)
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole } })
    return person
  }

  const start = (person: Person, skillId = 'python', mode: 'scored' | 'practice' = 'scored') =>
    person.api.call(arena.startAttempt, { params: { skillId }, body: { mode } })

  /** After as long as reading takes. */
  const finish = (person: Person, { attemptId, items }: arena.SkillCheckAttempt, right: number) => {
    server.clock.advance(items.length * LEAST_MS_PER_ITEM)
    return person.api.call(arena.finishAttempt, { params: { attemptId }, body: { answers: answersWith(items, right) } })
  }

  const stateOf = async (person: Person, skillId = 'python') =>
    must((await person.api.call(arena.listSkillChecks)).find((check) => check.skillId === skillId))

  const tokenOf = (person: Person) => must(person.session.accessToken())

  const raw = (person: Person, method: string, path: string, body?: unknown) =>
    send(server, method, path, { token: tokenOf(person), ...(body === undefined ? {} : { body }) })

  return { server, settled, start, finish, stateOf, tokenOf, raw }
}
