import { useApp } from '#test/support/render-app.tsx'
import { must } from '#core/must.ts'
import { MESSAGE_MAX_LENGTH } from '#contract/coach.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { coach as words } from '../strings/en/coach.ts'

const { settle, open } = useApp({ AI_FAKE: '1' })

it('an answer is written on the page beside its question, and the field is free for the next', async () => {
  await settle()
  await open('/ai-analysis')
  const field = screen.getByLabelText<HTMLTextAreaElement>(words.form.label)
  fireEvent.change(field, { target: { value: 'What should I learn first?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  // a line of its own in what was written, where what is read aloud is one text
  await screen.findByText('Object-Oriented Programming')
  expect(field.value).toBe('')
})

it('nothing written is nothing asked, and a question that is too long is not sent', async () => {
  await settle()
  await open('/ai-analysis')
  const field = screen.getByLabelText(words.form.label)
  const ask = (question: string) => {
    fireEvent.change(field, { target: { value: question } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  ask('   ')
  expect(screen.queryByRole('alert')).toBeNull()
  ask('x'.repeat(MESSAGE_MAX_LENGTH + 1))
  expect(document.activeElement).toBe(field)
  expect(within(must(field.closest('form'))).getByRole('alert').textContent).toMatch(/\d/)
})
