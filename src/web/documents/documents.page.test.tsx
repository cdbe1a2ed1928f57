import { setTimeout } from 'node:timers/promises'
import { must } from '#core/must.ts'
import { FACTS, useDocuments } from '#test/support/use-documents.tsx'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addApplication, getApplication } from '#contract/applications.ts'
import * as documents from '#contract/documents.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { documents as words } from '../strings/en/documents.ts'

const { app, settle, open, prepare, withDocument, saved, press } = useDocuments()
const { editor } = words

it('without facts there is a way to them, and no form that could not work', async () => {
  await settle({ hasAnswers: false })
  await open('/documents')
  expect(await screen.findByRole('link', { name: words.noFacts.build })).toBeTruthy()
  expect(screen.queryByLabelText(words.create.name)).toBeNull()
})

it('a letter is made of the facts that were chosen, in the tone that was chosen', async () => {
  // its code is here before the form goes there
  const { person } = await withDocument()
  cleanup()
  const page = await open('/documents')
  fireEvent.click(screen.getByRole('button', { name: words.kinds.letter }))
  const typed = [
    [words.create.name, 'To Juniper'],
    [words.create.role, 'Clerk'],
    [words.create.company, 'Juniper'],
  ] as const
  for (const [label, value] of typed) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByText(words.create.proofs(3, 6)))
  for (const bullet of ['Answered 45 calls a day', 'Wrote reports with Postgres'])
    fireEvent.click(screen.getByRole('checkbox', { name: bullet }))
  fireEvent.change(screen.getByLabelText(words.create.tone), { target: { value: 'warm' } })
  press(words.create.make)
  await screen.findByRole('heading', { level: 1, name: 'To Juniper' })
  const documentId = page.where().split('/').at(-1) ?? ''
  await waitFor(async () => {
    const { content } = await person.api.call(documents.getDocument, { params: { documentId } })
    expect(content).toMatchObject({ kind: 'letter', proof: 'As Baker at Copper Ladle, I baked bread.', proof2: '' })
    expect(content).toMatchObject({ farewell: 'With warm regards,' })
  })
  expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeTruthy()
})

it('a letter to an advert is in its language until another is chosen', async () => {
  await withDocument()
  cleanup()
  await open('/documents')
  const language = () => screen.getByLabelText<HTMLSelectElement>(words.create.language).value
  expect(language()).toBe('en')
  const ad =
    'Köchin. Sie kochen mit uns für die Gäste und bringen Erfahrung mit der Küche und dem Team eines Hauses mit.'
  fireEvent.change(screen.getByLabelText(words.create.ad), { target: { value: ad } })
  expect(language()).toBe('en')
  fireEvent.click(screen.getByRole('button', { name: words.kinds.letter }))
  expect(language()).toBe('de')
  expect(screen.getByText(words.create.languageOfAd)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.create.language), { target: { value: 'tr' } })
  expect(language()).toBe('tr')
  expect(screen.queryByText(words.create.languageOfAd)).toBeNull()
})

it('what could not be made is said, and what was typed stays', async () => {
  await withDocument()
  cleanup()
  await open('/documents')
  fireEvent.change(screen.getByLabelText(words.create.name), { target: { value: 'For Juniper' } })
  app.breaks = /career-documents$/
  press(words.create.make)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(words.create.name).value).toBe('For Juniper')
  app.breaks = /^$/
  press(words.create.make)
  expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeTruthy()
})

it('a bullet in own words is saved, marked where it says more, and taken back by one step', async () => {
  const { resume } = await withDocument()
  fireEvent.click(must(screen.getAllByRole('button', { name: editor.edit })[0]))
  const text = () => screen.getByLabelText<HTMLTextAreaElement>(editor.text)
  expect(document.activeElement).toBe(text())
  for (const value of ['L', 'Le', 'Led 90 people']) fireEvent.change(text(), { target: { value } })
  expect(await screen.findByText(/^Not in your facts: .*Is this true/)).toBeTruthy()
  await waitFor(async () => expect((await resume()).entries[0]?.bullets[0]?.text).toBe('Led 90 people'))
  press(editor.undo)
  expect(text().value).toBe('Answered 45 calls a day')
  await waitFor(async () => expect((await resume()).entries[0]?.bullets[0]?.text).toBeNull())
  press(editor.redo)
  expect(text().value).toBe('Led 90 people')
  await saved()
})

