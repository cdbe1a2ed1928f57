import { useApp } from '#test/support/render-app.tsx'
import { makePdf } from '#test/support/pdf.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication } from '#contract/applications.ts'
import { applications } from '../../strings/en/applications.ts'
import { saveJob as words } from '../../strings/en/save-job.ts'
import { MOST_FILE_BYTES } from './page-of-file.ts'

const { settle, open } = useApp()

const AD =
  'Pier Keeper\nCompany: Quay Works\nLocation: Oban\n\nWe keep the ferries of a small harbour on time.\n\nRequirements\n- Three years of Python\n- SQL\n\nYou plan crossings, write small services and talk to captains. Five people work here and nobody works at night.'

const link = () => screen.getByLabelText<HTMLInputElement>(words.link)
const text = () => screen.getByLabelText<HTMLTextAreaElement>(words.text)
const choose = (name: string, content: string) => {
  const file = new File([content], name, { type: 'text/html' })
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [file] } })
}
const savedFrom = (url: string) =>
  `<!-- saved from url=(0029)${url} --><h1>Tide Analyst</h1><p>Quay Works looks for somebody who reads tides.</p>`

it('with nothing given, the refusal names all three ways', async () => {
  await settle()
  await open('/save')
  fireEvent.click(await screen.findByRole('button', { name: words.look }))
  expect(await screen.findByText(words.missing)).toBeTruthy()
  expect(words.missing).toMatch(/link.*text.*saved page/)
})

it('the address of a file goes with its file; one that was written stays', async () => {
  await settle()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  choose('one.html', savedFrom('https://quay.example/jobs/1'))
  await waitFor(() => expect(link().value).toBe('https://quay.example/jobs/1'))
  choose('two.html', '<h1>Pier Keeper</h1>')
  expect(await screen.findByText(words.fileInstead('two.html'))).toBeTruthy()
  expect(link().value).toBe('')
  fireEvent.change(link(), { target: { value: 'https://quay.example/mine' } })
  fireEvent.click(screen.getByRole('button', { name: words.dropFile }))
  expect(await screen.findByText(words.textHint)).toBeTruthy()
  expect(link().value).toBe('https://quay.example/mine')
})

it('what is written after a file is chosen counts, and the page says which of them is read', async () => {
  await settle()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  choose('one.html', savedFrom('https://quay.example/jobs/1'))
  expect(await screen.findByText(words.fileInstead('one.html'))).toBeTruthy()
  expect(text().disabled).toBe(false)
  fireEvent.change(text(), { target: { value: AD } })
  expect(await screen.findByText(words.textHint)).toBeTruthy()
  expect(link().value).toBe('')
  expect(screen.queryByRole('button', { name: words.dropFile })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.look }))
  expect(await screen.findByRole('button', { name: words.save })).toBeTruthy()
  expect(screen.queryByText(/Tide Analyst/)).toBeNull()
})

it('a file that is too large is refused by its size', async () => {
  await settle()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  choose('large.html', 'a'.repeat(MOST_FILE_BYTES + 1))
  expect(await screen.findByText(words.tooLarge(20))).toBeTruthy()
})

it('an ad as a PDF is read when the person asks for it, and saved; the applications shown before have it', async () => {
  await settle()
  await open('/applications')
  expect(screen.getByText(applications.empty.title)).toBeTruthy()
  cleanup()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  const pdf = new File([makePdf(AD.split('\n'))], 'ad.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [pdf] } })
  expect(await screen.findByText(words.fileInstead('ad.pdf'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.look }))
  fireEvent.click(await screen.findByRole('button', { name: words.save }))
  expect(await screen.findByText(words.saved('Pier Keeper'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: words.openSaved }))
  cleanup()
  await open('/applications')
  await waitFor(() => expect(screen.queryByText(applications.empty.title)).toBeNull())
})

it('a double click saves once, and says that it is saved', async () => {
  await settle()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  fireEvent.change(text(), { target: { value: AD.replace('Pier Keeper', 'Harbour Keeper') } })
  fireEvent.click(screen.getByRole('button', { name: words.look }))
  const save = await screen.findByRole('button', { name: words.save })
  fireEvent.click(save)
  fireEvent.click(save)
  expect(await screen.findByText(words.saved('Harbour Keeper'))).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(words.savedBefore)).toBeNull())
})

it('a job that is saved in a second way is kept, and the page leads to the first', async () => {
  const { api } = await settle()
  const body = { company: 'Quay Works', title: 'Quay Master', stage: 'applied' } as const
  const { application } = await api.call(addApplication, { body })
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  fireEvent.change(text(), { target: { value: AD.replace('Pier Keeper', 'Quay Master') } })
  fireEvent.click(screen.getByRole('button', { name: words.look }))
  fireEvent.click(await screen.findByRole('button', { name: words.save }))
  expect(await screen.findByText(words.saved('Quay Master'))).toBeTruthy()
  expect(screen.getByText(words.similar.open)).toBeTruthy()
  const link = screen.getByRole('link', { name: words.similar.show })
  expect(link.getAttribute('href')).toBe(`/applications/${application.id}`)
})

it('a short pasted text is asked for whole, with the line that asks for money', async () => {
  await settle()
  await open('/save')
  await screen.findByRole('button', { name: words.look })
  const asks = 'Pay $30 for the starter kit and text us on WhatsApp.'
  fireEvent.change(text(), { target: { value: `Earn $400 a day from your phone. ${asks}` } })
  fireEvent.click(screen.getByRole('button', { name: words.look }))
  expect(await screen.findByText(words.pasted.stub)).toBeTruthy()
  const warned = screen.getAllByText(new RegExp(asks.replaceAll(/[$.]/g, '.')), { selector: ':not(textarea)' })
  expect(warned.length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: words.save })).toBeNull()
})
