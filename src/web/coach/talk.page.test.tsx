import { useApp } from '#test/support/render-app.tsx'
import { must } from '#core/must.ts'
import { MESSAGE_MAX_LENGTH } from '#contract/coach.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makePdf } from '#test/support/pdf.ts'
import { resumeLines } from '#test/support/docx.ts'
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

it('a conversation about a resume begins with its analysis, on its page and in the chat alone', async () => {
  await settle()
  const { where } = await open('/ai-analysis')
  fireEvent.change(screen.getByLabelText(new RegExp(words.picker.select)), {
    target: { files: [new File([makePdf(resumeLines())], 'ada.pdf')] },
  })
  const results = screen.getByRole('region', { name: words.analysis.title })
  const title = (await within(results).findAllByRole('heading', { level: 3 }))[0]?.textContent ?? ''
  expect(title).not.toBe('')
  // what is still being written is no message yet
  const log = await screen.findByRole('log', { name: words.chat.log })
  expect(within(results).queryByRole('button', { name: words.analysis.stop })).toBeNull()
  expect(await within(log).findByRole('heading', { level: 3, name: title })).toBeTruthy()
  expect(within(log).getByText(words.chat.advisor)).toBeTruthy()

  await waitFor(() => expect(where()).toMatch(/conversation=cnv_/))
  fireEvent.click(screen.getByRole('link', { name: words.chat.fullPage }))
  const alone = await screen.findByRole('heading', { level: 1, name: words.chat.title })
  expect(alone).toBeTruthy()
  const first = await screen.findByRole('log', { name: words.chat.log })
  expect(await within(first).findByRole('heading', { level: 3, name: title })).toBeTruthy()
  expect(within(first).getByRole('button', { name: words.answer.copy })).toBeTruthy()
  // what to know before one asks stays in sight
  expect(screen.getByText(words.notice.fake)).toBeTruthy()
  expect(within(first).queryByText(words.notice.fake)).toBeNull()
})