it('an entry moves among its kind by its button and by Alt with an arrow, and keeps the focus', async () => {
  const { documentId, resume } = await prepare()
  const [bank, bakery] = (await resume()).entries.map(({ factId }) => factId)
  await open(`/documents/${documentId}`)
  await screen.findByRole('img', { name: /^Page 1/ })
  press(editor.down('Support Engineer, Tallow Street Bank'))
  await waitFor(async () => expect((await resume()).entries.map(({ factId }) => factId)).toEqual([bakery, bank]))
  const box = screen.getByRole('checkbox', { name: 'Support Engineer, Tallow Street Bank' })
  act(() => box.focus())
  fireEvent.keyDown(box, { key: 'ArrowUp', altKey: true })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Support Engineer, Tallow Street Bank' }))
  await waitFor(async () => expect((await resume()).entries.map(({ factId }) => factId)).toEqual([bank, bakery]))
  await saved()
})

it('what the advert asks for is shown, comes with something shown, or is missing', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: { ...FACTS, skills: ['ServiceNow', 'Docker'] } } })
  const ad = 'Desk analyst\n\nRequirements\n- Ticketing systems\n- Docker\n- Kubernetes\n- German C1'
  const body = { kind: 'resume', name: 'For Juniper', ad } as const
  const { documentId } = await person.api.call(documents.createDocument, { body })
  await open(`/documents/${documentId}`)
  const list = await screen.findByRole('region', { name: editor.explained })
  const { stands } = editor
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining(`${stands.through('ServiceNow')}, ${stands.shown(1)}`),
    expect.stringContaining(stands.shown(1)),
    expect.stringContaining(stands.missing),
    expect.stringContaining(editor.languageNamed('de', 'C1')),
  ])
  expect(within(list).getByText(editor.languageStands.missing(), { selector: 'li:last-child *' })).toBeTruthy()
})

it('certificates are counted, left out and put into another order', async () => {
  const person = await settle()
  const certifications = ['CompTIA A+', 'ITIL'].map((name) => ({ name, issuer: null, date: null }))
  await person.api.call(saveLatestResume, { body: { facts: { ...FACTS, certifications } } })
  const body = { kind: 'resume', name: 'For Juniper' } as const
  const { documentId } = await person.api.call(documents.createDocument, { body })
  const shown = async () => {
    const { content } = await person.api.call(documents.getDocument, { params: { documentId } })
    return content.kind === 'resume' ? content.certifications?.length : null
  }
  await open(`/documents/${documentId}`)
  const list = await screen.findByRole('region', { name: editor.sections.certifications })
  const rows = () =>
    within(list)
      .getAllByRole('checkbox')
      .map((box) => box.closest('li')?.textContent)
  fireEvent.click(within(list).getByRole('button', { name: editor.down('CompTIA A+') }))
  expect(rows()).toEqual(['ITIL', 'CompTIA A+'])
  fireEvent.click(within(list).getByRole('checkbox', { name: 'ITIL' }))
  expect(rows()).toEqual(['CompTIA A+', 'ITIL'])
  await waitFor(async () => expect(await shown()).toBe(1))
  fireEvent.click(screen.getByRole('link', { name: editor.all }))
  expect(await screen.findByText(words.ownFacts.count(2, 2, 2), { exact: false })).toBeTruthy()
})

