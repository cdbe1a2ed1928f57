import { expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { addToLearningPath, changeLearningPath } from '#contract/learning-path.ts'
import { takeRoute } from '#contract/career-plan.ts'
import { must } from '#core/must.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { addEvidence } from './skill-evidence.repo.ts'
import { loadSituation } from './load-summary.ts'

const server = useServer()

const situationOf = (person: Person) => loadSituation(server.deps, server.deps.db, person.userId)

it('is the same while nothing of it changes, and another after each change', async () => {
  const person = await signUpPerson(server)
  const { call } = person.api
  await call(saveCareerQuestions, { body: ANSWERS })
  const course = must(server.deps.catalogue.offeredCourses[5]).id
  const changes: Record<string, () => Promise<unknown>> = {
    'other answers': () => call(saveCareerQuestions, { body: { ...ANSWERS, learningPreference: 'videos' } }),
    'a course added': () => call(addToLearningPath, { body: { courseId: course } }),
    'a course started': () => call(changeLearningPath, { params: { courseId: course }, body: { status: 'started' } }),
    'a course done': () => call(changeLearningPath, { params: { courseId: course }, body: { status: 'completed' } }),
    'a route taken': () => call(takeRoute, { body: { route: 'straight' } }),
    'a check passed': () =>
      addEvidence(server.deps.db, person.userId, [
        { skillId: 'python', kind: 'check', sourceId: 'x', at: server.clock.now() },
      ]),
    'another day': async () => server.clock.advance(86_400_000),
  }
  for (const [name, change] of Object.entries(changes)) {
    const before = await situationOf(person)
    expect(await situationOf(person), name).toBe(before)
    await change()
    expect(await situationOf(person), name).not.toBe(before)
  }
})
