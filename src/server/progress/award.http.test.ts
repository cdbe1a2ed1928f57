import { must } from '#core/must.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { readInterimRole } from '#contract/career.ts'
import { changeLearningPath, getLearningPath, recordStudy } from '#contract/learning-path.ts'
import { createFeedback, getAchievementsBrief, reportMilestone } from '#contract/progress.ts'
import { ACTIVITY_KEYS } from '#core/progress/activities.ts'
import { debriefKey, followUpKey, type Report } from '#core/progress/report.ts'
import { HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { challenge, chat, check, course, improved, practice, read, round, study } from '#test/support/reports.ts'
import { useServer } from '#test/support/use-server.ts'
import { findUser } from '#server/users/user.repo.ts'
import { award } from './award.ts'
import { reconcile } from './reconcile.ts'
import { readLedger } from './reconcile.repo.ts'
import { reverseAward } from './reverse-award.ts'

const START = '2026-03-10T12:00:00.000Z'
const TIMES = 50

const server = useServer()
afterEach(async () => {
  expect((await reconcile(server.deps, { repair: false })).drifts).toEqual([])
  server.clock.set(START)
})

const at = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, work))
const keysOf = async ({ userId }: Person) => (await readLedger(server.deps.db, userId)).map((event) => event.sourceKey)

/** Fifty of a call at once; the keys it left in the ledger beyond those of before. */
async function rush(person: Person, call: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await keysOf(person))
  await at(call)
  return (await keysOf(person)).filter((key) => !before.has(key))
}

async function walker(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  return person
}

describe('fifty at once award one event (habitica #8991 #2805, discourse #16654, Leetcode-City #548)', () => {
  const reports: [string, Report][] = [
    ['account', { activity: 'accountCreated' }],
    ['profile', { activity: 'profileCompleted' }],
    ['resume:first', { activity: 'resumeUploaded' }],
    ['resume:2026-W11', improved],
    ['chat:cnv_1', chat('cnv_1')],
    ['read:role_1', read('role_1')],
    ['feedback', { activity: 'feedbackGiven' }],
    ['study:2026-03-10', study],
    ['practice:2026-03-10', practice],
    ['challenge:2026-03-10', challenge],
    ['course:crs_1', course('crs_1')],
    ['check:sql', check('sql')],
    ['mock:rnd_1', round('rnd_1')],
    [followUpKey('app_1'), { activity: 'followUpSent', applicationId: 'app_1' }],
    [debriefKey('int_1'), { activity: 'debriefWritten', interviewId: 'int_1' }],
    ['milestone:firstTechJob', { activity: 'careerMilestone', type: 'firstTechJob' }],
  ]

  it('and the table below names every activity that can be reported', () => {
    const followUps = [
      'dailyBonus',
      'streak7',
      'streak14',
      'streak30',
      'streak60',
      'streak100',
      'streak365',
      'skillMaster',
      'firstMockInterview',
    ]
    expect([...reports.map(([, report]) => report.activity), ...followUps].sort()).toEqual([...ACTIVITY_KEYS].sort())
  })

  it.each(reports)('%s', async (key, report) => {
    const person = await signUpPerson(server)
    const kinds = await at(async () => (await award(server.deps, server.deps.db, person.userId, report)).kind)
    const isTaken = key === 'account'
    expect(kinds.filter((kind) => kind === 'awarded')).toHaveLength(isTaken ? 0 : 1)
    expect(kinds.filter((kind) => kind === 'repeat')).toHaveLength(isTaken ? TIMES : TIMES - 1)
    expect((await keysOf(person)).filter((candidate) => candidate === key)).toEqual([key])
    expect((await keysOf(person)).filter((candidate) => candidate === 'bonus:2026-03-10')).toHaveLength(1)
  })

  it('over HTTP too: answers, a read role, a logged day, a finished course, feedback, a milestone', async () => {
    const person = await signUpPerson(server)
    expect(await rush(person, () => person.api.call(saveCareerQuestions, { body: ANSWERS }))).toEqual(['profile'])
    const [first] = await person.api.call(getLearningPath)
    const params = { courseId: must(first).courseId }
    await person.api.call(changeLearningPath, { params, body: { status: 'started' } })
    expect(await rush(person, () => person.api.call(recordStudy))).toEqual(['study:2026-03-10'])
    expect(
      await rush(person, () => person.api.call(changeLearningPath, { params, body: { status: 'completed' } })),
    ).toEqual([`course:${params.courseId}`])
    expect(
      // ten a day are kept; the others are refused and award nothing
      await rush(person, () =>
        person.api
          .call(createFeedback, { body: { rating: 5, feedback: 'Kind' } })
          .catch((error: unknown) => expect(error).toMatchObject({ code: 'progress.feedback_spent' })),
      ),
    ).toEqual(['feedback'])
    const milestone = { body: { type: 'firstTechJob' as const, note: 'I start in May' } }
    expect(await rush(person, () => person.api.call(reportMilestone, milestone))).toEqual(['milestone:firstTechJob'])
    const id = must(must(server.deps.catalogue.dreamRoles[0]).interimRoles[0])
    expect(await rush(person, () => person.api.call(readInterimRole, { params: { id } }))).toEqual([`read:${id}`])
  })

  it('and different awards at once lose none (exercism website#5855)', async () => {
    const person = await signUpPerson(server)
    await Promise.all(
      Array.from({ length: TIMES }, (_, index) =>
        award(server.deps, server.deps.db, person.userId, read(`role_${index}`)),
      ),
    )
    expect((await keysOf(person)).filter((key) => key.startsWith('read:'))).toHaveLength(TIMES)
  })
})

