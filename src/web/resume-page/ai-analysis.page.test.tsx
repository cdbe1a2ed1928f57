import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MESSAGE_MAX_LENGTH } from '#contract/coach.ts'
import { coach as words } from '../strings/en/coach.ts'

const { settle, open } = useApp()

const ask = (question: string) => {
  const field = screen.getByLabelText(words.form.label)
  fireEvent.change(field, { target: { value: question } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

it('without a key the page says so, and a question gets the same sentence and stays written', async () => {
  await settle()
  await open('/ai-analysis')
  expect(screen.getByText(words.notice.noKey, { exact: false })).toBeTruthy()
  ask('What should I learn first?')
  expect((await screen.findByRole('alert')).textContent).toContain(words.failures.noKeyForChat)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.form.label).value).toBe('What should I learn first?')
})

it('nothing written is nothing asked, and a question that is too long is not sent', async () => {
  await settle()
  await open('/ai-analysis')
  ask('   ')
  expect(screen.queryByRole('alert')).toBeNull()
  ask('x'.repeat(MESSAGE_MAX_LENGTH + 1))
  expect(screen.queryByText(words.failures.noKeyForChat)).toBeNull()
  const field = screen.getByLabelText(words.form.label)
  expect(document.activeElement).toBe(field)
  expect(within(must(field.closest('form'))).getByRole('alert').textContent).toMatch(/\d/)
})
