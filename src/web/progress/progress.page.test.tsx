import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, it } from 'vitest'
import { getUserDetails, updateProfile } from '#contract/account.ts'
import { changeLearningPath, getLearningPath } from '#contract/learning-path.ts'
import { queryClient } from '../lib/queries.ts'
import { leaderboard } from '../strings/en/leaderboard.ts'
import { progress } from '../strings/en/progress.ts'

const { app, settle, open } = useApp()
const { matchMedia } = window
afterEach(async () => {
  Object.assign(window, { matchMedia })
  await app.server.deps.db.deleteFrom('users').where('id', 'like', 'usr_crowd%').execute()
})

/** Opens a page that holds nothing from before, as after a reload. */
async function openNew(address: string) {
  toast.dismiss()
  cleanup()
  queryClient.clear()
  return open(address)
}

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

it.each([
  ['/dashboard/achievements', 'region', 'Points you earned'],
  ['/dashboard/Leaderboard', 'list', 'All time'],
])('%s says why it cannot be loaded, and can be asked for again', async (address, role, whole) => {
  await settle()
  const busy = { detail: 'The server is busy.', code: 'server.busy' }
  app.answers.set(/achivementsDetails|leaderboard/, Response.json(busy, { status: 503 }))
  await open(address)
  expect((await screen.findAllByText('The server is busy.'))[0]).toBeTruthy()
  app.answers.clear()
  fireEvent.click(must(screen.getAllByRole('button', { name: 'Try again' })[0]))
  expect(await screen.findByRole(role, { name: whole })).toBeTruthy()
  expect(screen.queryByText('The server is busy.')).toBeNull()
})

it('hiding game elements takes points and streak out of the header, and back', async () => {
  const person = await settle()
  await open('/settings/looks')
  const box = screen.getByLabelText('Show me no game elements')
  fireEvent.click(box)
  await waitFor(async () => expect((await person.api.call(getUserDetails)).userInfo.game_elements).toBe(false))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Streak/ })).toBeNull()
  fireEvent.click(box)
  expect(await screen.findByRole('button', { name: 'Streak: 1 day' })).toBeTruthy()
  await waitFor(async () => expect((await person.api.call(getUserDetails)).userInfo.game_elements).toBe(true))
})

it('without game elements their pages lead to the dashboard, which holds no points; with them all is there again', async () => {
  const { api } = await settle()
  await api.call(updateProfile, { body: { game_elements: false } })
  for (const address of ['/dashboard/achievements', '/dashboard/Leaderboard']) {
    const { where } = await openNew(address)
    await waitFor(() => expect(where()).toBe('/dashboard'))
  }
  await screen.findByRole('progressbar', { name: /^Dream role: / })
  await waitFor(() => expect(document.querySelector('#main [aria-busy=true]')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/\d XP\b/)
  await api.call(updateProfile, { body: { game_elements: true } })
  await openNew('/dashboard/achievements')
  expect(await screen.findByText('250 XP to reach Script Starter')).toBeTruthy()
})

it('how the board names a person is asked once, and holds at once', async () => {
  await settle()
  await open('/dashboard')
  await screen.findByText('Until you choose, the leaderboard names you by your initials.')
  fireEvent.click(screen.getByRole('link', { name: 'Choose how' }))
  expect(await screen.findByRole('link', { name: leaderboard.back })).toBeTruthy()
  expect(screen.getByText(leaderboard.lead)).toBeTruthy()
  const own = () => must([...document.querySelectorAll('li[aria-current="true"]')].at(0)).textContent
  await waitFor(() => expect(own()).toMatch(/A\. W\..*250 XP/))
  fireEvent.click(screen.getByRole('radio', { name: /full name/i }))
  fireEvent.click(screen.getByRole('button', { name: leaderboard.save }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: leaderboard.question })).toBeNull())
  await waitFor(() => expect(own()).toMatch(/Ada W\w+.*250 XP/))
  fireEvent.click(screen.getByRole('button', { name: 'This week' }))
  await waitFor(() => expect(own()).toContain('150 XP'))

  await openNew('/settings/looks')
  const section = screen.getByRole('region', { name: 'Leaderboard' })
  fireEvent.click(within(section).getByRole('radio', { name: /Hide me/ }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  await openNew('/dashboard/Leaderboard')
  expect(await screen.findByText(/^You are hidden, so you take no rank\./)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: leaderboard.question })).toBeNull()
  await openNew('/dashboard')
  expect(await within(await screen.findByRole('region', { name: 'Achievements' })).findByText('Level 1')).toBeTruthy()
  expect(screen.queryByText(/The leaderboard names you/)).toBeNull()
})

it('a person below the thirty sees the own row under them, ties at rank 30 included', async () => {
  await settle()
  const { db } = app.server.deps
  const at = '2026-01-01T00:00:00.000Z'
  const crowd = Array.from({ length: 31 }, (_, index) => index)
  await db
    .insertInto('users')
    .values(
      crowd.map((index) => ({
        id: `usr_crowd${index}`,
        email: `crowd${index}@example.com`,
        first_name: 'Crowd',
        last_name: `Number ${index}`,
        password_hash: '',
        time_zone: 'UTC',
        joined_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('progress')
    .values(
      crowd.map((index) => ({
        user_id: `usr_crowd${index}`,
        total_points: index < 29 ? 900_000 - index : 800_000,
        level_number: 10,
        reached_at: at,
        week_start: '2026-01-01',
        week_points: 0,
        week_reached_at: at,
        is_hidden: 0,
      })),
    )
    .execute()
  await open('/dashboard/Leaderboard')
  const rows = within(await screen.findByRole('list', { name: 'All time' })).getAllByRole('listitem')
  expect(rows).toHaveLength(30)
  expect(must(rows.at(-1)).textContent).toContain('30')
  const place = screen.getByRole('region', { name: leaderboard.place }).textContent
  expect(place).toMatch(/Rank \d+/)
  // by initials, until the person has said otherwise
  expect(place).toContain('A. W.')
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

it('I studied today, from the streak on the first page', async () => {
  const { api, userId } = await settle()
  const { courseId } = must((await api.call(getLearningPath))[0])
  await api.call(changeLearningPath, { params: { courseId }, body: { status: 'started' } })
  const { db } = app.server.deps
  await db.deleteFrom('streak_days').where('user_id', '=', userId).execute()
  await db
    .updateTable('progress')
    .set({ last_action_at: null, last_action_zone: null, last_action_date: null })
    .where('user_id', '=', userId)
    .execute()
  await open('/dashboard')
  fireEvent.click(await screen.findByRole('button', { name: 'Streak: 0 days' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Your streak' }))
  fireEvent.click(panel.getByRole('button', { name: 'I studied today' }))
  expect(await screen.findByText(/Today is logged/)).toBeTruthy()
  expect(await panel.findByText('Today is made')).toBeTruthy()
})
