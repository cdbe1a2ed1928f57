import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as documents from '#contract/documents.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FACTS = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example' },
  skills: ['Postgres', 'Docker'],
  experience: [
    {
      title: 'Support Engineer',
      company: 'Tallow Street Bank',
      location: null,
      startDate: '2021-01',
      endDate: null,
      isCurrent: true,
      highlights: ['Answered 45 calls a day', 'Wrote reports with Postgres'],
    },
  ],
}

async function withFacts(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveLatestResume, { body: { facts: FACTS } })
  return person
}

const bytesOf = async (person: Person, path: string) => {
  const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
  const answer = await server.fetchFrom('127.0.0.1')(path, { headers })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

it('makes the profile from the resume, and keeps its ids', async () => {
  const person = await withFacts()
  const first = await person.api.call(documents.getProfile)
  expect(first.profile.entries[0]).toMatchObject({ title: 'Support Engineer', end: 'present' })
  expect(await person.api.call(documents.getProfile)).toEqual(first)
  const saved = await person.api.call(documents.saveProfile, { body: first })
  expect(saved.version).toBe(first.version + 1)
  await expect(person.api.call(documents.saveProfile, { body: first })).rejects.toMatchObject({
    code: 'documents.changed_elsewhere',
  })
})

it('tailors, shows what was added, keeps versions and restores one', async () => {
  const person = await withFacts()
  const ad = 'Support engineer\n\nRequirements\n- Very good PostgreSQL\n- Kubernetes'
  const made = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'For Juniper', ad } })
  expect(made.doubts).toEqual([])
  expect(made.explained.map(({ asked, places }) => [asked.ids[0], places.length > 0])).toEqual(
    expect.arrayContaining([
      ['postgresql', true],
      ['kubernetes', false],
    ]),
  )
  if (made.content.kind !== 'resume') throw new Error('no resume')
  const { documentId } = made
  const [entry] = made.content.entries
  const content = {
    ...made.content,
    entries: [{ ...entry!, bullets: entry!.bullets.map((one) => ({ ...one, text: 'Led 90 people' })) }],
  }
  const body = { version: made.version, name: made.name, language: made.language, content }
  const changed = await person.api.call(documents.saveDocument, { params: { documentId }, body })
  expect(changed.doubts).toHaveLength(2)
  await expect(person.api.call(documents.saveDocument, { params: { documentId }, body })).rejects.toMatchObject({
    code: 'documents.changed_elsewhere',
  })
  const [before] = await person.api.call(documents.listVersions, { params: { documentId } })
  expect(before?.content).toEqual(made.content)
})

it('prints every format, and what was sent stays byte for byte', async () => {
  const person = await withFacts()
  const { documentId } = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
  for (const format of documents.DOCUMENT_FORMATS) {
    const { status, bytes } = await bytesOf(person, `/career-documents/${documentId}/file?format=${format}`)
    expect([format, status, bytes.length > 100]).toEqual([format, 200, true])
  }
  const copy = await person.api.call(documents.keepSentCopy, { params: { documentId }, body: { note: 'Juniper' } })
  const before = await bytesOf(person, `/career-documents/copies/${copy.copyId}`)
  await person.api.call(documents.deleteDocument, { params: { documentId } })
  const { version, profile } = await person.api.call(documents.getProfile)
  await person.api.call(documents.saveProfile, { body: { version, profile: { ...profile, entries: [] } } })
  const after = await bytesOf(person, `/career-documents/copies/${copy.copyId}`)
  expect(after.bytes.equals(before.bytes)).toBe(true)
  expect(after.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

it('writes a letter from facts, and sends none with an open slot', async () => {
  const person = await withFacts()
  const { profile } = await person.api.call(documents.getProfile)
  const bulletIds = [profile.entries[0]!.bullets[0]!.id]
  const letter = await person.api.call(documents.createDocument, {
    body: {
      kind: 'letter',
      name: 'To Juniper',
      language: 'tr',
      letter: { company: 'Juniper', role: 'Destek', bulletIds, practical: '[notice period]' },
    },
  })
  if (letter.content.kind !== 'letter') throw new Error('no letter')
  expect(letter.content.proof).toContain('Answered 45 calls a day')
  await expect(
    person.api.call(documents.keepSentCopy, { params: { documentId: letter.documentId }, body: {} }),
  ).rejects.toMatchObject({ code: 'documents.open_slots' })
})

it('merges a JSON Resume as the person chooses', async () => {
  const person = await withFacts()
  const text = JSON.stringify({
    work: [
      {
        name: 'Tallow Street Bank',
        position: 'Support Engineer',
        startDate: '2021-01',
        highlights: ['Ran the help desk'],
      },
    ],
  })
  const { incoming, pairs } = await person.api.call(documents.proposeMerge, { body: { format: 'json-resume', text } })
  const { version } = await person.api.call(documents.getProfile)
  const choices = { [pairs[0]!.incoming.id]: pairs[0]!.present!.id }
  const merged = await person.api.call(documents.mergeProfile, { body: { version, incoming, choices } })
  expect(merged.profile.entries[0]!.bullets.map((bullet) => bullet.text)).toContain('Ran the help desk')
  await expect(
    person.api.call(documents.proposeMerge, { body: { format: 'json-resume', text: 'x' } }),
  ).rejects.toMatchObject({ code: 'documents.not_read' })
})

it("gives nobody another person's documents", async () => {
  const [owner, other] = [await withFacts(), await withFacts()]
  const { documentId } = await owner.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Mine' } })
  const { copyId } = await owner.api.call(documents.keepSentCopy, { params: { documentId }, body: {} })
  const all = Object.values(documents).filter((one): one is Endpoint & typeof one => 'method' in one)
  const calls = all.filter(({ path }) => /^\/career-documents\/(?:copies\/)?:/.test(path))
  for (const { method, path } of calls) {
    const url =
      path.replace(':documentId', documentId).replace(':copyId', copyId).replace(':page', '1') +
      (path.endsWith('/file') ? '?format=pdf' : '')
    const body =
      method === 'PUT' || method === 'POST'
        ? {
            body: {
              version: 1,
              name: 'x',
              language: 'en',
              ad: 'x',
              note: '',
              content: {
                kind: 'letter',
                to: '',
                subject: '',
                greeting: '',
                why: '',
                proof: '',
                proof2: '',
                close: '',
                farewell: '',
                quotes: [],
              },
            },
          }
        : {}
    const answer = await send(server, method, url, { ...body, token: other.tokens.accessToken })
    expect([method, path, answer.status]).toEqual([method, path, 404])
  }
  expect(await other.api.call(documents.listDocuments)).toEqual([])
  expect(await other.api.call(documents.listSentCopies)).toEqual([])
})
