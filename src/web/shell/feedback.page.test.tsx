import { useApp } from '#test/support/render-app.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { giveFeedback as words } from '../strings/en/give-feedback.ts'
import { openFeedback } from './open-feedback.ts'

const { app, settle, open } = useApp()

const SENDING = /create-feedback/

async function openDialog() {
  // the account's menu holds the dialog
  await screen.findByRole('button', { name: /account of/ })
  act(openFeedback)
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  const text = dialog.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${words.words}`))
  return {
    dialog,
    text,
    write: (value: string) => fireEvent.change(text, { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: words.title })).toBeNull())

it('feedback needs a text, is sent with its stars, and starts over; Cancel forgets it', async () => {
  const { userId } = await settle()
  await open('/settings/looks')
  const first = await openDialog()
  expect(first.dialog.getByRole('group', { name: words.rating })).toBeTruthy()
  first.press(words.send)
  expect(await first.dialog.findByText('Feedback is required')).toBeTruthy()
  fireEvent.click(first.dialog.getByRole('radio', { name: '4 stars' }))
  first.write('The map is a joy.')
  first.press(words.send)
  expect(await screen.findByText(words.sent)).toBeTruthy()
  await isClosed()
  const kept = app.server.deps.db
    .selectFrom('product_feedback')
    .select(['rating', 'feedback'])
    .where('user_id', '=', userId)
  expect(await kept.execute()).toEqual([{ rating: 4, feedback: 'The map is a joy.' }])

  const second = await openDialog()
  expect(second.text.value).toBe('')
  expect(second.dialog.getByRole<HTMLInputElement>('radio', { name: '1 star' }).checked).toBe(true)
  second.write('Never mind')
  second.press(words.cancel)
  await isClosed()
  expect((await openDialog()).text.value).toBe('')
})

it.each([
  [{ detail: 'The server is resting.', code: 'server.failed' }, 'The server is resting.'],
  [{}, words.notSent],
])('feedback that could not be sent is kept, and the answer %j said', async (answer, said) => {
  await settle()
  await open('/settings/looks')
  app.answers.set(SENDING, Response.json(answer, { status: 500 }))
  const { text, write, press } = await openDialog()
  write('Keep me')
  press(words.send)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(text.value).toBe('Keep me')
})
