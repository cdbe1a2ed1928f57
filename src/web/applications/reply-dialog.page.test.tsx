import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adFlags, scamWords } from '../strings/en/ad-flags.ts'
import { applications } from '../strings/en/applications.ts'

const { settle, open } = useApp()
const words = applications.reply

async function paste(body: string) {
  await settle()
  await open('/applications')
  fireEvent.click(await screen.findByRole('button', { name: applications.pasteReply }))
  fireEvent.change(await screen.findByLabelText(words.body), { target: { value: body } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
}

it('a sign of fraud is named, and nothing is kept before the reader has checked the sender', async () => {
  await paste('Thank you for applying. Please complete the coding test. Contact our HR manager on Telegram for it.')
  expect(await screen.findByText(adFlags['whatsapp-only'])).toBeTruthy()
  expect(screen.queryByLabelText(words.which)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: scamWords.goOn }))
  expect(await screen.findByLabelText(words.which)).toBeTruthy()
})

it('what makes a letter fraud is named, and it cannot be kept', async () => {
  await paste('Thank you for applying. Open the device login page, enter the code and approve it.')
  expect(await screen.findByText(words.noise.fraud)).toBeTruthy()
  expect(screen.getByText(adFlags['asks-secrets'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: scamWords.goOn })).toBeNull()
  expect(screen.queryByLabelText(words.which)).toBeNull()
})

it('a letter in a language that is not read for fraud says so', async () => {
  await paste('Olá Rita, para reservar a vaga envie o seu código até sexta-feira, obrigado.')
  expect(await screen.findByText(scamWords.unread)).toBeTruthy()
})