it('a name and a language are changed in the editor; an empty name is not saved', async () => {
  const { stored } = await withDocument()
  const name = () => screen.getByLabelText(words.create.name)
  fireEvent.change(name(), { target: { value: ' ' } })
  expect(await screen.findByText(editor.noName)).toBeTruthy()
  const head = name().closest('details')
  expect(head?.open).toBe(true)
  expect(screen.getByText(editor.notSaved)).toBeTruthy()
  fireEvent.change(name(), { target: { value: 'F' } })
  await screen.findByRole('heading', { level: 1, name: 'F' })
  expect(head?.open).toBe(true)
  fireEvent.change(name(), { target: { value: 'For Alder' } })
  fireEvent.change(screen.getByLabelText(words.create.language), { target: { value: 'de' } })
  await waitFor(async () => expect(await stored()).toMatchObject({ name: 'For Alder', language: 'de' }))
  await saved()
})

it('what could not be saved says so, and is saved with the next change', async () => {
  const { resume } = await withDocument()
  app.breaks = /career-documents\/doc_[^/]+$/
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
  expect(await screen.findByText(editor.notSaved)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(editor.headline).value).toBe('Clerk')
  app.breaks = /^$/
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerks' } })
  await waitFor(async () => expect((await resume()).headline).toBe('Clerks'))
  await saved()
})

it('pages that could not be drawn say so beside the text', async () => {
  await withDocument()
  app.breaks = /previews/
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  await saved()
})

it('letters that the PDF lacks are named with the way out', async () => {
  await withDocument()
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'অআক' } })
  expect(await screen.findByText(editor.missingLetters('অ আ ক'))).toBeTruthy()
  await saved()
})

it('restored, a version leaves the list where it is and can be taken back by one step', async () => {
  const { resume } = await withDocument()
  const before = (await resume()).headline
  app.server.clock.advance(2_000)
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
  await waitFor(async () => expect((await resume()).headline).toBe('Clerk'))
  const restore = await screen.findByRole('button', { name: new RegExp(`^${editor.restore('')}`) })
  fireEvent.click(restore)
  await waitFor(async () => expect((await resume()).headline).toBe(before))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: new RegExp(`^${editor.restore('')}`) })).toHaveLength(2),
  )
  expect(restore.isConnected).toBe(true)
  // two that were saved within one minute have two names
  const names = screen.getAllByRole('button', { name: new RegExp(`^${editor.restore('')}`) })
  expect(new Set(names.map(({ textContent }) => textContent)).size).toBe(2)
  press(editor.undo)
  await waitFor(async () => expect((await resume()).headline).toBe('Clerk'))
  await saved()
})

it('a letter counts its words, names what says nothing and what is still to fill in', async () => {
  await withDocument('letter')
  fireEvent.change(screen.getByLabelText(editor.letter.close), { target: { value: 'I wish for [amount] a month.' } })
  expect(screen.getByText(editor.slots('[amount]'))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(editor.letter.close), { target: { value: 'I am a passionate team player.' } })
  expect(screen.queryByText(editor.slots('[amount]'))).toBeNull()
  expect(await screen.findByText(editor.length.empty('“passionate”, “team player”'))).toBeTruthy()
  expect(screen.getByText(/^\d+ words\. Most letters have 120 to 350/)).toBeTruthy()
  await saved()
})

it('the newest change is kept when one leaves at once', async () => {
  const { resume } = await withDocument()
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk at last' } })
  fireEvent.click(screen.getByRole('link', { name: editor.all }))
  await screen.findByRole('heading', { name: words.create.title })
  await waitFor(async () => expect((await resume()).headline).toBe('Clerk at last'))
  expect(await screen.findByText('For Juniper')).toBeTruthy()
})

