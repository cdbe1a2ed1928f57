import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { login, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import {
  createFeedback,
  getAchievementsBrief,
  getAchievementsDetails,
  getAdvancedUserPoints,
  getLevels,
  getStreak,
  listLevels,
  reportMilestone,
} from '#contract/progress.ts'
import { BADGES } from '#core/progress/badges.ts'
import { DAY_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { chat, course, practice, read } from '#test/support/reports.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { award } from './award.ts'
import { markOutageDay } from './outage-day.repo.ts'

const START = '2026-03-10T12:00:00.000Z'

const server = useServer()

const details = (person: Person, query = {}) =>
  person.api.call(getAchievementsDetails, { params: { user_id: person.userId }, query })
const asked = (person: Person, method: string, path: string, body?: unknown) =>
  send(server, method, path, { body, token: must(person.session.accessToken()) })

describe('achievements in brief', () => {
  it('start at level 1 with the points of the first deed, named generically before a dream role is chosen', async () => {
    const person = await signUpPerson(server)
    expect(await person.api.call(getAchievementsBrief)).toEqual({
      totalpoints: 150,
      maxPoints: 500,
      levelNumber: 1,
      levelName: 'Explorer',
    })
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(await person.api.call(getAchievementsBrief)).toEqual({
      totalpoints: 250,
      maxPoints: 500,
      levelNumber: 1,
      levelName: 'First Query',
    })
  })
})

describe('achievement details', () => {
  it('list the newest events first, each with one category that holds one key', async () => {
    const person = await signUpPerson(server)
    await award(server.deps, server.deps.db, person.userId, course('c1'))
    const { individualPoints, total, totalpoints } = await details(person)
    expect([total, totalpoints]).toEqual([210, 210])
    expect(individualPoints.map(({ activity, numOfPoints }) => [activity, numOfPoints])).toEqual([
      [{ learningProgress: { courseCompleted: true } }, 60],
      [{ platformEngagement: { dailyBonus: true } }, 100],
      [{ platformEngagement: { accountCreated: true } }, 50],
    ])
    expect(individualPoints[0]?.starUrl).toBe('/badges/course-finisher.svg')
    expect(must(individualPoints[2]).starUrl).toBeNull()
  })

  it('come in pages: `before` goes on where the last one ended, none twice, none left out', async () => {
    const person = await signUpPerson(server)
    for (let index = 0; index < 13; index += 1)
      await award(server.deps, server.deps.db, person.userId, read(`role_${index}`))
    const all = (await details(person)).individualPoints.map((event) => event.id)
    const paged: string[] = []
    for (;;) {
      const before = paged.at(-1)
      const page = (await details(person, { limit: 4, ...(before ? { before } : {}) })).individualPoints
      if (page.length === 0) break
      paged.push(...page.map((event) => event.id))
    }
    expect(all).toHaveLength(15)
    expect(paged).toEqual(all)
  })

  it('show every badge, the held ones with their day, the others with how far they are', async () => {
    const person = await signUpPerson(server)
    await award(server.deps, server.deps.db, person.userId, chat('cnv_1'))
    await award(server.deps, server.deps.db, person.userId, read('role_1'))
    const { badges } = await details(person)
    expect(badges.map((badge) => badge.id)).toEqual(BADGES.map((badge) => badge.id))
    expect(badges.find((badge) => badge.id === 'first-chat')).toMatchObject({ earnedAt: START, current: 1, target: 1 })
    expect(badges.find((badge) => badge.id === 'role-explorer')).toMatchObject({
      earnedAt: null,
      current: 1,
      target: 3,
    })
  })

  it('of somebody else are not there: 404, the same as for nobody', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)]
    const path = '/api/gamification/achivementsDetails/'
    const [foreign, nobody] = [
      await asked(person, 'GET', path + other.userId),
      await asked(person, 'GET', `${path}usr_nobody`),
    ]
    expect([foreign.status, nobody.status]).toEqual([404, 404])
    expect(foreign.text).toBe(nobody.text)
  })

  it.each(['limit=0', 'limit=101', 'limit=x', `before=${'e'.repeat(41)}`])('refuse ?%s', async (query) => {
    const person = await signUpPerson(server)
    expect((await asked(person, 'GET', `/api/gamification/achivementsDetails/${person.userId}?${query}`)).status).toBe(
      400,
    )
  })
})

