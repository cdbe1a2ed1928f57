import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
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
