import { expect, it } from 'vitest'
import { getBoard } from '#contract/application-lists.ts'
import {
  addApplication,
  changeApplication,
  saveApplicationInterview,
  getToday,
  listApplications,
} from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { must } from '#core/must.ts'
import { addDays, utcDateOf } from '#core/time.ts'
import { signUpPerson } from '#test/support/person.ts'
import { HONEST_AD, SCAM_AD } from '#test/support/scam-ad.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
const dayIn = (days: number) => addDays(utcDateOf(server.deps.clock.now()), days)

it('an advert with the signs of a scam is marked on the board and in the list, an honest one is not', async () => {
  const { api } = await signUpPerson(server)
  const { applicationId } = await api.call(saveJob, { body: { text: SCAM_AD } })
  const other = await api.call(saveJob, { body: { text: HONEST_AD.replace('Nova', 'Quay'), title: 'Keeper' } })
  const { columns } = await api.call(getBoard, { query: {} })
  const cards = columns.flatMap((one) => one.cards)
  expect(cards.find(({ id }) => id === applicationId)?.isScam).toBe(true)
  expect(cards.find(({ id }) => id === other.applicationId)?.isScam).toBe(false)
  expect((await api.call(listApplications, { query: {} })).scams).toEqual([applicationId])
  const stranger = await signUpPerson(server)
  expect((await stranger.api.call(listApplications, { query: {} })).scams).toEqual([])
})

it('nobody is reminded to apply where the advert has the signs of a scam', async () => {
  const { api } = await signUpPerson(server)
  const soon = dayIn(3)
  const saved = async (text: string) => {
    const { applicationId: id } = await api.call(saveJob, { body: { text } })
    const { version } = (await api.call(listApplications, { query: {} })).items.find((one) => one.id === id) ?? {}
    await api.call(changeApplication, { params: { id }, body: { version: must(version), deadlineOn: soon } })
    return id
  }
  await saved(SCAM_AD)
  const honest = await saved(HONEST_AD)
  const { items } = await api.call(getToday)
  expect(items.map(({ application, reminder }) => [application.id, reminder.kind])).toEqual([[honest, 'apply']])
})

it('an interview ahead stands on its card, and a quiet day says what comes next', async () => {
  const { api } = await signUpPerson(server)
  const { application } = await api.call(addApplication, {
    body: { title: 'Tide Analyst', company: 'Quay Works', stage: 'interviewing' },
  })
  const onDate = dayIn(10)
  await api.call(saveApplicationInterview, {
    params: { id: application.id },
    body: { kind: 'screen', onDate, atTime: '14:30', minutes: 45, place: 'Teams', outcome: 'planned', note: '' },
  })
  const { columns } = await api.call(getBoard, { query: {} })
  const [card] = columns.flatMap((one) => one.cards)
  expect(card?.interview).toEqual({ onDate, atTime: '14:30' })
  expect((await api.call(getToday)).next).toMatchObject({
    id: application.id,
    title: 'Tide Analyst',
    reminder: { kind: 'interview', dueOn: onDate },
  })
})

it('a saved job has its title without a gender mark and its town with the state that the advert names', async () => {
  const { api } = await signUpPerson(server)
  const text = `Tide Analyst (f/m/x)
Quay Works · Akron, OH
We measure water for three towns and need somebody who likes numbers and boots.
Requirements
- SQL
- Two years of work with data
$61,000 a year. Apply now.`
  const { title } = await api.call(saveJob, { body: { text } })
  expect(title).toBe('Tide Analyst')
  const [saved] = (await api.call(listApplications, { query: {} })).items
  expect(saved).toMatchObject({ title: 'Tide Analyst', location: 'Akron, OH' })
})
