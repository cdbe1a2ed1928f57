import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { addApplication } from '#contract/applications.ts'
import * as documents from '#contract/documents.ts'
import * as profileCalls from '#contract/document-profile.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

async function withFacts(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveLatestResume, { body: { facts: SUPPORT_ENGINEER } })
  return person
}

const bytesOf = async (person: Person, path: string) => {
  const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
  const answer = await server.fetchFrom('127.0.0.1')(path, { headers })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

it('makes the profile from the resume, and keeps its ids', async () => {
  const person = await withFacts()
  const first = await person.api.call(profileCalls.getProfile)
  expect(first.profile.entries[0]).toMatchObject({ title: 'Support Engineer', end: 'present' })
  expect(await person.api.call(profileCalls.getProfile)).toEqual(first)
  const saved = await person.api.call(profileCalls.saveProfile, { body: first })
  expect(saved.version).toBe(first.version + 1)
  await expect(person.api.call(profileCalls.saveProfile, { body: first })).rejects.toMatchObject({
    code: 'documents.changed_elsewhere',
  })
  // the facts beside it are not even read
  const body = { version: first.version, profile: 'no facts' }
  for (const [method, path] of [
    ['PUT', '/career-documents/profile'],
    ['POST', '/career-documents/profile/merges'],
  ] as const) {
    const refused = await send(server, method, path, { token: person.tokens.accessToken, body })
    expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'documents.changed_elsewhere'])
  }
})

it('refuses two facts with one id, wherever they stand', async () => {
  const person = await withFacts()
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  const first = must(profile.entries[0])
  const named = { id: first.id, name: 'Python', detail: '', date: '', isOnHold: false, sources: [] }
  const [more, mixed] = [
    { ...profile, entries: [...profile.entries, { ...first, isOnHold: true }] },
    { ...profile, languages: [named] },
  ]
  for (const doubled of [more, mixed]) {
    const refused = person.api.call(profileCalls.saveProfile, { body: { version, profile: doubled } })
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining(first.id) })
  }
  expect(await person.api.call(profileCalls.getProfile)).toMatchObject({ version, profile })
})