it('a document without a name says so before it is taken along, with the way to enter it', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: { ...FACTS, basics: NO_FACTS.basics } } })
  const { documentId } = await person.api.call(documents.createDocument, {
    body: { kind: 'resume', name: 'For Juniper' },
  })
  await open(`/documents/${documentId}`)
  expect(await screen.findByText(editor.nameMissing, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: editor.enterName }).getAttribute('href')).toBe('/documents/facts')
  cleanup()
  // what nobody looks at any more is forgotten in the next turn
  await setTimeout()
  await person.api.call(saveLatestResume, { body: { facts: { ...FACTS, skills: [...FACTS.skills, 'Git'] } } })
  await open(`/documents/${documentId}`)
  fireEvent.click(await screen.findByText(editor.changedFacts.show))
  expect(screen.getAllByText(editor.changedFacts.isNew, { exact: false }).length).toBe(1)
  await waitFor(() => expect(screen.queryByText(editor.nameMissing, { exact: false })).toBeNull())
})

it('a copy that is kept for a saved job asks whether it was sent, and one press sets it to applied', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: FACTS } })
  const { application } = await person.api.call(addApplication, { body: { title: 'Clerk', company: 'Juniper' } })
  const { id } = application
  const { documentId } = await person.api.call(documents.createDocument, {
    body: { kind: 'resume', name: 'For Juniper' },
  })
  await open(`/documents/${documentId}`)
  fireEvent.change(await screen.findByLabelText(editor.sentFor), { target: { value: id } })
  press(editor.keep)
  expect(await screen.findByText(editor.hasSent, { exact: false })).toBeTruthy()
  press(editor.yesApplied)
  expect(await screen.findByText(editor.markedApplied)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(editor.hasSent, { exact: false })).toBeNull())
  expect((await person.api.call(getApplication, { params: { id } })).stage).toBe('applied')
})

it('a resume for an advert in another language says so and takes that language in one press', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: FACTS } })
  const ad =
    'Köchin. Sie kochen mit uns für die Gäste und bringen Erfahrung mit der Küche und dem Team eines Hauses mit.'
  const body = { kind: 'resume', name: 'For Juniper', ad } as const
  const { documentId } = await person.api.call(documents.createDocument, { body })
  await open(`/documents/${documentId}`)
  expect(await screen.findByText(editor.adIn('de', 'en'))).toBeTruthy()
  press(editor.takeAdLanguage('de'))
  expect(screen.queryByText(editor.adIn('de', 'en'))).toBeNull()
  await waitFor(async () =>
    expect(await person.api.call(documents.getDocument, { params: { documentId } })).toMatchObject({ language: 'de' }),
  )
})

it.each([
  ['that it was made for', (id: string) => id],
  ['none where that is gone', () => 'app_gone'],
])('a copy is kept for the job %s', async (_, idIn) => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: FACTS } })
  const { application } = await person.api.call(addApplication, { body: { title: 'Clerk', company: 'Juniper' } })
  const { documentId } = await person.api.call(documents.createDocument, {
    body: { kind: 'resume', name: 'For Juniper' },
  })
  const chosen = idIn(application.id)
  await open(`/documents/${documentId}?application=${chosen}`)
  const box = await screen.findByLabelText<HTMLSelectElement>(editor.sentFor)
  expect(box.value).toBe(chosen === application.id ? chosen : '')
  cleanup()
})

it('without a connection the facts that are here stand on the page, whatever else is missing', async () => {
  await prepare()
  await open('/documents/facts')
  cleanup()
  onlineManager.setOnline(false)
  try {
    const opened = open('/documents')
    expect(await screen.findByRole('region', { name: words.ownFacts.title })).toBeTruthy()
    onlineManager.setOnline(true)
    await opened
  } finally {
    onlineManager.setOnline(true)
  }
})

it('what could not be saved for want of a connection goes out when there is one again', async () => {
  const { resume } = await withDocument()
  app.breaks = /career-documents\/doc_[^/]+$/
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
  expect(await screen.findByText(editor.notSaved)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'PDF' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: editor.all }))
  fireEvent.click(await screen.findByRole('button', { name: editor.unsaved.stay }))
  app.breaks = /^$/
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect((await resume()).headline).toBe('Clerk'))
  await saved()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'PDF' }).disabled).toBe(false)
})

