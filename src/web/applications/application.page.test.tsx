import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getListOptions } from '#contract/application-lists.ts'
import { getInsights } from '#contract/application-reports.ts'
import {
  addApplication,
  addApplicationEvent,
  changeApplication,
  getApplication,
  moveApplication,
  removeApplication,
  saveApplicationInterview,
  saveApplicationTask,
} from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { updateProfile } from '#contract/account.ts'
import { NO_PROFILE } from '#core/documents/profile.ts'
import { addDays, localDateIn, systemClock } from '#core/time.ts'
import { NOTE_KEY_PREFIX } from '../lib/device-keys.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import type { Person } from '#test/support/person.ts'
import { applicationParts as parts } from '../strings/en/application-parts.ts'
import { applications as words } from '../strings/en/applications.ts'
import { otherResume } from '../strings/en/other-resume.ts'

const { app, settle, open } = useApp()
const { detail } = words

const add = async ({ api }: Person, more: Record<string, unknown> = {}) => {
  const body = { company: 'Umber Tools', title: 'Developer', stage: 'applied', ...more } as const
  return (await api.call(addApplication, { body })).application.id
}
const get = ({ api }: Person, id: string) => api.call(getApplication, { params: { id } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('a note that was typed here writes over no newer one without being asked', async () => {
  const person = await settle()
  const id = await add(person, { notes: 'Ask for Mira' })
  const elsewhere = async (notes: string) => {
    const { version } = await get(person, id)
    await person.api.call(changeApplication, { params: { id }, body: { notes, version } })
    await refreshApplications()
  }
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(detail.notesLabel)
  await open(`/applications/${id}`)
  await elsewhere('Ask for Ana')
  await waitFor(() => expect(field().value).toBe('Ask for Ana'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: detail.saveNotes }).disabled).toBe(true)
  fireEvent.change(field(), { target: { value: 'Ask for Ana before noon' } })
  await elsewhere('Ana has left')
  cleanup()
  await open(`/applications/${id}`)
  expect(field().value).toBe('Ask for Ana before noon')
  press(detail.saveNotes)
  expect(await screen.findByText('Ana has left')).toBeTruthy()
  expect((await get(person, id)).notes).toBe('Ana has left')
  press(detail.conflict.both)
  press(detail.saveNotes)
  await waitFor(async () => expect((await get(person, id)).notes).toBe('Ana has left\n\nAsk for Ana before noon'))
})

it('a note that was saved though no answer came stands before no newer one', async () => {
  const person = await settle()
  const id = await add(person, { notes: 'Ask for Mira' })
  const elsewhere = async (notes: string) => {
    const { version } = await get(person, id)
    await person.api.call(changeApplication, { params: { id }, body: { notes, version } })
  }
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(detail.notesLabel)
  await open(`/applications/${id}`)
  fireEvent.change(field(), { target: { value: 'Ask for Ana' } })
  await elsewhere('Ask for Ana')
  app.breaks = new RegExp(`applications/${id}$`)
  press(detail.saveNotes)
  await screen.findByText(detail.conflict.waiting)
  app.breaks = /^$/
  await refreshApplications()
  await waitFor(() => expect(localStorage.getItem(`${NOTE_KEY_PREFIX}${id}`)).toBeNull())
  await elsewhere('Ana has left')
  await refreshApplications()
  await waitFor(() => expect(field().value).toBe('Ana has left'))
})

it('before a document is made, the page says that its facts are those of an earlier resume', async () => {
  const { api } = await settle()
  const text =
    'Tester at Umber Tools\n\nRequirements\n- SQL\n- Test automation\n\nResponsibilities\n- You test our web shop.'
  const { applicationId } = await api.call(saveJob, {
    body: { text, title: 'Tester', company: 'Umber Tools' },
    idempotencyKey: crypto.randomUUID(),
  })
  app.answers.set(/career-documents\/profile$/, { version: 1, profile: NO_PROFILE, hasOtherResume: true })
  await open(`/applications/${applicationId}`)
  expect(await screen.findByText(otherResume.title)).toBeTruthy()
  expect(screen.getByRole('link', { name: otherResume.lay }).getAttribute('href')).toBe('/documents')
})

it('facts are edited, and what was not touched stays as it was', async () => {
  const person = await settle()
  const pay = { text: '60k', min: 60_000, max: null, currency: 'EUR', period: 'year' }
  const id = await add(person, { pay, notes: 'Ask for Mira' })
  await open(`/applications/${id}`)
  press(parts.edit.open)
  const dialog = await dialogNamed(parts.edit.title)
  fireEvent.change(dialog.getByLabelText(detail.method), { target: { value: 'E-mail' } })
  fireEvent.change(dialog.getByLabelText(parts.edit.tags), { target: { value: 'remote, asap , ,remote' } })
  fireEvent.change(dialog.getByLabelText(parts.edit.url), { target: { value: 'tide' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.edit.save }))
  expect(await dialog.findByText('Use a web address that starts with https://')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(parts.edit.url), { target: { value: 'https://umber.example/7' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.edit.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await get(person, id)).toMatchObject({
    method: 'E-mail',
    tags: ['asap', 'remote'],
    url: 'https://umber.example/7',
    notes: 'Ask for Mira',
    pay,
  })
  expect(await screen.findByText('E-mail')).toBeTruthy()
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s a talk is over when its day is over there, whatever day it is elsewhere',
  async (zone) => {
    const person = await settle()
    await person.api.call(updateProfile, { body: { time_zone: zone } })
    const id = await add(person)
    const today = localDateIn(zone, systemClock.now())
    const days = [addDays(today, -1), today]
    const talk = { kind: 'screen', atTime: null, minutes: null, place: '', outcome: 'planned', note: '' } as const
    for (const onDate of days)
      await person.api.call(saveApplicationInterview, { params: { id }, body: { ...talk, onDate } })
    await open(`/applications/${id}`)
    const asked = async (onDate: string) =>
      (await screen.findAllByRole('button', { name: new RegExp(detail.on(onDate, null)) })).map(
        (button) => button.textContent,
      )
    expect([await asked(days[0] ?? ''), await asked(days[1] ?? '')]).toEqual([
      expect.arrayContaining([parts.talks.ask]),
      expect.not.arrayContaining([parts.talks.ask]),
    ])
  },
)

it('an interview is planned, and what was asked is written down afterwards', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  press(parts.talks.add)
  const dialog = await dialogNamed(parts.talks.title)
  fireEvent.change(dialog.getByLabelText(parts.talks.kind), { target: { value: 'technical' } })
  fireEvent.change(dialog.getByLabelText(parts.talks.time), { target: { value: '14:30' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.talks.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await get(person, id)).interviews).toMatchObject([
    { kind: 'technical', atTime: '14:30', outcome: 'planned', minutes: null },
  ])
  const card = within(screen.getByRole('region', { name: detail.interviews }))
  fireEvent.click(await card.findByRole('button', { name: /^Edit the interview on/ }))
  const again = await dialogNamed(parts.talks.title)
  fireEvent.change(again.getByLabelText(parts.talks.outcome), { target: { value: 'passed' } })
  fireEvent.change(again.getByLabelText(parts.talks.note), { target: { value: 'Asked about locks' } })
  fireEvent.click(again.getByRole('button', { name: parts.talks.save }))
  expect(await card.findByText('Asked about locks')).toBeTruthy()
  expect((await get(person, id)).interviews).toMatchObject([{ outcome: 'passed', note: 'Asked about locks' }])
})

it('two tasks that are ticked one right after the other are both done', async () => {
  const person = await settle()
  const id = await add(person)
  const names = ['Send the portfolio', 'Call back']
  for (const title of names)
    await person.api.call(saveApplicationTask, { params: { id }, body: { title, dueOn: null, state: 'open' } })
  await open(`/applications/${id}`)
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
  await waitFor(async () => expect((await get(person, id)).tasks).toMatchObject([{ state: 'done' }, { state: 'done' }]))
})

it('tasks are added, ticked and removed', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  fireEvent.change(screen.getByLabelText(parts.tasks.what), { target: { value: 'Send the portfolio' } })
  press(parts.tasks.add)
  fireEvent.click(await screen.findByRole('checkbox', { name: /Send the portfolio/ }))
  await waitFor(async () => expect((await get(person, id)).tasks).toMatchObject([{ state: 'done' }]))
  press(parts.tasks.remove('Send the portfolio'))
  expect(await screen.findByText(parts.tasks.none)).toBeTruthy()
})

it('a person is kept as written; only what is an address leads anywhere', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  press(parts.people.add)
  const dialog = await dialogNamed(parts.people.title)
  const write = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fireEvent.change(dialog.getByRole('textbox', { name: parts.people.name }), { target: { value: 'Mira Ode' } })
  write(parts.people.email, 'mira at umber')
  write(parts.people.link, 'javascript:alert(1)')
  fireEvent.click(dialog.getByRole('button', { name: parts.people.save }))
  expect(await screen.findByText('Mira Ode')).toBeTruthy()
  expect(screen.getByText('mira at umber').closest('a')).toBeNull()
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
})

it('the day of a step is corrected in the history', async () => {
  const person = await settle()
  const id = await add(person, { appliedOn: '2026-03-01' })
  await open(`/applications/${id}`)
  press(detail.changeDayOf(`${words.events.created}: ${words.stages.applied}`))
  fireEvent.change(await screen.findByLabelText(detail.newDay), { target: { value: '2026-02-27' } })
  press(detail.saveDay)
  await waitFor(async () => expect((await get(person, id)).appliedOn).toBe('2026-02-27'))
  expect(await screen.findByText(/corrected to/)).toBeTruthy()
})

it('facts that were edited here and others that were edited elsewhere both stand', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  const elsewhere = async (location: string) => {
    const { version } = await get(person, id)
    await person.api.call(changeApplication, { params: { id }, body: { location, version } })
  }
  press(parts.edit.open)
  const dialog = await dialogNamed(parts.edit.title)
  await elsewhere('Oslo')
  fireEvent.change(dialog.getByLabelText(parts.edit.company), { target: { value: 'Umber International' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.edit.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await get(person, id)).toMatchObject({ company: 'Umber International', location: 'Oslo' })
})

it('a last day to apply that was typed meanwhile is not saved as the day to answer an offer', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  press(parts.edit.open)
  const dialog = await dialogNamed(parts.edit.title)
  await person.api.call(moveApplication, { params: { id }, body: { stage: 'offer' } })
  fireEvent.change(dialog.getByLabelText(detail.deadline), { target: { value: '2030-12-10' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.edit.save }))
  expect(await dialog.findByText(parts.edit.stale)).toBeTruthy()
  expect((await get(person, id)).deadlineOn).toBeNull()
})

it('a stage that was a slip is taken back in the history', async () => {
  const person = await settle()
  const id = await add(person)
  await person.api.call(moveApplication, { params: { id }, body: { stage: 'offer' } })
  await open(`/applications/${id}`)
  press(detail.takeBackOf(`${words.events.stage}: ${words.stages.offer}`))
  expect(await screen.findByText(detail.takenBack)).toBeTruthy()
  expect((await get(person, id)).stage).toBe('applied')
  const { funnel } = await person.api.call(getInsights)
  expect(funnel.find(({ stage }) => stage === 'offer')?.count).toBe(0)
})

it('filters get a name, and one press shows them again', async () => {
  const person = await settle()
  await add(person)
  await add(person, { company: 'Quartz Bank', title: 'Tester', stage: 'saved' })
  await open('/applications?view=list&stage=saved')
  expect(await screen.findByText('Quartz Bank')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.list.views.name), { target: { value: 'To apply' } })
  press(words.list.views.save)
  const view = await screen.findByRole('button', { name: 'To apply' })
  expect((await person.api.call(getListOptions)).views).toMatchObject([{ name: 'To apply', query: { stage: 'saved' } }])
  press(words.list.clear)
  expect(await screen.findByText('Umber Tools')).toBeTruthy()
  fireEvent.click(view)
  await waitFor(() => expect(screen.queryByText('Umber Tools')).toBeNull())
  expect(await screen.findByText('Quartz Bank')).toBeTruthy()
})

it('a saved job has no letter on an application; one that was sent has', async () => {
  const person = await settle()
  const saved = await add(person, { stage: 'saved' })
  await open(`/applications/${saved}`)
  expect(await screen.findByRole('region', { name: detail.interviews })).toBeTruthy()
  expect(screen.queryByLabelText(detail.letterKind)).toBeNull()
  expect(screen.queryByRole('button', { name: detail.sent })).toBeNull()
})

it('the letters offered are those of the stage', async () => {
  const person = await settle()
  const id = await add(person)
  await open(`/applications/${id}`)
  const kinds = await screen.findByLabelText<HTMLSelectElement>(detail.letterKind)
  expect([...kinds.options].map(({ value }) => value)).toEqual(['first', 'second', 'withdraw'])
  expect(await screen.findByRole('button', { name: detail.sent })).toBeTruthy()
})

it('in the trash all can be read, and the one thing to do is to take it back', async () => {
  const person = await settle()
  const id = await add(person, { notes: 'Ask for Mira', location: 'Oslo' })
  const params = { id }
  await person.api.call(saveApplicationTask, { params, body: { title: 'Send the portfolio', dueOn: null } })
  await person.api.call(addApplicationEvent, { params, body: { kind: 'note', text: 'They were kind' } })
  await person.api.call(removeApplication, { params, query: {} })
  await open(`/applications/${id}`)
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/^This application is in the trash\. It is deleted for good after .*\d{4}\.$/)).toBeTruthy()
  for (const text of ['Ask for Mira', 'Send the portfolio', 'They were kind', 'Oslo', words.stages.applied])
    expect(main.getAllByText(text).length).toBeGreaterThan(0)
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([detail.trash.takeBack])
  for (const role of ['textbox', 'combobox', 'checkbox']) expect(main.queryByRole(role)).toBeNull()
  press(detail.trash.takeBack)
  expect(await screen.findByText(detail.trash.restored)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(await main.findByRole('button', { name: parts.edit.open })).toBeTruthy()
  expect((await get(person, id)).deletedAt).toBeNull()
})

it.each([
  ['was held', 'done', true],
  ['was called off', 'cancelled', false],
] as const)('a thank-you letter is offered after a talk that %s: %s', async (_what, outcome, isOffered) => {
  const person = await settle()
  const id = await add(person)
  const talk = {
    kind: 'screen',
    onDate: '2026-03-02',
    atTime: null,
    minutes: null,
    place: '',
    outcome,
    note: '',
  } as const
  await person.api.call(saveApplicationInterview, { params: { id }, body: talk })
  await open(`/applications/${id}`)
  await screen.findByRole('option', { name: detail.letters.first })
  expect(screen.queryByRole('option', { name: detail.letters.thank_you }) !== null).toBe(isOffered)
})
