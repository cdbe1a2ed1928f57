import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { commitImport } from '#contract/application-reports.ts'
import { addApplication, listApplications, moveApplication } from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { addDays, systemClock, utcDateOf } from '#core/time.ts'
import type { Person } from '#test/support/person.ts'
import { SCAM_AD } from '#test/support/scam-ad.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { applicationParts as parts } from '../strings/en/application-parts.ts'
import { applications as words } from '../strings/en/applications.ts'

const { app, settle, open } = useApp()

const add = ({ api }: Person, company: string, title: string, stage: 'saved' | 'applied' = 'saved') =>
  api.call(addApplication, { body: { company, title, stage }, idempotencyKey: crypto.randomUUID() })
const localDay = (days: number) => addDays(utcDateOf(systemClock.now()), days)
const button = (name: string) => screen.getByRole('button', { name })

it('a job added in the dialog stands on the board in its stage', async () => {
  const person = await settle()
  await open('/applications')
  expect(screen.getByText(words.empty.title)).toBeTruthy()
  fireEvent.click(must(screen.getAllByRole('button', { name: words.add })[0]))
  const dialog = within(await screen.findByRole('dialog', { name: words.form.title }))
  fireEvent.change(dialog.getByLabelText(words.form.company), { target: { value: 'Umber Tools' } })
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: words.views.board }))
  expect((await screen.findAllByText('Umber Tools')).length).toBeGreaterThan(0)
  const { items } = await person.api.call(listApplications, { query: {} })
  expect(items.map(({ company, stage }) => [company, stage])).toEqual([['Umber Tools', 'saved']])
})

it('a digit pressed on a card moves it to that stage', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await open('/applications?view=board')
  const card = must((await screen.findByText('Umber Tools')).closest('li'))
  fireEvent.keyDown(must(within(card).getAllByRole('link')[0]), { key: '3' })
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: {} })
    expect(items[0]?.stage).toBe('talks')
  })
})

it('a card that was moved by keys keeps the focus for the next key', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await open('/applications?view=board')
  const titleIn = async (stage: keyof typeof words.stages) => {
    const column = must(screen.getByRole('heading', { name: new RegExp(`^${words.stages[stage]}`) }).parentElement)
    return within(column).findByRole('link', { name: 'Developer' })
  }
  await screen.findByText('Umber Tools')
  const first = await titleIn('saved')
  first.focus()
  fireEvent.keyDown(first, { key: '3' })
  const second = await titleIn('talks')
  await waitFor(() => expect(document.activeElement).toBe(second))
  fireEvent.keyDown(second, { key: '2' })
  const third = await titleIn('applied')
  await waitFor(() => expect(document.activeElement).toBe(third))
})

it('each move of a card is said with the place that it has then', async () => {
  const person = await settle()
  for (const company of ['Quartz Bank', 'Umber Tools', 'Basalt']) await add(person, company, `${company} Developer`)
  await open('/applications?view=board')
  const card = await screen.findByRole('link', { name: 'Basalt Developer' })
  const isSaid = (place: number) =>
    screen.findByText(words.board.moved('Basalt Developer', words.stages.saved, place, 3))
  fireEvent.keyDown(card, { key: 'ArrowDown', altKey: true })
  expect(await isSaid(2)).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('link', { name: 'Basalt Developer' }), { key: 'ArrowDown', altKey: true })
  expect(await isSaid(3)).toBeTruthy()
  // what is added elsewhere moves nothing here, and says nothing
  await add(person, 'Tide', 'Tide Developer')
  await refreshApplications()
  await screen.findByRole('link', { name: 'Tide Developer' })
  expect(await isSaid(3)).toBeTruthy()
})

it('what was moved elsewhere meanwhile is not taken back with the moves of the list', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  const { application } = await add(person, 'Quartz Bank', 'Tester')
  await open('/applications?view=list')
  fireEvent.click(await screen.findByLabelText(words.list.all(2)))
  await person.api.call(moveApplication, { params: { id: application.id }, body: { stage: 'offer' } })
  fireEvent.change(await screen.findByLabelText(words.list.bulk.move), { target: { value: 'offer' } })
  expect(await screen.findByText(words.list.bulk.done(1))).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: words.detail.undo }))
  expect(await screen.findByText(words.list.bulk.takenBack(1))).toBeTruthy()
  const { items } = await person.api.call(listApplications, { query: { sort: 'company' } })
  expect(items.map(({ stage }) => stage)).toEqual(['offer', 'saved'])
})

