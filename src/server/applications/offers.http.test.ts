import { beforeEach, expect, it } from 'vitest'
import * as lists from '#contract/application-lists.ts'
import * as reports from '#contract/application-reports.ts'
import * as calls from '#contract/applications.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { add, get, upload } = applicantOf(() => ({ server, person }))

const OFFER = `It is our pleasure to offer you the position of Support Engineer at Juniper Apps. The salary is £39,000 a year.
Please let us know your answer by 5 December 2030.

Kind regards
Mira Ode`

it('an offer brings its own day of answer and pay, and the last day to apply goes', async () => {
  const { id } = await add({
    company: 'Juniper Apps',
    title: 'Support Engineer',
    stage: 'applied',
    deadlineOn: '2030-11-20',
  })
  const reading = await person.api.call(reports.readReply, { body: { body: OFFER, receivedOn: '2030-11-29' } })
  expect(reading).toMatchObject({
    applicationId: id,
    meaning: 'offer',
    answer: { dueOn: '2030-12-05' },
    pay: { min: 39_000, currency: 'GBP', period: 'year' },
    sender: { name: 'Mira Ode', email: '' },
  })
  const detail = await person.api.call(reports.confirmReply, {
    params: { id },
    body: {
      meaning: 'offer',
      text: OFFER,
      stage: 'offer',
      outcome: null,
      interview: null,
      answerBy: '2030-12-05',
      pay: reading.pay,
    },
  })
  expect(detail).toMatchObject({
    stage: 'offer',
    deadlineOn: '2030-12-05',
    pay: { min: 39_000 },
    reminder: { kind: 'answer', dueOn: '2030-12-05' },
    tasks: [],
  })
  const letter = await person.api.call(reports.writeFollowUp, { params: { id }, query: { kind: 'consider' } })
  expect(letter.body).toContain('my answer by 5 December 2030.')
})

it('who moves an application to an offer by hand is not asked to answer by the last day to apply', async () => {
  const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
  await person.api.call(calls.moveApplication, { params: { id }, body: { stage: 'offer' } })
  expect(await get(id)).toMatchObject({ deadlineOn: null, reminder: null })
})

it('a move to an offer that is taken back brings the last day to apply again, and the day of the answer in turn', async () => {
  const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
  const move = (stage: 'applied' | 'offer') =>
    person.api.call(calls.moveApplication, { params: { id }, body: { stage } })
  await move('offer')
  await person.api.call(calls.changeApplication, {
    params: { id },
    body: { version: (await get(id)).version, deadlineOn: '2030-12-05' },
  })
  await move('applied')
  expect(await get(id)).toMatchObject({ stage: 'applied', deadlineOn: '2030-11-20' })
  await move('offer')
  expect(await get(id)).toMatchObject({ stage: 'offer', deadlineOn: '2030-12-05' })
})

it('so does a correction that takes the move away', async () => {
  const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
  await person.api.call(calls.changeManyApplications, {
    body: { ids: [id], change: { kind: 'stage', stage: 'offer' } },
  })
  const moved = (await get(id)).events.findLast(({ kind }) => kind === 'stage')
  await person.api.call(calls.addApplicationEvent, {
    params: { id },
    body: { kind: 'correction', replacesEventId: moved?.id ?? '', to: null, on: moved?.onDate ?? '' },
  })
  expect(await get(id)).toMatchObject({ stage: 'applied', deadlineOn: '2030-11-20' })
})

it.each(['history', 'list'] as const)(
  'a move out of an offer taken back in the %s brings the day to answer by again',
  async (where) => {
    const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
    const params = { id }
    await person.api.call(calls.moveApplication, { params, body: { stage: 'offer' } })
    const { version } = await get(id)
    await person.api.call(calls.changeApplication, { params, body: { version, deadlineOn: '2030-12-10' } })
    const bulk = (
      change: Parameters<typeof person.api.call<typeof calls.changeManyApplications>>[1]['body']['change'],
    ) => person.api.call(calls.changeManyApplications, { body: { ids: [id], change } })
    await bulk({ kind: 'stage', stage: 'talks' })
    const moved = (await get(id)).events.findLast(({ kind }) => kind === 'stage')
    if (where === 'list') await bulk({ kind: 'take_back', value: 'talks' })
    else
      await person.api.call(calls.addApplicationEvent, {
        params,
        body: { kind: 'correction', replacesEventId: moved?.id ?? '', to: null, on: moved?.onDate ?? '' },
      })
    expect(await get(id)).toMatchObject({ stage: 'offer', deadlineOn: '2030-12-10' })
  },
)

