import { beforeEach } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import type { CareerQuestionsInput } from '#contract/career.ts'
import * as interview from '#contract/interview.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { must } from '#core/must.ts'
import { createFakeModel } from '#server/adapters/model/fake-model.ts'
import { LONG } from './judging-model.ts'
import { ANSWERS, signUpPerson, type Person } from './person.ts'
import { useServer } from './use-server.ts'

type Event = { type: string } & Record<string, unknown>

/** A server with a stand-in for a model, and how somebody answers questions on it. */
export function useInterview() {
  const server = useServer()
  beforeEach(() => {
    server.clock.set('2026-03-10T12:00:00.000Z')
    server.deps.model = createFakeModel({ pieceMs: 0 })
  })

  async function settled(dreamRole: CareerQuestionsInput['dreamRole'] = 'Software Developer'): Promise<Person> {
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole } })
    return person
  }

  const current = (person: Person) => person.api.call(interview.getCurrentRound)
  const practise = (person: Person, questionId: string, answer = LONG, more: object = {}) =>
    person.api.call(interview.practiseQuestion, { body: { questionId, answer, ...more } })

  /** The events of the stream, or the refusal. */
  async function ask(
    person: Person,
    roundId: string,
    questionId: string,
    answer = LONG,
  ): Promise<{ status: number; events: Event[]; body: Record<string, unknown> }> {
    const response = await server.fetch('/ai/interview-feedback', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.session.accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ roundId, questionId, answer }),
    })
    const text = await response.text()
    if (response.status !== 200)
      return { status: response.status, events: [], body: JSON.parse(text) as Record<string, unknown> }
    const events = text.split('\n\n').flatMap((frame): Event[] => {
      const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? []
      return type ? [{ type, ...(JSON.parse(must(data)) as object) }] : []
    })
    return { status: 200, events, body: {} }
  }

  const used = async (person: Person) => (await current(person)).quota.used
  const activities = async (person: Person) => (await person.api.call(getAdvancedUserPoints)).byActivity

  return { server, settled, current, practise, ask, used, activities }
}
