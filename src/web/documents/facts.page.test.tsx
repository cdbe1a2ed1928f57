import { must } from '#core/must.ts'
import { useDocuments } from '#test/support/use-documents.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usableProfile } from '#core/documents/profile.ts'
import * as profileCalls from '#contract/document-profile.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { documents as words } from '../strings/en/documents.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'

const { app, open, withFacts, prepare, withDocument, saved, press } = useDocuments()
const { editor } = words

it('a bullet that is never to be used leaves the document, and comes back from the facts', async () => {
  const { person, resume } = await withDocument()
  fireEvent.click(must(screen.getAllByRole('button', { name: editor.edit })[0]))
  const hold = screen.getByRole('button', { name: editor.hold })
  hold.focus()
  fireEvent.click(hold)
  await waitFor(async () => expect((await resume()).entries[0]?.bullets).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Answered 45 calls a day')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: editor.show('Wrote reports with Postgres') }),
    ),
  )
  await waitFor(async () => {
    const { profile } = await person.api.call(profileCalls.getProfile)
    expect(profile.entries[0]?.bullets[0]?.isOnHold).toBe(true)
  })
  await saved()
})

it('a fact changed elsewhere is named in the document until it was seen; a letter takes its new words', async () => {
  const { person, documentId, stored } = await prepare('letter')
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  const entries = profile.entries.map((entry) => ({
    ...entry,
    bullets: entry.bullets.map((one) => ({ ...one, text: one.text.replace('45', '50') })),
  }))
  await person.api.call(profileCalls.saveProfile, { body: { version, profile: { ...profile, entries } } })
  await open(`/documents/${documentId}`)
  const note = await screen.findByRole('region', { name: editor.changedFacts.title(1) })
  fireEvent.click(within(note).getByRole('button', { name: editor.changedFacts.take }))
  await waitFor(async () =>
    expect((await stored()).content).toMatchObject({ proof: expect.stringContaining('50 calls') }),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: editor.changedFacts.title(1) })).toBeNull())
  await saved()
})

it('a document says that its facts are those of an earlier resume, and leads to where both are laid side by side', async () => {
  const { person, documentId } = await prepare()
  app.server.clock.advance(1_000)
  const file = makeDocx(resumeLines('Aylin Yildiz'))
  await person.api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS, 'second.docx') })
  await person.api.call(saveLatestResume, {
    body: { facts: must(await person.api.call(getLatestResume)).facts },
  })
  await open(`/documents/${documentId}`)
  expect(await screen.findByText(words.otherResume.title)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.otherResume.lay }).getAttribute('href')).toBe('/documents')
})

it('facts are edited, added and taken back, and are kept', async () => {
  const person = await withFacts()
  await open('/documents/facts')
  const facts = async () => (await person.api.call(profileCalls.getProfile)).profile
  const points = screen.getAllByLabelText(words.facts.bullet(1))
  fireEvent.change(must(points[0]), { target: { value: 'Answered 50 calls a day' } })
  await waitFor(async () => expect((await facts()).entries[0]?.bullets[0]?.text).toBe('Answered 50 calls a day'))
  await waitFor(async () =>
    expect((await facts()).entries[0]?.bullets[0]?.sources.map(({ kind }) => kind)).toEqual(['resume', 'own']),
  )
  press(resumeFacts.skills.add)
  fireEvent.change(screen.getByLabelText(`${words.facts.skill} 3`), { target: { value: 'Kafka' } })
  fireEvent.click(screen.getByRole('button', { name: `${words.facts.neverUse}: Postgres` }))
  await waitFor(async () =>
    expect((await facts()).skills.map(({ name, isOnHold }) => [name, isOnHold])).toEqual([
      ['Postgres', true],
      ['Docker', false],
      ['Kafka', false],
    ]),
  )
  press(editor.undo)
  press(words.facts.remove('Baker, Copper Ladle'))
  await waitFor(async () => expect((await facts()).entries.map(({ title }) => title)).toEqual(['Support Engineer']))
  await waitFor(async () => expect((await facts()).skills[0]?.isOnHold).toBe(false))
  await saved()
})

