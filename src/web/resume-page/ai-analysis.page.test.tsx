import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

it('a file that is refused takes the one before it away, with its error, and is named', async () => {
  await settle({ hasAnswers: false })
  await open('/ai-analysis')
  const field = () => screen.getByLabelText(new RegExp(`${words.picker.select}|broken`))
  fireEvent.change(field(), { target: { files: [new File(['%PDF-1.4 and no more'], 'broken.pdf')] } })
  expect(await screen.findByText(/looks damaged/)).toBeTruthy()
  fireEvent.change(field(), { target: { files: [new File(['x'], 'notes.docx')] } })
  expect(await screen.findByText(words.picker.notSent('notes.docx'))).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words.picker.refusals.noPdf]),
  )
  expect(screen.getByRole('main').textContent).not.toContain('broken.pdf')
})
