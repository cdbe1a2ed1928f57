import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication } from '#contract/applications.ts'
import { createDocument } from '#contract/documents.ts'
import { palette as words } from '../../strings/en/palette.ts'

const { settle, open } = useApp()
const search = async (typed: string) => {
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: typed } })
}

it('finds a saved job by its company and leads to it; what is another person’s is not found', async () => {
  const other = await settle()
  await other.api.call(addApplication, { body: { title: 'Night Clerk', company: 'Liffey Hotel', stage: 'saved' } })
  const person = await settle()
  const { application } = await person.api.call(addApplication, {
    body: { title: 'Reporting Analyst', company: 'Liffey Foods', stage: 'applied' },
  })
  const { where } = await open('/plan')
  await search('liffey')
  const entry = await screen.findByRole('option', { name: new RegExp(`Reporting Analyst.*${words.kinds.application}`) })
  expect(entry.textContent).toContain('Liffey Foods')
  expect(screen.queryByRole('option', { name: /Night Clerk/ })).toBeNull()
  fireEvent.click(entry)
  await waitFor(() => expect(where()).toBe(`/applications/${application.id}`))
})

it('finds a document by a word of its name', async () => {
  const person = await settle()
  await person.api.call(createDocument, { body: { kind: 'resume', name: 'For Juniper Water' } })
  await open('/plan')
  await search('junip')
  expect(
    await screen.findByRole('option', { name: new RegExp(`For Juniper Water.*${words.kinds.document}`) }),
  ).toBeTruthy()
})

it('knows Give Feedback, as the menu of the account does', async () => {
  await settle()
  await open('/plan')
  await search('feedback')
  fireEvent.click(await screen.findByRole('option', { name: 'Give Feedback' }))
  expect(await screen.findByRole('dialog', { name: /feedback/i })).toBeTruthy()
})