it('a save whose answer was lost is no change from another window, whatever was typed since', async () => {
  const { stored, resume } = await withDocument()
  const { version } = await stored()
  const inner = globalThis.fetch
  let isLosing = true
  globalThis.fetch = async (input, init) => {
    const answer = await inner(input, init)
    const isSave = init?.method === 'PUT' || (input instanceof Request && input.method === 'PUT')
    if (isSave && isLosing) throw new TypeError('Failed to fetch')
    return answer
  }
  try {
    fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
    await screen.findByText(editor.notSaved)
    expect((await resume()).headline).toBe('Clerk')
    isLosing = false
    fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk at last' } })
    await saved()
    expect((await resume()).headline).toBe('Clerk at last')
    expect((await stored()).version).toBe(version + 2)
  } finally {
    globalThis.fetch = inner
  }
})

it('a document that is deleted is left without a question, also with changes that could not be saved', async () => {
  const { person, documentId, stored } = await withDocument()
  const { name, language, version, content } = await stored()
  const body = { name: `${name} 2`, language, version, content }
  await person.api.call(documents.saveDocument, { params: { documentId }, body })
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Mine' } })
  await screen.findByRole('button', { name: editor.saveOver })
  press(editor.remove)
  await screen.findByRole('heading', { name: words.create.title })
  expect(screen.queryByText(editor.unsaved.title)).toBeNull()
})

it('changed in another window, one may save over it, and the other one is kept as a version', async () => {
  const { person, documentId, stored, resume } = await withDocument()
  const { name, language, version, content } = await stored()
  if (content.kind !== 'resume') throw new Error('no resume')
  const body = { name, language, version, content: { ...content, headline: 'Theirs' } }
  await person.api.call(documents.saveDocument, { params: { documentId }, body })
  fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Mine' } })
  const over = await screen.findByRole('button', { name: editor.saveOver, busy: false })
  fireEvent.click(over)
  await waitFor(async () => expect((await resume()).headline).toBe('Mine'))
  await saved()
  const versions = await person.api.call(documents.listVersions, { params: { documentId } })
  expect(versions[0]?.content).toMatchObject({ headline: 'Theirs' })
})

it('what is written while a save is on its way is saved too when one leaves at once', async () => {
  const { resume } = await withDocument()
  const inner = globalThis.fetch
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const arrived = new Promise<void>((resolve) => {
    globalThis.fetch = async (input, init) => {
      const isSave = init?.method === 'PUT' || (input instanceof Request && input.method === 'PUT')
      if (isSave) {
        resolve()
        await held
      }
      return inner(input, init)
    }
  })
  try {
    fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk' } })
    await arrived
    fireEvent.change(screen.getByLabelText(editor.headline), { target: { value: 'Clerk at last' } })
    fireEvent.click(screen.getByRole('link', { name: editor.all }))
    await screen.findByRole('heading', { name: words.create.title })
    letGo()
    await waitFor(async () => expect((await resume()).headline).toBe('Clerk at last'))
  } finally {
    letGo()
    globalThis.fetch = inner
  }
})

it('a resume of one page stays one of one page when it is tailored again', async () => {
  const { resume } = await withDocument()
  fireEvent.change(screen.getByLabelText(editor.look.mostPages), { target: { value: '1' } })
  await saved()
  fireEvent.change(screen.getByRole('textbox', { name: editor.ad }), {
    target: { value: 'Desk analyst\n\nRequirements\n- Docker\n- Kubernetes' },
  })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: editor.tailor }).disabled).toBe(false),
  )
  press(editor.tailor)
  await waitFor(() => expect(screen.getByRole('region', { name: editor.explained })).toBeTruthy())
  expect((await resume()).look.mostPages).toBe(1)
  expect(screen.getByLabelText<HTMLSelectElement>(editor.look.mostPages).value).toBe('1')
})
