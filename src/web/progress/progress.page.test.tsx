import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getUserDetails, updateProfile } from '#contract/account.ts'
import { progress } from '../strings/en/progress.ts'

const { app, settle, open } = useApp()
const { matchMedia } = window
afterEach(() => void Object.assign(window, { matchMedia }))

it('a newcomer stands on the board by initials, never by full name, and the question says so', async () => {
  await settle()
  await open('/dashboard/Leaderboard')
  const main = screen.getByRole('main').textContent
  expect(main).toMatch(/[A-Z]\. ?[A-Z]\./)
  const [, shown] = /Until you answer, others see you as (.+?\. .+?\.) You can/.exec(main) ?? []
  const own = await screen.findByText((_, element) => element?.getAttribute('aria-current') === 'true')
  expect(own.textContent).toContain(must(shown))
})

it('says what was earned as points, not as a number of times', async () => {
  await settle()
  await open('/dashboard/achievements')
  const card = must((await screen.findByText(/Profile Completed/)).closest('li'))
  expect(card.textContent).toMatch(/Profile Completed x100\+100 XP · /)
})

it('a board that cannot be loaded can be asked for again', async () => {
  await settle()
  app.breaks = /leaderboard|top30/i
  await open('/dashboard/Leaderboard')
  expect(await screen.findByRole('alert')).toBeTruthy()
  app.breaks = /^$/
  fireEvent.click(must(screen.getAllByRole('button', { name: 'Try again' })[0]))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('hiding game elements takes points and streak out of the header, and back', async () => {
  const person = await settle()
  await open('/settings/looks')
  const box = screen.getByLabelText('Show me no game elements')
  fireEvent.click(box)
  await waitFor(async () => expect((await person.api.call(getUserDetails)).userInfo.game_elements).toBe(false))
  expect(await screen.findByText('Saved')).toBeTruthy()
  await person.api.call(updateProfile, { body: { game_elements: true } })
})

it('choosing to be hidden on boards is kept at once', async () => {
  const person = await settle()
  await open('/settings/looks')
  const section = screen.getByRole('region', { name: 'Leaderboard' })
  fireEvent.click(within(section).getByRole('radio', { name: /Hide me/ }))
  await waitFor(async () =>
    expect((await person.api.call(getUserDetails)).userInfo.leaderboard_visibility).toBe('hidden'),
  )
})

it('on a phone the strip for a badge waits until the toast before it is gone', async () => {
  Object.assign(window, {
    matchMedia: (media: string) => ({ ...matchMedia(media), matches: media.includes('width <') }),
  })
  await settle()
  const toast = document.createElement('div')
  toast.dataset['sonnerToast'] = ''
  document.body.append(toast)
  await open('/dashboard')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(screen.queryByRole('status', { name: progress.celebration.label })).toBeNull()
  toast.remove()
  expect(await screen.findByRole('status', { name: progress.celebration.label })).toBeTruthy()
})
