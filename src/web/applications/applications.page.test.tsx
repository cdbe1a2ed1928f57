import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication, listApplications } from '#contract/applications.ts'
import type { Person } from '#test/support/person.ts'
import { applications as words } from '../strings/en/applications.ts'

const { app, settle, open } = useApp()

const add = ({ api }: Person, company: string, title: string, stage: 'saved' | 'applied' = 'saved') =>
  api.call(addApplication, { body: { company, title, stage }, idempotencyKey: crypto.randomUUID() })
const button = (name: string) => screen.getByRole('button', { name })

it('a job added in the dialog stands on the board in its stage', async () => {
  const person = await settle()
  await open('/applications')
  expect(screen.getByText(words.empty.title)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: words.add })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: words.form.title }))
  fireEvent.change(dialog.getByLabelText(words.form.company), { target: { value: 'Umber Tools' } })
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
  fireEvent.click(await screen.findByRole('button', { name: words.views.board }))
  expect((await screen.findAllByText('Umber Tools')).length).toBeGreaterThan(0)
  const { items } = await person.api.call(listApplications, { query: {} })
  expect(items.map(({ company, stage }) => [company, stage])).toEqual([['Umber Tools', 'saved']])
})

it('a digit pressed on a card moves it to that stage', async () => {
  const person = await settle()
  await add(person, 'Umber Tools', 'Developer')
  await open('/applications?view=board')
  const card = (await screen.findByText('Umber Tools')).closest('li')!
  fireEvent.keyDown(within(card).getAllByRole('link')[0]!, { key: '3' })
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: {} })
    expect(items[0]!.stage).toBe('talks')
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

it('applications that cannot be loaded say so and can be asked for again', async () => {
  await settle()
  app.breaks = /api\/applications/
  await open('/applications')
  expect(await screen.findByRole('alert')).toBeTruthy()
  app.breaks = /^$/
  fireEvent.click(button('Try again'))
  expect(await screen.findByText(words.empty.title)).toBeTruthy()
})
