import { must } from '#core/must.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { useDocuments } from '#test/support/use-documents.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import * as profileCalls from '#contract/document-profile.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { documents as english } from '../strings/en/documents.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'
import { documents as turkish } from '../strings/tr/documents.ts'

const { open, withFacts, prepare, withDocument, app } = useDocuments()
const words = english.importing
const { times } = resumeFacts

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const POSITIONS = [
  'Company Name,Title,Description,Location,Started On,Finished On',
  'Tallow Street Bank,Senior Support Engineer,Led the desk,,Mar 2023,',
  'Tallow Street Bank Ltd,Support Engineer,Ran the help desk,,Jan 2021,Mar 2023',
  'شركة الأمل,Driver,Drove,,Feb 2016,Jan 2017',
].join('\n')
const ARCHIVE = zip({ 'Positions.csv': POSITIONS })

const read = (
  bytes: Uint8Array,
  { file, read: button }: Pick<Catalogue['documents']['importing'], 'file' | 'read'> = words,
) => {
  const archive = new File([Uint8Array.from(bytes)], 'linkedin.zip', { type: 'application/zip' })
  fireEvent.change(screen.getByLabelText(file), { target: { files: [archive] } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}
const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(words.choice(name))

it('each entry stands beside the one it is, in words, and the import can be undone', async () => {
  const person = await withFacts()
  const facts = async () => (await person.api.call(profileCalls.getProfile)).profile
  const before = await facts()
  await open('/documents/import')
  read(ARCHIVE)
  expect((await choice('Senior Support Engineer, Tallow Street Bank')).value).toBe('new')
  const same = await choice('Support Engineer, Tallow Street Bank Ltd')
  expect(same.value).toBe(before.entries[0]?.id)
  const row = same.closest('li') as HTMLElement
  expect(
    within(row).getByText(times.span(times.month('2021-01'), times.month('2023-03')), { selector: 'bdi' }),
  ).toBeTruthy()
  expect(within(row).getByText(times.span(times.month('2021-01'), times.today), { selector: 'bdi' })).toBeTruthy()
  expect(within(row).getByText(words.stays)).toBeTruthy()
  expect(screen.getByText('شركة الأمل', { selector: 'bdi' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  await screen.findByText(words.done)
  expect((await facts()).entries).toHaveLength(before.entries.length + 2)
  const undo = screen.getByRole('button', { name: words.undo })
  undo.focus()
  fireEvent.click(undo)
  const told = await screen.findByText(words.undone)
  expect(told.closest('section')).toBe(document.activeElement)
  expect(await facts()).toEqual(before)
})

it.each([
  ['cut off', ARCHIVE.subarray(0, 100), 'Bu dosya bozuk görünüyor. Yeniden dışa aktarıp bir daha dene.'],
  [
    'in another language',
    zip({ 'Positions.csv': 'Şirket Adı,Unvan\nA,B' }),
    'Bu arşivdeki dosyaların başlıkları başka bir dilde. LinkedIn’in dilini İngilizce yap, arşivi yeniden iste ve bir daha dene.',
  ],
])('an archive that is %s says so in the language of the person', async (_, bytes, sentence) => {
  const person = await withFacts()
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  await open('/documents/import')
  await screen.findByRole('heading', { name: turkish.importing.heading })
  read(bytes, turkish.importing)
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

it('a resume written on the site is named as such among the sources', async () => {
  await withFacts()
  await open('/documents/facts')
  expect(screen.getAllByText(english.facts.from([english.facts.byHand]))).toHaveLength(2)
})

it('a kept copy that cannot be opened says so', async () => {
  await withDocument()
  fireEvent.click(screen.getByRole('button', { name: english.editor.keep }))
  await screen.findByText(english.editor.kept)
  fireEvent.click(screen.getByRole('link', { name: english.editor.all }))
  const copy = await screen.findByRole('button', { name: /^Download / })
  app.breaks = /copies\/cpy_/
  fireEvent.click(copy)
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('another resume laid beside the facts takes the focus, and says when it was added', async () => {
  const { person } = await prepare()
  app.server.clock.advance(1_000)
  const file = makeDocx(resumeLines('Aylin Yildiz'))
  await person.api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS, 'second.docx') })
  await person.api.call(saveLatestResume, { body: { facts: must(await person.api.call(getLatestResume)).facts } })
  await open('/documents')
  const lay = await screen.findByRole('button', { name: english.otherResume.lay })
  lay.focus()
  fireEvent.click(lay)
  const add = await screen.findByRole('button', { name: words.add })
  expect(document.activeElement?.contains(add)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  add.focus()
  fireEvent.click(add)
  const told = await screen.findByText(words.done)
  await waitFor(() => expect(document.activeElement).toBe(told.closest('section')))
})