it('a job added beside a similar one leads to the other one', async () => {
  const person = await settle()
  const { application } = await add(person, 'Umber Tools', 'Developer', 'applied')
  await open('/applications')
  fireEvent.click(must(screen.getAllByRole('button', { name: words.add })[0]))
  const dialog = within(await screen.findByRole('dialog', { name: words.form.title }))
  fireEvent.change(dialog.getByLabelText(words.form.company), { target: { value: 'Umber Tools' } })
  fireEvent.change(dialog.getByLabelText(words.form.jobTitle), { target: { value: 'Developer' } })
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }))
  fireEvent.click(await screen.findByRole('button', { name: words.form.similar.show }))
  expect(await screen.findByText(words.appliedOn(must(application.appliedOn)))).toBeTruthy()
})

it('what many were closed as is taken back at once, as if it had not been', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await add(person, 'Quartz Bank', 'Tester')
  await open('/applications?view=list')
  fireEvent.click(await screen.findByLabelText(words.list.all(2)))
  fireEvent.change(await screen.findByLabelText(words.list.bulk.close), { target: { value: 'rejected' } })
  expect(await screen.findByText(words.list.bulk.done(2))).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: words.detail.undo }))
  expect(await screen.findByText(words.list.bulk.takenBack(2))).toBeTruthy()
  const { items, counts } = await person.api.call(listApplications, { query: {} })
  expect([counts.closed, items.map(({ outcome, closedOn }) => [outcome, closedOn])]).toEqual([
    0,
    [
      [null, null],
      [null, null],
    ],
  ])
})

it('what goes to the trash at once is said so and comes back', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await add(person, 'Quartz Bank', 'Tester')
  await open('/applications?view=list')
  fireEvent.click(await screen.findByLabelText(words.list.all(2)))
  fireEvent.click(await screen.findByRole('button', { name: words.list.bulk.remove }))
  expect(await screen.findByText(words.list.bulk.trashed(2))).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Umber Tools')).toBeNull())
  expect(screen.queryByText(words.list.nothingFound)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: words.detail.undo }))
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: {} })
    expect(new Set(items.map(({ company }) => company))).toEqual(new Set(['Quartz Bank', 'Umber Tools']))
  })
})

it('the list finds by company and says when nothing fits', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await add(person, 'Quartz Bank', 'Tester')
  await open('/applications?view=list')
  const search = await screen.findByLabelText(words.list.search)
  fireEvent.change(search, { target: { value: 'quartz' } })
  await waitFor(() => expect(screen.queryByText(/Umber Tools/)).toBeNull())
  expect(screen.getByText(/Quartz Bank/)).toBeTruthy()
  fireEvent.change(search, { target: { value: 'nothing like it' } })
  expect(await screen.findByText(words.list.nothingFound)).toBeTruthy()
})

it('J and K go along the table, and the opened job knows its neighbours', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await add(person, 'Quartz Bank', 'Tester')
  await open('/applications?view=list&sort=company')
  const [first, second] = ['Tester', 'Developer'] as const
  await screen.findByRole('link', { name: first })
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(document.activeElement?.textContent).toBe(first)
  fireEvent.keyDown(must(document.activeElement), { key: 'j' })
  expect(document.activeElement?.textContent).toBe(second)
  fireEvent.keyDown(must(document.activeElement), { key: 'j' })
  expect(document.activeElement?.textContent).toBe(second)
  fireEvent.keyDown(must(document.activeElement), { key: 'k' })
  expect(document.activeElement?.textContent).toBe(first)
  // a letter that is typed stays a letter
  const search = screen.getByLabelText(words.list.search)
  search.focus()
  fireEvent.keyDown(search, { key: 'j' })
  expect(document.activeElement).toBe(search)
  fireEvent.click(screen.getByRole('link', { name: first }))
  expect(await screen.findByRole('heading', { level: 1, name: first })).toBeTruthy()
  const beside = await screen.findByRole('navigation', { name: parts.beside.label })
  expect(within(beside).getByText(parts.beside.place(1, 2))).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(second))
})

