import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'

const { settle, open } = useApp()

it('the settings say what the plan gives, what is used and when it renews, in the words of its page', async () => {
  await settle()
  await open('/settings')
  const card = within(screen.getByRole('region', { name: 'Your plan' }))
  expect(await card.findByText('Daily bonus of 100 XP, with the first step of each day')).toBeTruthy()
  expect(card.getByText('10 of 10 left')).toBeTruthy()
  expect(card.getByText(/^They renew on .+ On every plan, at most 3 scored skill checks a day\.$/)).toBeTruthy()
  cleanup()
  await open('/settings/plan')
  expect(await screen.findByText('10 of 10 left')).toBeTruthy()
})

it('without game elements neither the plan nor the interview speaks of points', async () => {
  const person = await settle()
  await person.api.call(updateProfile, { body: { game_elements: false } })
  await open('/settings/plan')
  expect(await screen.findByText('10 of 10 left')).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toMatch(/XP|points/)
  cleanup()
  await open('/mock-interview')
  expect(await screen.findByText(/^Built-in coaching has no limit.+count towards your plan\.$/)).toBeTruthy()
})