it('refuses too much text to merge before it is checked', async () => {
  const person = await withFacts()
  const { version } = await person.api.call(profileCalls.getProfile)
  const body = { version, incoming: { noFacts: Array.from({ length: 300 }, () => 'x'.repeat(1_000)) }, choices: {} }
  const refused = await send(server, 'POST', '/career-documents/profile/merges', {
    token: person.tokens.accessToken,
    body,
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'resume.too_long'])
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
    entries: [{ ...must(entry), bullets: must(entry).bullets.map((one) => ({ ...one, text: 'Led 90 people' })) }],
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

it('says of a skill that comes with another one what the match of the advert says', async () => {
  const person = await signUpPerson(server)
  const facts = { ...SUPPORT_ENGINEER, skills: ['ServiceNow'] }
  await person.api.call(saveLatestResume, { body: { facts } })
  const ad = 'Desk analyst\n\nRequirements\n- Ticketing systems\n- Kubernetes'
  const body = { kind: 'resume', name: 'For Juniper', ad } as const
  const { explained } = await person.api.call(documents.createDocument, { body })
  expect(explained.map(({ name, stand, through, places }) => [name, stand, through, places.length])).toEqual([
    ['Ticketing Systems', 'shown', 'ServiceNow', 1],
    ['Kubernetes', 'missing', null, 0],
  ])
})

it('says which facts changed since the owner last looked, until they have seen it', async () => {
  const person = await withFacts()
  const { documentId, content, ...made } = await person.api.call(documents.createDocument, {
    body: { kind: 'resume', name: 'Plain' },
  })
  expect(made.factChanges).toEqual([])
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  const [entry] = profile.entries
  if (!entry) throw new Error('no entry')
  const [first, second] = entry.bullets
  const bullets = [
    { ...must(first), text: 'Answered 50 calls a day' },
    { ...must(second), isOnHold: true },
  ]
  await person.api.call(profileCalls.saveProfile, {
    body: { version, profile: { ...profile, entries: [{ ...entry, bullets }] } },
  })
  const changes = [
    { factId: must(first).id, before: 'Answered 45 calls a day', now: 'Answered 50 calls a day' },
    { factId: must(second).id, before: 'Wrote reports with Postgres', now: null },
  ]
  const params = { documentId }
  expect((await person.api.call(documents.getDocument, { params })).factChanges).toEqual(changes)
  // saving something else is no look at them
  const body = { version: made.version, name: 'Renamed', language: made.language, content }
  expect((await person.api.call(documents.saveDocument, { params, body })).factChanges).toEqual(changes)
  expect((await person.api.call(documents.seeFacts, { params })).factChanges).toEqual([])
  expect((await person.api.call(documents.getDocument, { params })).factChanges).toEqual([])
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
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  await person.api.call(profileCalls.saveProfile, { body: { version, profile: { ...profile, entries: [] } } })
  const after = await bytesOf(person, `/career-documents/copies/${copy.copyId}`)
  expect(after.bytes.equals(before.bytes)).toBe(true)
  expect(after.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

it('hangs what was sent on its application, and on no other', async () => {
  const [person, other] = [await withFacts(), await withFacts()]
  const { documentId } = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
  const add = (who: Person) => who.api.call(addApplication, { body: { company: 'Juniper', title: 'Support' } })
  const [own, theirs] = [(await add(person)).application.id, (await add(other)).application.id]
  const keep = (applicationId: string) =>
    person.api.call(documents.keepSentCopy, { params: { documentId }, body: { applicationId } })
  const { copyId } = await keep(own)
  await expect(keep(theirs)).rejects.toMatchObject({ status: 404 })
  const listed = (query: { applicationId?: string }) => person.api.call(documents.listSentCopies, { query })
  expect((await listed({ applicationId: own })).map((copy) => copy.copyId)).toEqual([copyId])
  expect(await listed({ applicationId: theirs })).toEqual([])
  expect((await listed({})).map(({ applicationId }) => applicationId)).toEqual([own])
})

it('writes a letter from facts, and sends none with an open slot', async () => {
  const person = await withFacts()
  const { profile } = await person.api.call(profileCalls.getProfile)
  const bulletIds = [must(must(profile.entries[0]).bullets[0]).id]
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

it('answers an advert: role, company, the fact that shows most and what is asked for come from it', async () => {
  const person = await withFacts()
  const ad =
    'Data Support Engineer\nJuniper Apps, Leeds\n\nRequirements\n- You write SQL for Postgres every day\n- Docker in production\n- Kubernetes is a must'
  const write = (letter: object, text = ad) =>
    person.api.call(documents.createDocument, { body: { kind: 'letter', name: 'To Juniper', ad: text, letter } })
  const { content, language, doubts } = await write({})
  expect(language).toBe('en')
  expect(doubts).toEqual([])
  if (content.kind !== 'letter') throw new Error('no letter')
  expect(content.subject).toBe('Application: Data Support Engineer')
  expect(content.to).toBe('Juniper Apps')
  expect(content.why).toMatch(/Of what you ask for, I bring (?:Postgres and Docker|Docker and Postgres)\.$/)
  expect(content.proof).toBe(
    'As Support Engineer at Tallow Street Bank, I wrote reports with Postgres. I also answered 45 calls a day.',
  )
  const own = await write({ role: 'Analyst', company: 'Elsewhere' })
  expect(own.content).toMatchObject({ subject: 'Application: Analyst', to: 'Elsewhere' })
  await expect(write({}, '')).rejects.toMatchObject({ status: 400, fields: { role: 'Which role is it about?' } })
})

it('answers an advert in its language, by name and number', async () => {
  const person = await withFacts()
  const ad =
    'Datenanalystin in Teilzeit oder Vollzeit\nJuniper Apps, Köln\n\nIhr Profil\n- Sie schreiben SQL für Postgres und arbeiten mit dem Team der Abteilung\n\nAnsprechpartnerin: Frau Dr. Katrin Seidel, Kennziffer JA-26'
  const { content, language, doubts } = await person.api.call(documents.createDocument, {
    body: { kind: 'letter', name: 'To Juniper', ad, letter: {} },
  })
  expect([language, doubts]).toEqual(['de', []])
  expect(content).toMatchObject({
    subject: 'Bewerbung als Datenanalystin, Kennziffer JA-26',
    greeting: 'Sehr geehrte Frau Dr. Seidel,',
    proof:
      'Seit Januar 2021 arbeite ich als Support Engineer bei Tallow Street Bank. Aus dieser Arbeit:\n– Wrote reports with Postgres\n– Answered 45 calls a day',
  })
})

it('shows the pages of what is being written, without saving it', async () => {
  const person = await withFacts()
  const made = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
  const params = { documentId: made.documentId }
  if (made.content.kind !== 'resume') throw new Error('no resume')
  const content = {
    ...made.content,
    look: { ...made.content.look, template: 'side' as const, paper: 'letter' as const },
  }
  const shown = await person.api.call(documents.previewDocument, { params, body: { content } })
  expect(shown).toMatchObject({ pages: 1, size: 11, cuts: [], missing: [] })
  const picture = Buffer.from(shown.pictures[0] ?? '', 'base64')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1000, 1294])
  const other = { ...content, headline: '王小明 محمد' }
  const printed = await person.api.call(documents.previewDocument, { params, body: { content: other } })
  expect(printed).toMatchObject({ pages: 1, missing: [] })
  const unseen = { ...content, headline: 'ᚠᚢᚦ' }
  expect(await person.api.call(documents.previewDocument, { params, body: { content: unseen } })).toMatchObject({
    pictures: [],
    missing: ['ᚠ', 'ᚢ', 'ᚦ'],
  })
  expect((await person.api.call(documents.getDocument, { params })).content).toEqual(made.content)
})

it('starts from a resume that came after the first look', async () => {
  const person = await signUpPerson(server)
  expect((await person.api.call(profileCalls.getProfile)).profile.entries).toEqual([])
  await person.api.call(saveLatestResume, { body: { facts: SUPPORT_ENGINEER } })
  expect((await person.api.call(profileCalls.getProfile)).profile.entries).toHaveLength(1)
})

it("gives nobody another person's documents", async () => {
  const [owner, other] = [await withFacts(), await withFacts()]
  const { documentId } = await owner.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Mine' } })
  const { copyId } = await owner.api.call(documents.keepSentCopy, { params: { documentId }, body: {} })
  const all = Object.values(documents).filter((one): one is Endpoint & typeof one => 'method' in one)
  const calls = all.filter(({ path }) => /^\/career-documents\/(?:copies\/)?:/.test(path))
  for (const { method, path } of calls) {
    const url =
      path
        .replace(':documentId', documentId)
        .replace(':copyId', copyId)
        .replace(':entryId', 'exp_none')
        .replace(':page', '1') + (path.endsWith('/file') ? '?format=pdf' : '')
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
  expect(await other.api.call(documents.listSentCopies, { query: {} })).toEqual([])
})