it('the table shows the columns that were chosen, on the next visit too', async () => {
  const person = await settle()
  const body = { company: 'Umber Tools', title: 'Developer', location: 'Izmir' }
  await person.api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  await open('/applications?view=list')
  await screen.findByText('Umber Tools')
  expect(screen.queryByText('Izmir')).toBeNull()
  fireEvent.click(button(parts.table.columns.button))
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: parts.table.columns.names.place }))
  expect(await screen.findByText('Izmir')).toBeTruthy()
  const place = screen.getByRole('menuitemcheckbox', { name: parts.table.columns.names.place })
  expect(place.getAttribute('aria-checked')).toBe('true')
  cleanup()
  await open('/applications?view=list')
  expect(await screen.findByText('Izmir')).toBeTruthy()
})

it('stages are called what their owner calls them', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer', 'applied')
  await open('/applications?view=board')
  fireEvent.click(await screen.findByRole('button', { name: parts.stageNames.open }))
  const dialog = within(await screen.findByRole('dialog', { name: parts.stageNames.title }))
  fireEvent.change(dialog.getByLabelText(words.stages.applied), { target: { value: 'Sent off' } })
  fireEvent.click(dialog.getByRole('button', { name: parts.stageNames.submit }))
  expect(await screen.findByRole('heading', { name: /Sent off/ })).toBeTruthy()
  await open('/applications?view=list')
  expect(await screen.findByText(/^Sent off since/)).toBeTruthy()
})

it('where nothing is due, the saved jobs are one tap away', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer', 'saved')
  await open('/applications')
  const link = await screen.findByRole('link', { name: parts.nothingToday.saved(1) })
  expect(link.getAttribute('href')).toBe('/applications?view=board')
})

it('a reminder is put off to any later day', async () => {
  const person = await settle()
  const body = { company: 'Umber Tools', title: 'Developer', deadlineOn: utcDateOf(app.server.deps.clock.now()) }
  await person.api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  await open('/applications')
  fireEvent.click(await screen.findByRole('button', { name: words.today.snoozeOf('Developer') }))
  fireEvent.click(await screen.findByRole('menuitem', { name: words.today.snoozeUntil.open }))
  const dialog = within(await screen.findByRole('dialog', { name: words.today.snoozeUntil.title }))
  const day = dialog.getByLabelText(words.today.snoozeUntil.day)
  const send = () => dialog.getByRole<HTMLButtonElement>('button', { name: words.today.snoozeUntil.submit })
  expect(send().disabled).toBe(true)
  fireEvent.change(day, { target: { value: localDay(-1) } })
  expect(dialog.getByText(words.today.snoozeUntil.past)).toBeTruthy()
  expect(send().disabled).toBe(true)
  fireEvent.change(day, { target: { value: localDay(40) } })
  fireEvent.click(send())
  expect(await screen.findByText(words.today.nothing)).toBeTruthy()
  const { items } = await person.api.call(listApplications, { query: {} })
  expect(items[0]?.snoozedUntil).toBe(localDay(40))
})

it('by keyboard the focus goes from a row that is done to the next one, and at last to the list', async () => {
  const person = await settle()
  const on = addDays(utcDateOf(app.server.deps.clock.now()), -40)
  for (const title of ['Clerk', 'Tester']) {
    const body = { company: 'Umber', title, stage: 'applied' as const, appliedOn: on }
    await person.api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  }
  await open('/applications')
  const snooze = must(screen.getAllByRole('button', { name: words.today.snoozeOf('Clerk') })[0])
  snooze.focus()
  fireEvent.click(snooze)
  // the first press fetches the menu, which takes the place of the button
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(menu, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const closeFirst = async () => {
    const close = must((await screen.findAllByRole('button', { name: words.today.close }))[0])
    close.focus()
    fireEvent.click(close)
    await waitFor(() => expect(close.isConnected).toBe(false))
  }
  await closeFirst()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.today.open))
  await closeFirst()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.textContent).toContain(words.today.nothing)
  expect(document.activeElement?.id).not.toBe('main')
})

it('after many were changed at once the focus stays in the list', async () => {
  const person = await settle()
  await add(person, 'Umber', 'Clerk')
  await open('/applications?view=list')
  fireEvent.click(await screen.findByLabelText(words.list.all(1)))
  const trash = button(words.list.bulk.remove)
  trash.focus()
  fireEvent.click(trash)
  expect(await screen.findByText(words.list.nothingHere)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.textContent).toContain(words.list.nothingHere)
})

