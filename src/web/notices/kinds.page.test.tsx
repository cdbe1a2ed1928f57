import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { getReminders } from '#contract/notices.ts'
import { queryClient } from '../lib/queries.ts'
import { reminders as words } from '../strings/en/reminders.ts'

const { app, settle, open } = useApp()
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

/** What the server says, with mail and notifications as this test needs them. */
async function withWays(person: Awaited<ReturnType<typeof settle>>, can: { mail?: string; pushKey?: string | null }) {
  const told = await person.api.call(getReminders)
  app.answers.set(/api\/notices\/settings/, { ...told, can: { ...told.can, ...can } })
}

it('each kind is offered by the ways that the server has', async () => {
  const person = await settle()
  await withWays(person, { mail: 'yes', pushKey: null })
  await open('/settings/reminders')
  expect(await screen.findByRole('checkbox', { name: words.mailOf(words.kinds.interview.title) })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: words.pushOf(words.kinds.interview.title) })).toBeNull()
  expect(screen.getByText(words.noPush)).toBeTruthy()
})

it('without mail and notifications the page says so and offers neither', async () => {
  const person = await settle()
  await withWays(person, { mail: 'none', pushKey: null })
  await open('/settings/reminders')
  expect(await screen.findByText(words.nothing)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: words.mailOf(words.kinds.weekly.title) })).toBeNull()
})

it('there is no reminder of a streak while game elements are hidden', async () => {
  const person = await settle()
  await withWays(person, { mail: 'yes', pushKey: null })
  await open('/settings/reminders')
  expect(await screen.findByText(words.kinds.streak.note)).toBeTruthy()
  await person.api.call(updateProfile, { body: { game_elements: false } })
  cleanup()
  queryClient.clear()
  await open('/settings/reminders')
  expect(await screen.findByText(words.kinds.weekly.note)).toBeTruthy()
  expect(screen.queryByText(words.kinds.streak.note)).toBeNull()
})

it('quiet hours are kept as they are set', async () => {
  const person = await settle()
  await open('/settings/reminders')
  const before = (await person.api.call(getReminders)).quiet
  fireEvent.click(await screen.findByRole('checkbox', { name: words.quiet.on }))
  await waitFor(async () => expect((await person.api.call(getReminders)).quiet === null).toBe(before !== null))
  await waitFor(() => expect(box(words.quiet.on).checked).toBe(before === null))
})

it('a change that is not kept is said, and the box goes back', async () => {
  await withWays(await settle(), { mail: 'yes' })
  await open('/settings/reminders')
  const names = await screen.findByRole<HTMLInputElement>('checkbox', { name: words.names })
  const was = names.checked
  app.breaks = /api\/notices/
  fireEvent.click(names)
  expect(await screen.findByText(/offline|could not be saved/i)).toBeTruthy()
  await waitFor(() => expect(box(words.names).checked).toBe(was))
})