describe('levels', () => {
  it('of a role with a slash in its title are found under both addresses', async () => {
    const person = await signUpPerson(server)
    const levels = await person.api.call(listLevels, { params: { dreamRole: 'UI/UX Designer' } })
    expect(levels).toHaveLength(10)
    expect(levels[0]).toEqual({ levelNumber: 1, levelName: 'Blank Canvas', minPoints: 0 })
    expect(await person.api.call(getLevels, { params: { id: 'UI/UX Designer' } })).toEqual(levels)
  })

  it.each([
    ['an unknown role gets the generic names', 'Astronaut', 200],
    ['so does a word every object knows', 'constructor', 200],
    ['a blank role is refused', '%20', 400],
    ['an over-long role is refused', 'x'.repeat(101), 400],
  ])('%s', async (_name, role, status) => {
    const person = await signUpPerson(server)
    const answer = await asked(person, 'GET', `/api/allLevels/${role}`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body.data[9].levelName).toBe('Trailblazer')
  })
})

describe('points in detail', () => {
  it('are summed by category, by activity and by local day', async () => {
    const person = await signUpPerson(server)
    await award(server.deps, server.deps.db, person.userId, practice)
    expect(await person.api.call(getAdvancedUserPoints)).toEqual({
      byCategory: { platformEngagement: 150, learningProgress: 10 },
      byActivity: { accountCreated: 50, dailyBonus: 100, questionPractised: 10 },
      byDay: [{ date: '2026-03-10', points: 160, events: 3 }],
    })
  })
})

describe('points cannot be chosen by a client', () => {
  const bodies = [
    { points: 5_000 },
    { numOfPoints: 5_000 },
    { rating: 5, feedback: 'x', points: 5_000, activity: 'careerMilestone', localDate: '2020-01-01' },
    {
      type: 'firstTechJob',
      note: 'x',
      points: 9_999,
      earnedAt: '2020-01-01T00:00:00.000Z',
      category: 'platformEngagement',
    },
    { type: 'secondTechJob', note: 'x' },
    { type: ['firstTechJob', 'firstTechInternship'], note: 'x' },
    { type: 'firstTechJob', note: '' },
    { total_points: 9_999, level_number: 10, plan: 'accelerator', xp: 1 },
  ]
  it.each(bodies)('%o pays what the table says, or nothing', async (body) => {
    const person = await signUpPerson(server)
    const before = (await person.api.call(getAchievementsBrief)).totalpoints
    await asked(person, 'POST', '/gamification/create-feedback', body)
    await asked(person, 'POST', '/gamification/milestones', body)
    await asked(person, 'PATCH', '/user/profile', body)
    const { totalpoints } = await person.api.call(getAchievementsBrief)
    const isFeedback = 'feedback' in body
    const isMilestone = body.type === 'firstTechJob' && body.note !== ''
    expect(totalpoints - before).toBe((isFeedback ? 20 : 0) + (isMilestone ? 1_000 : 0))
    expect((await details(person)).individualPoints.every((event) => event.earnedAt === START)).toBe(true)
  })
})

