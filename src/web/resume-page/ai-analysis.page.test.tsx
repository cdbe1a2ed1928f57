import { useApp } from '#test/support/render-app.tsx'
import { resumeLines } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getAiStatus } from '#contract/coach.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { coach as words } from '../strings/en/coach.ts'
import { resumeCheck } from '../strings/en/resume-check.ts'

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
  expect(screen.getByText(words.analysis.noProvider)).toBeTruthy()
  fireEvent.change(field(), { target: { files: [new File(['x'], 'notes.docx')] } })
  expect(await screen.findByText(words.picker.notSent('notes.docx'))).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words.picker.refusals.noPdf]),
  )
  expect(screen.getByRole('main').textContent).not.toContain('broken.pdf')
})

it('without a key the conversation begins with what the resume check found', async () => {
  await settle()
  await open('/ai-analysis')
  expect(screen.queryByRole('log')).toBeNull()
  expect(screen.getByText(words.analysis.noProvider)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(new RegExp(words.picker.select)), {
    target: { files: [new File([makePdf(resumeLines())], 'ada.pdf')] },
  })
  const log = await screen.findByRole('log', { name: words.chat.log })
  const score = (await screen.findByRole('region', { name: resumeCheck.score.title })).textContent
  const said = await within(log).findByText(new RegExp(`^\\d+ ${resumeCheck.score.of100}$`))
  expect(score).toContain(said.textContent.replace(/ .*/, ''))
  expect(within(log).getByText(words.chat.check)).toBeTruthy()
  expect(screen.getByText(words.analysis.noProviderChecked)).toBeTruthy()
  expect(screen.queryByText(words.analysis.noProvider)).toBeNull()
  expect(within(log).queryByText(words.chat.advisor)).toBeNull()
  expect(within(log).getAllByRole('listitem')[0]?.textContent).toMatch(/\+\d/)
})

it('the page waits until it is known whether a resume is on file: its score stands above all else', async () => {
  await settle()
  const inner = globalThis.fetch
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.fetch = async (input, init) => {
    if (/\/resume\/latest/.test(input instanceof Request ? input.url : String(input))) await gate
    return inner(input, init)
  }
  try {
    const opened = open('/ai-analysis')
    await waitFor(() => expect(queryClient.getQueryData(queryOf(getAiStatus).queryKey)).toBeDefined())
    await screen.findByRole('heading', { level: 1, name: words.heading })
    expect(screen.queryByText(words.picker.select)).toBeNull()
    letGo()
    await opened
    expect(await screen.findByText(words.picker.select)).toBeTruthy()
  } finally {
    globalThis.fetch = inner
  }
})