it('a move out of an offer taken back does not make the last day to apply the day to answer by', async () => {
  const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
  await person.api.call(calls.moveApplication, { params: { id }, body: { stage: 'offer' } })
  await person.api.call(calls.moveApplication, { params: { id }, body: { stage: 'talks' } })
  expect(await get(id)).toMatchObject({ deadlineOn: '2030-11-20' })
  const change = { kind: 'take_back', value: 'talks' } as const
  await person.api.call(calls.changeManyApplications, { body: { ids: [id], change } })
  expect(await get(id)).toMatchObject({ stage: 'offer', deadlineOn: null, reminder: null })
})

it('the day to answer by in the notes of an imported offer is its own day, and its letter names it', async () => {
  const csv =
    'Company,Role,Status,Notes\nMarket,Engineer,Offer,"Offer received, answer by 4 December 2030; papers by 2 December 2030"\n'
  await upload(csv, '/api/job-search/import/commit')
  const [row] = (await person.api.call(calls.listApplications, { query: {} })).items
  const detail = await get(String(row?.id))
  expect(detail).toMatchObject({
    stage: 'offer',
    deadlineOn: '2030-12-04',
    tasks: [{ title: 'papers by 2 December 2030', dueOn: '2030-12-02' }],
  })
  const letter = await person.api.call(reports.writeFollowUp, {
    params: { id: detail.id },
    query: { kind: 'consider' },
  })
  expect(letter.body).toContain('my answer by 4 December 2030.')
})

it('a task that is the answer is not asked for again', async () => {
  const { id } = await add({ company: 'Umber', title: 'Engineer', stage: 'offer' })
  await person.api.call(calls.saveApplicationTask, {
    params: { id },
    body: { title: 'Answer them', dueOn: '2030-12-04' },
  })
  const letter = await person.api.call(reports.writeFollowUp, { params: { id }, query: { kind: 'consider' } })
  expect(letter.body).toContain('my answer by 4 December 2030.')
})

it('another reply than an offer changes neither day nor pay', async () => {
  const { id } = await add({ company: 'Juniper Apps', stage: 'applied', deadlineOn: '2030-11-20' })
  const pay = { text: '£39,000', min: 39_000, max: 39_000, currency: 'GBP', period: 'year' } as const
  const body = { meaning: 'received', text: 'Thanks', stage: null, outcome: null, interview: null } as const
  await person.api.call(reports.confirmReply, { params: { id }, body: { ...body, answerBy: '2030-12-05', pay } })
  expect(await get(id)).toMatchObject({ deadlineOn: '2030-11-20', pay: null })
})

it('open offers stand side by side with what is known of each, and nothing is made up', async () => {
  const offer = (company: string, text: string, more: object = {}) =>
    add({
      company,
      title: 'Engineer',
      stage: 'offer',
      pay: { text, min: null, max: null, currency: null, period: null },
      ...more,
    })
  await offer('Market', 'PLN 34000/month B2B', { notes: 'Notice 1 month; remote', deadlineOn: '2030-12-04' })
  await offer('Bank', 'PLN 31000/month UoP', { workplace: 'hybrid', location: 'Gdańsk' })
  await add({ company: 'Nordic', title: 'Engineer', stage: 'interviewing' })
  const before = await person.api.call(lists.listOffers)
  expect(before.isOneCurrency).toBe(true)
  expect(new Map(before.offers.map(({ company, ...rest }) => [company, rest]))).toEqual(
    new Map([
      [
        'Market',
        expect.objectContaining({
          year: { min: 408_000, max: 408_000, currency: 'PLN' },
          notice: 'Notice 1 month',
          answerBy: '2030-12-04',
          workplace: null,
        }),
      ],
      [
        'Bank',
        expect.objectContaining({
          year: { min: 372_000, max: 372_000, currency: 'PLN' },
          notice: null,
          answerBy: null,
          workplace: 'hybrid',
          location: 'Gdańsk',
        }),
      ],
    ]),
  )
  await offer('Umber', 'EUR 6000 a month')
  await offer('Amber', '6,000')
  const after = await person.api.call(lists.listOffers)
  expect(after.isOneCurrency).toBe(false)
  expect(after.offers.map(({ year }) => year)).toEqual([null, null, null, null])
})

it('offers from a file are compared by the pay of its column', async () => {
  const csv =
    'Company,Role,Status,Salary\nMarket,Engineer,Offer,"$98,000"\nBank,Engineer,Offer,104000\nNordic,Engineer,Offer,tbd\n'
  await upload(csv, '/api/job-search/import/commit')
  const { offers } = await person.api.call(lists.listOffers)
  expect(new Map(offers.map(({ company, pay, year }) => [company, [pay?.text, year]]))).toEqual(
    new Map([
      ['Market', ['$98,000', { min: 98_000, max: 98_000, currency: 'USD' }]],
      ['Bank', ['104000', { min: 104_000, max: 104_000, currency: 'USD' }]],
      ['Nordic', ['tbd', null]],
    ]),
  )
})