describe('product feedback', () => {
  it('pays 20 once, and every text is kept', async () => {
    const person = await signUpPerson(server)
    const give = (feedback: string) => person.api.call(createFeedback, { body: { rating: 4, feedback } })
    await give('Once')
    await give('Twice')
    expect((await person.api.call(getAchievementsBrief)).totalpoints).toBe(170)
    const rows = await server.deps.db
      .selectFrom('product_feedback')
      .select('feedback')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows.map((row) => row.feedback).sort()).toEqual(['Once', 'Twice'])
  })

  it('with a blank text is refused and pays nothing', async () => {
    const person = await signUpPerson(server)
    await expect(person.api.call(createFeedback, { body: { rating: 4, feedback: '  ' } })).rejects.toMatchObject({
      status: 400,
      fields: { feedback: 'Feedback is required' },
    })
    expect((await person.api.call(getAchievementsBrief)).totalpoints).toBe(150)
  })
})

describe('career milestones', () => {
  const report = (person: Person, type: 'firstTechInternship' | 'firstTechJob' | 'interimRoleLanded') =>
    person.api.call(reportMilestone, { body: { type, note: 'I start on Monday' } })

  it('pay 1000 once per type, and at most one in thirty days', async () => {
    server.clock.set(START)
    const person = await signUpPerson(server)
    expect(await report(person, 'firstTechInternship')).toEqual({
      type: 'firstTechInternship',
      numOfPoints: 1_000,
      earnedAt: START,
      pointsAwarded: 1_000,
    })
    expect(await report(person, 'firstTechInternship')).toMatchObject({
      numOfPoints: 1_000,
      earnedAt: START,
      pointsAwarded: 0,
    })
    await expect(report(person, 'firstTechJob')).rejects.toMatchObject({
      code: 'progress.milestone_too_soon',
      status: 422,
      message: expect.stringContaining('April 9th, 2026'),
    })
    server.clock.set('2026-04-09T12:00:00.000Z')
    const { api, session } = server.newBrowser()
    session.signIn(await api.call(login, { body: { email: person.email, password: person.password } }))
    expect(await api.call(reportMilestone, { body: { type: 'firstTechJob', note: 'Hired' } })).toMatchObject({
      numOfPoints: 1_000,
      pointsAwarded: 1_100,
    })
    server.clock.set(START)
  })

  it('of two types at once pay one', async () => {
    const person = await signUpPerson(server)
    const both = await Promise.allSettled([report(person, 'firstTechJob'), report(person, 'interimRoleLanded')])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await person.api.call(getAchievementsBrief)).totalpoints).toBe(1_150)
  })
})

describe('the streak', () => {
  it('tells the days, the freezes, and when the day ends where the person is', async () => {
    const person = await signUpPerson(server)
    await person.api.call(updateProfile, { body: { time_zone: 'Asia/Kathmandu' } })
    expect(await person.api.call(getStreak)).toMatchObject({
      length: 1,
      dates: ['2026-03-10'],
      isTodayMade: true,
      freezesHeld: 0,
      today: '2026-03-10',
      dayEndsAt: '2026-03-10T18:15:00.000Z',
      timeZone: 'Asia/Kathmandu',
    })
  })

  it('goes on over an outage day and ends without one (monkeytype #6758)', async () => {
    server.clock.set('2026-05-01T12:00:00.000Z')
    const person = await signUpPerson(server)
    server.clock.advance(2 * DAY_MS)
    await signInAgain(person)
    expect((await person.api.call(getStreak)).length).toBe(0)
    await markOutageDay(server.deps.db, '2026-05-02', 'The disk was full')
    await markOutageDay(server.deps.db, '2026-05-02', 'The disk was full all day')
    expect((await person.api.call(getStreak)).length).toBe(1)
    server.clock.set(START)
  })
})

describe('"no game elements"', () => {
  it('is only a wish of the interface: points, streak and badges go on being kept', async () => {
    const person = await signUpPerson(server)
    const { userInfo } = await person.api.call(updateProfile, { body: { game_elements: false } })
    expect(userInfo.game_elements).toBe(false)
    await award(server.deps, server.deps.db, person.userId, course('c1'))
    expect((await person.api.call(getAchievementsBrief)).totalpoints).toBe(210)
  })
})