it('applications that cannot be loaded say so and can be asked for again', async () => {
  await settle()
  app.breaks = /api\/applications/
  await open('/applications')
  expect(await screen.findByRole('alert')).toBeTruthy()
  app.breaks = /^$/
  fireEvent.click(button('Try again'))
  expect(await screen.findByText(words.empty.title)).toBeTruthy()
})

it('list, board and history say of an imported step that its day is not known', async () => {
  const person = await settle()
  const form = new FormData()
  form.set('file', new File(['Company,Role,Date applied,Status\nUmber,Developer,14/02/2026,Interview\n'], 'list.csv'))
  await person.api.call(commitImport, { form })
  await open('/applications?view=list')
  expect(await screen.findByText(`${words.stages.interviewing}, ${parts.unknownDay.since}`)).toBeTruthy()
  fireEvent.click(button(words.views.board))
  const card = must((await screen.findByText('Umber')).closest('li'))
  expect(within(card).getByText(words.appliedOn('2026-02-14'))).toBeTruthy()
  fireEvent.click(within(card).getByRole('link'))
  expect(await screen.findByText(words.appliedOn('2026-02-14'))).toBeTruthy()
  expect(await screen.findByText(parts.unknownDay.heading)).toBeTruthy()
})

it('a next step whose day has passed is said to be past', async () => {
  const { api } = await settle()
  const body = { company: 'Umber', stage: 'applied', appliedOn: '2026-02-20' } as const
  const { application } = await api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  const { kind, dueOn } = must(application.reminder)
  await open('/applications?view=board')
  const said = parts.nextStep.overdue(parts.nextStep.dated[kind](dueOn))
  expect(await screen.findByText(said)).toBeTruthy()
  await open('/applications?view=list')
  expect(await screen.findByText(said)).toBeTruthy()
})

it('a reply of another employer is pinned to no application, and can become a new one', async () => {
  const person = await settle()
  await add(person, 'Oldham Council', 'Data Officer', 'applied')
  await open('/applications')
  fireEvent.click(await screen.findByRole('button', { name: words.reply.title }))
  const dialog = within(await screen.findByRole('dialog', { name: words.reply.title }))
  const body =
    'Thank you for your interest in the Data Officer role at Stockport Library. On this occasion we have decided not to take your application further.'
  fireEvent.change(dialog.getByLabelText(words.reply.body), { target: { value: body } })
  fireEvent.click(dialog.getByRole('button', { name: words.reply.read }))
  const which = await dialog.findByLabelText<HTMLSelectElement>(words.reply.which)
  expect(which.value).toBe('')
  expect(dialog.getByText(words.reply.stranger('Stockport Library'))).toBeTruthy()
  fireEvent.change(which, { target: { value: 'none' } })
  expect(dialog.getByRole('button', { name: words.reply.discard })).toBeTruthy()
  fireEvent.change(which, { target: { value: 'new' } })
  fireEvent.click(dialog.getByRole('button', { name: words.reply.confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { items } = await person.api.call(listApplications, { query: {} })
  expect(new Set(items.map(({ company, title, outcome }) => [company, title, outcome].join(' · ')))).toEqual(
    new Set(['Oldham Council · Data Officer · ', 'Stockport Library · Data Officer · rejected']),
  )
})

it('an advert with the signs of a scam is to be checked, not applied to', async () => {
  const { api } = await settle()
  await api.call(saveJob, { body: { text: SCAM_AD }, idempotencyKey: crypto.randomUUID() })
  await open('/applications?view=list')
  expect(await screen.findByText(parts.nextStep.doubtful)).toBeTruthy()
  expect(screen.queryByText(parts.nextStep.undated.saved)).toBeNull()
})

it('a closed application has no next step', async () => {
  const { api } = await settle()
  const body = { company: 'Umber', stage: 'applied', appliedOn: '2026-02-20' } as const
  const { application } = await api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  await api.call(moveApplication, { params: { id: application.id }, body: { outcome: 'rejected' } })
  await open('/applications?view=list&outcome=closed')
  expect(await screen.findByText(parts.nextStep.closed)).toBeTruthy()
})