it('an entry that has dates alone is kept, and no document takes it until it has a name', async () => {
  const person = await withFacts()
  await open('/documents/facts')
  press(resumeFacts.entries.experience.add)
  const entry = within(must(document.activeElement?.closest('details')))
  expect(entry.getByText(words.facts.needsName)).toBeTruthy()
  fireEvent.click(entry.getByLabelText(resumeFacts.entries.experience.fields.isCurrent))
  await saved()
  const facts = async () => (await person.api.call(profileCalls.getProfile)).profile
  await waitFor(async () => expect((await facts()).entries.at(-1)).toMatchObject({ title: '', end: 'present' }))
  expect(usableProfile(await facts()).entries).toHaveLength((await facts()).entries.length - 1)
  fireEvent.change(entry.getByLabelText(resumeFacts.entries.experience.fields.title), { target: { value: 'Tester' } })
  await waitFor(async () => expect(usableProfile(await facts()).entries.at(-1)?.title).toBe('Tester'))
  expect(entry.queryByText(words.facts.needsName)).toBeNull()
  await saved()
})

it('a new entry has the focus in its first field, and stays open while its name is typed', async () => {
  await withFacts()
  await open('/documents/facts')
  press(resumeFacts.entries.education.add)
  const degree = document.activeElement as HTMLInputElement
  expect(degree.labels?.[0]?.textContent).toBe(resumeFacts.entries.education.fields.degree)
  fireEvent.change(degree, { target: { value: 'B' } })
  await screen.findByText('B', { selector: 'summary' })
  expect(degree.closest('details')?.open).toBe(true)
  const bullets = screen.getAllByLabelText(words.facts.bullet(1)).length
  fireEvent.click(screen.getByRole('button', { name: `${words.facts.addBullet}: B` }))
  expect(document.activeElement).toBe(screen.getAllByLabelText(words.facts.bullet(1))[bullets])
  press(resumeFacts.skills.add)
  expect(document.activeElement).toBe(screen.getByLabelText(`${words.facts.skill} 3`))
  await saved()
})

it('what is removed gives the focus to the row that follows, and never to the page', async () => {
  await withFacts()
  await open('/documents/facts')
  const remove = screen.getByRole('button', { name: words.facts.remove('Answered 45 calls a day') })
  must(remove.closest('details')).open = true
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Wrote reports with Postgres')))
  const entry = screen.getByRole('button', { name: words.facts.remove('Support Engineer, Tallow Street Bank') })
  entry.focus()
  fireEvent.click(entry)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Baker, Copper Ladle'))
  await saved()
})

it('what a step brings back does not take the focus', async () => {
  await withFacts()
  await open('/documents/facts')
  const skills = screen.getAllByLabelText(new RegExp(`^${words.facts.skill} `)).length
  press(resumeFacts.skills.add)
  press(resumeFacts.entries.education.add)
  press(editor.undo)
  press(editor.undo)
  const redo = screen.getByRole('button', { name: editor.redo })
  redo.focus()
  fireEvent.click(redo)
  await screen.findByLabelText(`${words.facts.skill} ${skills + 1}`)
  expect(document.activeElement).toBe(redo)
  fireEvent.click(redo)
  await screen.findByText(words.facts.unnamed)
  expect(document.activeElement).toBe(redo)
  await saved()
})

it('facts changed in another window are saved over where they were changed here, and stay elsewhere', async () => {
  const person = await withFacts()
  await open('/documents/facts')
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  const entries = profile.entries.map((entry) => ({ ...entry, title: 'מהנדס', organisation: 'شركة' }))
  await person.api.call(profileCalls.saveProfile, { body: { version, profile: { ...profile, entries } } })
  fireEvent.change(screen.getByLabelText(`${words.facts.skill} 1`), { target: { value: 'Kafka' } })
  fireEvent.click(await screen.findByRole('button', { name: editor.saveOver }))
  await waitFor(async () => {
    const { profile: now } = await person.api.call(profileCalls.getProfile)
    expect([now.skills[0]?.name, now.entries[0]?.title]).toEqual(['Kafka', 'מהנדס'])
  })
  // neither name changes sides with the other
  expect(screen.getAllByText('\u2068מהנדס\u2069, \u2068شركة\u2069', { selector: 'summary' }).length).toBe(
    entries.length,
  )
  await saved()
})
