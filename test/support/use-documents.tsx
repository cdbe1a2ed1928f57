import { useApp } from './render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import * as profileCalls from '#contract/document-profile.ts'
import * as documents from '#contract/documents.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { must } from '#core/must.ts'
import { documents as words } from '#web/strings/en/documents.ts'
import type { Person } from './person.ts'
import { job, SUPPORT_ENGINEER } from './support-engineer.ts'

export const FACTS = {
  ...SUPPORT_ENGINEER,
  experience: [...SUPPORT_ENGINEER.experience, job('Baker', 'Copper Ladle', '2018-01', ['Baked bread'])],
}

/** The app, and somebody whose documents are open in it. */
export function useDocuments() {
  const { app, settle, open } = useApp()

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

  const saved = () => screen.findByText(words.editor.saved)
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

  return { app, settle, open, withFacts, prepare, withDocument, saved, press }
}
