import { expect } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { getAchievementsBrief } from '#contract/progress.ts'
import { ANSWERS, signUpPerson, type Person } from './person.ts'
import { useServer } from './use-server.ts'

/** A server, and people with a path of courses whose points are looked at. */
export function useLearner() {
  const server = useServer()

  async function personWithPath(): Promise<Person & { courseIds: string[] }> {
    const person = await signUpPerson(server)
    const { recommendedCourses } = await person.api.call(saveCareerQuestions, { body: ANSWERS })
    return Object.assign(person, { courseIds: recommendedCourses.map((course) => course.courseId) })
  }

  const ledgerOf = ({ userId }: Person) =>
    server.deps.db
      .selectFrom('point_events')
      .select(['activity', 'points'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute()

  async function eventsOf(person: Person, activity: string): Promise<number[]> {
    return (await ledgerOf(person)).filter((row) => row.activity === activity).map((row) => row.points)
  }

  async function totalsAgree(person: Person): Promise<void> {
    const { totalpoints } = await person.api.call(getAchievementsBrief)
    expect(totalpoints).toBe((await ledgerOf(person)).reduce((sum, row) => sum + row.points, 0))
  }

  return { server, personWithPath, eventsOf, totalsAgree }
}
