import { must } from '#core/must.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { getMoments, markMomentsSeen, type Moments } from '#contract/moments.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { chat, practice } from '#test/support/reports.ts'
import { useServer } from '#test/support/use-server.ts'
import { award } from './award.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})

const news = () => person.api.call(getMoments)
const tell = async ({ through, levelNumber }: Moments) =>
  (await person.api.call(markMomentsSeen, { body: { through: must(through), levelNumber } })).isFirst
const earn = (report: Parameters<typeof award>[3]) => award(server.deps, server.deps.db, person.userId, report)

describe('moments', () => {
  it('hold what was earned since the user last saw it, until it is shown', async () => {
    const first = await news()
    expect(first).toMatchObject({
      points: 150,
      events: [
        { activity: 'accountCreated', points: 50 },
        { activity: 'dailyBonus', points: 100 },
      ],
      isNewLevel: false,
      badges: [],
    })
    expect(await news()).toEqual(first)
    expect(await tell(first)).toBe(true)
    expect(await news()).toMatchObject({
      through: null,
      points: 0,
      events: [],
      isNewLevel: false,
      badges: [],
      milestones: [],
    })
  })

  it('name a badge, a level and a milestone once', async () => {
    await tell(await news())
    await earn(chat('cnv_1'))
    await earn({ activity: 'careerMilestone', type: 'firstTechJob' })
    const found = await news()
    expect(found).toMatchObject({ levelNumber: 2, isNewLevel: true, milestones: ['firstTechJob'] })
    expect(found.badges.map((badge) => badge.id)).toEqual(['first-chat', 'career-launch'])
    expect(await tell(found)).toBe(true)
    expect(await news()).toMatchObject({ isNewLevel: false, badges: [], milestones: [] })
  })

  it('are claimed by one of fifty tabs', async () => {
    const found = await news()
    const claims = await Promise.all(Array.from({ length: 50 }, () => tell(found)))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it('are not lost when more is earned between the look and the telling', async () => {
    const found = await news()
    await earn({ activity: 'careerMilestone', type: 'firstTechJob' })
    await tell(found)
    expect(await news()).toMatchObject({ points: 1_000, isNewLevel: true, milestones: ['firstTechJob'] })
  })

  it('do not go back, and not beyond what there is: an old or foreign event claims nothing', async () => {
    const old = await news()
    await earn(practice)
    const found = await news()
    const other = await signUpPerson(server)
    const foreign = await other.api.call(getMoments)
    expect(await tell(foreign)).toBe(false)
    expect(await tell({ ...found, through: 'zzzz' })).toBe(false)
    expect(await tell(found)).toBe(true)
    expect(await tell(old)).toBe(false)
    expect((await news()).through).toBeNull()
  })

  it('cannot claim a level that was not reached', async () => {
    await tell({ ...(await news()), levelNumber: 10 })
    await earn({ activity: 'careerMilestone', type: 'firstTechJob' })
    expect((await news()).isNewLevel).toBe(true)
  })
})

it('how boards name a person is asked once: any choice answers it, also the one that was the default', async () => {
  expect((await news()).hasChosenBoardName).toBe(false)
  await person.api.call(updateProfile, { body: { first_name: 'Adele' } })
  expect((await news()).hasChosenBoardName).toBe(false)
  await person.api.call(updateProfile, { body: { leaderboard_visibility: 'name' } })
  expect(await news()).toMatchObject({ hasChosenBoardName: true, points: 150 })
})
