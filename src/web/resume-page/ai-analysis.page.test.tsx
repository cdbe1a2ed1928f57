import { useApp } from '#test/support/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { coach as words } from '../strings/en/coach.ts'

const { settle, open } = useApp()

it('without a key the page says so, and takes no question', async () => {
  await settle()
  await open('/ai-analysis')
  expect(screen.getByText(words.notice.noKey, { exact: false })).toBeTruthy()
  expect(screen.getByText(words.failures.noKeyForChat, { exact: false })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.form.label).disabled).toBe(true)
})