describe('the caps of a day', () => {
  it('hold when everything comes at once: 300 for what is repeatable, two courses, three chats', async () => {
    const person = await signUpPerson(server)
    const all = [
      improved,
      study,
      practice,
      challenge,
      ...[1, 2, 3, 4].flatMap((n) => [course(`c${n}`), chat(`v${n}`), check(`s${n}`), round(`r${n}`)]),
    ]
    await Promise.all(all.map((report) => award(server.deps, server.deps.db, person.userId, report)))
    const events = await readLedger(server.deps.db, person.userId)
    const paid = (activity: string) => events.filter((event) => event.activity === activity && event.points > 0).length
    const repeatable = [
      'resumeImproved',
      'chatSession',
      'studyLogged',
      'questionPractised',
      'challengeCompleted',
      'courseCompleted',
      'skillCheckPassed',
      'mockInterviewCompleted',
    ]
    const sum = events
      .filter((event) => repeatable.includes(event.activity))
      .reduce((total, event) => total + event.points, 0)
    expect(sum).toBeLessThanOrEqual(300)
    expect(sum).toBeGreaterThan(240)
    expect(paid('courseCompleted')).toBeLessThanOrEqual(2)
    expect(paid('chatSession')).toBeLessThanOrEqual(3)
    expect(events.filter((event) => repeatable.includes(event.activity))).toHaveLength(all.length)
  })

  it('pay the bonus with the first deed of a day, never for opening a page or renewing a session (ecoplay #255)', async () => {
    const person = await walker()
    server.clock.advance(13 * HOUR_MS)
    await person.api.call(getAchievementsBrief)
    await person.session.renew(must(person.session.accessToken()))
    expect(await keysOf(person)).not.toContain('bonus:2026-03-11')
    await award(server.deps, server.deps.db, person.userId, practice)
    expect((await keysOf(person)).slice(-2)).toEqual(['practice:2026-03-11', 'bonus:2026-03-11'])
  })

  it('cannot be opened again by changing the zone: the second change of a day is refused', async () => {
    const person = await walker()
    await person.api.call(updateProfile, { body: { time_zone: 'Pacific/Kiritimati' } })
    await expect(person.api.call(updateProfile, { body: { time_zone: 'Pacific/Pago_Pago' } })).rejects.toMatchObject({
      code: 'account.zone_change_too_soon',
      status: 422,
    })
  })
})

describe('a finished course', () => {
  async function started() {
    const person = await walker()
    const [first] = await person.api.call(getLearningPath)
    const params = { courseId: must(first).courseId }
    const set = (status: 'started' | 'completed') =>
      person.api.call(changeLearningPath, { params, body: { status } }).then((done) => done.pointsAwarded)
    await set('started')
    const total = async () => (await person.api.call(getAchievementsBrief)).totalpoints
    return { set, total, before: await total() }
  }

  it('nets 0 or 60 however often it is finished and taken back (exercism #5664)', async () => {
    const { set, total, before } = await started()
    for (let time = 0; time < 8; time += 1) {
      await set('completed')
      expect(await total()).toBe(before + 60)
      await set('started')
      expect([before, before + 60]).toContain(await total())
    }
  })

  it('is given back within ten minutes, the last millisecond included, and not one later', async () => {
    const inTime = await started()
    expect(await inTime.set('completed')).toBe(60)
    server.clock.advance(10 * MINUTE_MS)
    expect(await inTime.set('started')).toBe(-60)
    const late = await started()
    await late.set('completed')
    server.clock.advance(10 * MINUTE_MS + 1)
    expect(await late.set('started')).toBe(0)
    expect(await late.set('completed')).toBe(0)
    expect(await late.total()).toBe(late.before + 60)
  })

  it('fifty times back at once takes 60 once', async () => {
    const { set, total, before } = await started()
    await set('completed')
    await at(() => set('started'))
    expect(await total()).toBe(before)
  })
})

it('a level once reached is kept when points are taken back (habitica #663)', async () => {
  const person = await walker()
  await award(server.deps, server.deps.db, person.userId, { activity: 'careerMilestone', type: 'firstTechJob' })
  const brief = await person.api.call(getAchievementsBrief)
  expect(brief).toMatchObject({ totalpoints: 1_250, levelNumber: 2, maxPoints: 1_500 })
  const user = must(await findUser(server.deps.db, person.userId))
  expect(await reverseAward(server.deps, user, 'milestone:firstTechJob')).toMatchObject({
    kind: 'reversed',
    total: 250,
  })
  expect(await reverseAward(server.deps, user, 'milestone:firstTechJob')).toMatchObject({
    kind: 'refused',
    reason: 'alreadyReversed',
  })
  expect(await reverseAward(server.deps, user, 'course:never')).toMatchObject({
    kind: 'refused',
    reason: 'nothingToReverse',
  })
  expect(await person.api.call(getAchievementsBrief)).toMatchObject({
    totalpoints: 250,
    levelNumber: 2,
    maxPoints: 1_500,
  })
  expect(
    (await award(server.deps, server.deps.db, person.userId, { activity: 'careerMilestone', type: 'firstTechJob' }))
      .kind,
  ).toBe('repeat')
})
