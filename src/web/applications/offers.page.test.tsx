import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication, getApplication, moveApplication, saveApplicationTask } from '#contract/applications.ts'
import { addDays, utcDateOf } from '#core/time.ts'
import type { Person } from '#test/support/person.ts'
import { useApp } from '#test/support/render-app.tsx'
import { applicationParts as parts } from '../strings/en/application-parts.ts'

const { app, settle, open } = useApp()
const { compare, others } = parts.offer

const add = async ({ api }: Person, body: object) => {
  const { application } = await api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  return application.id
}
const today = () => utcDateOf(app.server.clock.now())
const offer = (company: string, text: string, currency = 'EUR') => ({
  company,
  title: 'Engineer',
  stage: 'offer' as const,
  pay: { text, min: 3_000, max: 3_000, currency, period: 'month' as const },
})

it('two open offers stand side by side, and what nobody said is said to be so', async () => {
  const person = await settle()
  await add(person, offer('Umber', '€3,000 a month'))
  await add(person, { ...offer('Amber', '€3,000 a month'), workplace: 'remote' })
  await open('/applications')
  const card = within(await screen.findByRole('region', { name: compare.title }))
  const row = (name: string) => within(card.getByRole('rowheader', { name }).closest('tr') ?? document.body)
  expect(row(compare.rows.year).getAllByText('€36,000')).toHaveLength(2)
  expect(row(compare.rows.notice).getAllByText(compare.notSaid)).toHaveLength(2)
  expect(row(compare.rows.workplace).getByText(parts.edit.workplaces.remote)).toBeTruthy()
})

it('a title and a firm in Arabic keep their sides, in the offers and in the list of today', async () => {
  const person = await settle()
  await add(person, { ...offer('شركة النيل', '€3,000 a month'), title: 'مطور برمجيات', deadlineOn: today() })
  await add(person, offer('Amber', '€3,000 a month'))
  await open('/applications')
  await screen.findByRole('region', { name: compare.title })
  const inLists = (text: string) => screen.getAllByText(text).map(({ tagName }) => tagName)
  expect(new Set(inLists('مطور برمجيات'))).toEqual(new Set(['BDI']))
  expect(inLists('شركة النيل').length).toBeGreaterThan(2)
  expect(new Set(inLists('شركة النيل'))).toEqual(new Set(['BDI']))
})

it('offers in two currencies are not reckoned against each other', async () => {
  const person = await settle()
  await add(person, offer('Umber', '€3,000 a month'))
  await add(person, offer('Ochre', 'PLN 3000 a month', 'PLN'))
  await open('/applications')
  expect(await screen.findByText(compare.currencies)).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: compare.rows.year })).toBeNull()
})

it('after an offer is accepted the others are closed one by one, and their letters stand ready', async () => {
  const person = await settle()
  const id = await add(person, offer('Umber', '€3,000 a month'))
  const other = await add(person, { company: 'Amber', title: 'Clerk', stage: 'applied' })
  await add(person, { company: 'Ochre', title: 'Only saved' })
  await person.api.call(moveApplication, { params: { id }, body: { outcome: 'accepted' } })
  await open(`/applications/${id}`)
  const card = within(await screen.findByRole('region', { name: others.title }))
  expect(card.queryByText('Only saved')).toBeNull()
  fireEvent.click(card.getByRole('button', { name: others.closeOf(others.withdraw, 'Clerk') }))
  const write = await card.findByRole('link', { name: others.write('Amber') })
  expect((await person.api.call(getApplication, { params: { id: other } })).outcome).toBe('withdrawn')
  fireEvent.click(write)
  expect(await screen.findByText('Withdrawing my application: Clerk, Amber')).toBeTruthy()
})

it('a task is ticked off on Today', async () => {
  const person = await settle()
  const id = await add(person, { company: 'Umber', title: 'Developer', stage: 'interviewing' })
  const dueOn = addDays(utcDateOf(app.server.deps.clock.now()), 2)
  await person.api.call(saveApplicationTask, { params: { id }, body: { title: 'Confirm the day', dueOn } })
  await open('/applications')
  fireEvent.click(await screen.findByRole('button', { name: parts.nextStep.doneOf('Confirm the day') }))
  await waitFor(async () => {
    const { tasks } = await person.api.call(getApplication, { params: { id } })
    expect(tasks).toMatchObject([{ title: 'Confirm the day', state: 'done', dueOn }])
  })
})
