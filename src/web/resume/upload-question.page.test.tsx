import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { questionnaire as english } from '../strings/en/questionnaire.ts'
import { questionnaire as turkish } from '../strings/tr/questionnaire.ts'

const { settle, open } = useApp()

it.each([
  ['en', english.upload],
  ['tr', turkish.upload],
] as const)('in %s a file that may be none is asked about once and sent with the answer', async (language, words) => {
  const person = await settle()
  await person.api.call(updateProfile, { body: { language } })
  const sent: (FormDataEntryValue | null)[] = []
  const upload = vi.spyOn(api, 'upload').mockImplementation(async (_, { form }) => {
    sent.push(form.get('anyway'))
    throw sent.length === 1
      ? new Problem('resume.pdf_named_docx', 'This file is named .docx but is a PDF.')
      : new Problem('resume.not_a_resume', 'This does not look like a resume.')
  })
  await open('/resume-upload?step=8')
  const field = await screen.findByLabelText(new RegExp(words.choose))
  fireEvent.change(field, { target: { files: [new File(['%PDF-'], 'invoice.docx')] } })
  expect(await screen.findByText(words.questions['resume.pdf_named_docx'].ask)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.questions['resume.pdf_named_docx'].yes }))
  expect(await screen.findByText(words.questions['resume.not_a_resume'].ask)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.questions['resume.not_a_resume'].yes }))
  await waitFor(() =>
    expect(sent).toEqual([null, 'resume.pdf_named_docx', 'resume.pdf_named_docx,resume.not_a_resume']),
  )
  upload.mockRestore()
})
