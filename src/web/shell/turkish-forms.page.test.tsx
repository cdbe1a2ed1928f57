import { useApp } from '#test/support/render-app.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { achievements } from '../strings/tr/achievements.ts'
import { giveFeedback } from '../strings/tr/give-feedback.ts'
import { settings } from '../strings/tr/settings.ts'
import { shell } from '../strings/tr/shell.ts'
import { openFeedback } from './open-feedback.ts'

const { app, settle, open } = useApp()

async function openInTurkish(path: string): Promise<void> {
  const person = await settle()
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  await open(path)
  await waitFor(() => expect(document.documentElement.lang).toBe('tr'))
}

it('an emptied name is asked for in Turkish', async () => {
  await openInTurkish('/settings')
  fireEvent.change(screen.getByLabelText(new RegExp(`^${settings.profile.firstName}$`)), { target: { value: '' } })
  fireEvent.click(screen.getAllByRole('button', { name: settings.profile.save })[0] ?? document.body)
  expect(await screen.findByText('Adını yaz')).toBeTruthy()
})

it('a wrong password is refused once, in Turkish, and as what it is', async () => {
  await openInTurkish('/settings/security')
  fireEvent.change(screen.getByLabelText(new RegExp(settings.password.current)), {
    target: { value: 'not-mine-at-all' },
  })
  fireEvent.change(screen.getByLabelText(new RegExp(settings.password.wanted)), {
    target: { value: 'harbour-violin-moss-41' },
  })
  fireEvent.click(screen.getByRole('button', { name: settings.password.submit }))
  expect(await screen.findAllByText(/^Şu anki şifren bu değil/)).toHaveLength(1)
})

it('feedback is asked for, and thanked for with its points, in Turkish', async () => {
  await openInTurkish('/settings/looks')
  act(openFeedback)
  const words = await screen.findByLabelText(new RegExp(giveFeedback.words))
  fireEvent.click(screen.getByRole('button', { name: giveFeedback.send }))
  expect(await screen.findByText('Geri bildirimini yaz')).toBeTruthy()
  fireEvent.change(words, { target: { value: 'Yol haritası işime yaradı.' } })
  fireEvent.click(screen.getByRole('button', { name: giveFeedback.send }))
  expect(await screen.findByText(new RegExp(achievements.earned.activities.feedbackGiven))).toBeTruthy()
})

it('a page that breaks says so in Turkish', async () => {
  // what React prints of the error that this test causes
  vi.mocked(console.error).mockImplementation(() => undefined)
  app.answers.set(/career\/summary/, { match: null })
  await openInTurkish('/dashboard').catch(() => undefined)
  expect(await screen.findByRole('heading', { name: shell.error.unexpected })).toBeTruthy()
  expect(screen.getByRole('button', { name: shell.error.reload })).toBeTruthy()
  expect(document.documentElement.lang).toBe('tr')
  vi.mocked(console.error).mockClear()
})
