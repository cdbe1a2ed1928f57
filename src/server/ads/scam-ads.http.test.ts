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
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const SCAM = `Remote Data Entry Specialist
Nova Global Services
We are hiring! You need no experience and can start at once from wherever you are, with a computer and two hours a day.
You must pay a registration fee of $50 before you start.
Requirements
- Excel
- Fast typing
Apply now.`

it('an advert with the signs of a scam is marked on the board and in the list, an honest one is not', async () => {
  const { api } = await signUpPerson(server)
  const { applicationId } = await api.call(saveJob, { body: { text: SCAM } })
  const honest = SCAM.replace('You must pay a registration fee of $50 before you start.', 'We pay $50 an hour.')
  const other = await api.call(saveJob, { body: { text: honest.replace('Nova', 'Quay'), title: 'Keeper' } })
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
  const soon = new Date(Date.parse(server.deps.clock.now()) + 3 * 86_400_000).toISOString().slice(0, 10)
  const saved = async (text: string) => {
    const { applicationId: id } = await api.call(saveJob, { body: { text } })
    const { version } = (await api.call(listApplications, { query: {} })).items.find((one) => one.id === id) ?? {}
    await api.call(changeApplication, { params: { id }, body: { version: must(version), deadlineOn: soon } })
    return id
  }
  await saved(SCAM)
  const honest = await saved(
    SCAM.replace('You must pay a registration fee of $50 before you start.', 'We pay $50 an hour.'),
  )
  const { items } = await api.call(getToday)
  expect(items.map(({ application, reminder }) => [application.id, reminder.kind])).toEqual([[honest, 'apply']])
})

it('an interview ahead stands on its card, and a quiet day says what comes next', async () => {
  const { api } = await signUpPerson(server)
  const { application } = await api.call(addApplication, {
    body: { title: 'Tide Analyst', company: 'Quay Works', stage: 'interviewing' },
  })
  const onDate = new Date(Date.parse(server.deps.clock.now()) + 10 * 86_400_000).toISOString().slice(0, 10)
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
