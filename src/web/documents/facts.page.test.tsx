import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as documents from '#contract/documents.ts'
import * as profileCalls from '#contract/document-profile.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { Person } from '#test/support/person.ts'
import { documents as words } from '../strings/en/documents.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'

const { settle, open } = useApp()
const job = (title: string, company: string, startDate: string, highlights: string[]) => ({
  title,
  company,
  location: null,
  startDate,
  endDate: null,
  isCurrent: true,
  highlights,
})
const FACTS = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example' },
  skills: ['Postgres', 'Docker'],
  experience: [
    job('Support Engineer', 'Tallow Street Bank', '2021-01', [
      'Answered 45 calls a day',
      'Wrote reports with Postgres',
    ]),
    job('Baker', 'Copper Ladle', '2018-01', ['Baked bread']),
  ],
}
const { editor } = words

async function withFacts(): Promise<Person> {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: FACTS } })
  return person
}

async function prepare(kind: 'resume' | 'letter' = 'resume') {
  const person = await withFacts()
  const { profile } = await person.api.call(profileCalls.getProfile)
  const bulletIds = [must(must(profile.entries[0]).bullets[0]).id]
  const letter = { company: 'Juniper', role: 'Clerk', bulletIds }
  const { documentId } = await person.api.call(documents.createDocument, {
    body: { kind, name: 'For Juniper', letter },
  })
  const stored = async () => person.api.call(documents.getDocument, { params: { documentId } })
  const resume = async () => {
    const { content } = await stored()
    if (content.kind !== 'resume') throw new Error('no resume')
    return content
  }
  return { person, documentId, stored, resume }
}

async function withDocument(kind: 'resume' | 'letter' = 'resume') {
  const prepared = await prepare(kind)
  await open(`/documents/${prepared.documentId}`)
  await screen.findByRole('heading', { level: 1, name: 'For Juniper' })
  await screen.findByRole('img', { name: /^Page 1/ })
  return prepared
}

const saved = () => screen.findByText(editor.saved)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('a bullet that is never to be used leaves the document, and comes back from the facts', async () => {
  const { person, resume } = await withDocument()
  fireEvent.click(must(screen.getAllByRole('button', { name: editor.edit })[0]))
  press(editor.hold)
  await waitFor(async () => expect((await resume()).entries[0]?.bullets).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Answered 45 calls a day')).toBeNull())
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
