import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import * as documents from '#contract/documents.ts'
import * as profileCalls from '#contract/document-profile.ts'
import { deleteLatestResume, getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const INTERNSHIP = {
  title: 'Intern',
  company: 'Tallow Street Bank',
  location: null,
  startDate: '2025-06',
  endDate: '2025-09',
  isCurrent: false,
  highlights: ['Answered 45 calls a day', 'Wrote reports with Postgres'],
}
const SKILLS = { ...NO_FACTS, skills: ['JavaScript', 'React'] }
const WHOLE = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Aylin Demir', summary: 'Writes small web pages.' },
  skills: ['JavaScript', 'React', 'TypeScript'],
  experience: [INTERNSHIP],
}

async function textOf(person: Person, documentId: string): Promise<string> {
  const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
  const path = `/career-documents/${documentId}/file?format=txt`
  return (await server.fetchFrom('127.0.0.1')(path, { headers })).text()
}

const write = (person: Person, facts: typeof WHOLE | typeof SKILLS) =>
  person.api.call(saveLatestResume, { body: { facts } })

async function withDocument(facts: typeof WHOLE | typeof SKILLS) {
  const person = await signUpPerson(server)
  await write(person, facts)
  const { documentId } = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
  return { person, params: { documentId } }
}

it('puts what is entered in the resume later into a document that shows all, and says so', async () => {
  const { person, params } = await withDocument(SKILLS)
  await write(person, WHOLE)
  const text = await textOf(person, params.documentId)
  for (const words of ['Aylin Demir', 'Tallow Street Bank', 'Answered 45 calls a day', 'TypeScript'])
    expect(text).toContain(words)
  const { factChanges } = await person.api.call(documents.getDocument, { params })
  expect(factChanges.map(({ before, now }) => [before, now])).toContainEqual(['', 'TypeScript'])
  expect((await person.api.call(documents.seeFacts, { params })).factChanges).toEqual([])
})

it('takes corrections over under the same ids, and never over what the person changed', async () => {
  const { person, params } = await withDocument(WHOLE)
  const first = await person.api.call(profileCalls.getProfile)
  const [entry] = first.profile.entries
  const [calls, reports] = must(entry).bullets
  const bullets = [must(calls), { ...must(reports), text: 'Wrote nine reports' }]
  const profile = { ...first.profile, entries: [{ ...must(entry), bullets }] }
  await person.api.call(profileCalls.saveProfile, { body: { version: first.version, profile } })
  const corrected = {
    ...INTERNSHIP,
    company: 'Tallow Street Trust',
    highlights: ['Answered 50 calls a day', 'Wrote reports with PostgreSQL'],
  }
  await write(person, { ...WHOLE, experience: [corrected] })
  const now = await person.api.call(profileCalls.getProfile)
  expect(now.profile.entries).toMatchObject([
    {
      id: must(entry).id,
      organisation: 'Tallow Street Trust',
      bullets: [
        { id: must(calls).id, text: 'Answered 50 calls a day' },
        { id: must(reports).id, text: 'Wrote nine reports' },
      ],
    },
  ])
  const { factChanges } = await person.api.call(documents.getDocument, { params })
  expect(factChanges).toContainEqual({
    factId: must(calls).id,
    before: 'Answered 45 calls a day',
    now: 'Answered 50 calls a day',
  })
  expect(await person.api.call(profileCalls.getProfile)).toEqual(now)
})

it('prints nothing that was removed from the resume and says what is gone; a sent copy stays', async () => {
  const { person, params } = await withDocument(WHOLE)
  const copy = await person.api.call(documents.keepSentCopy, { params, body: { note: '' } })
  const path = `/career-documents/copies/${copy.copyId}`
  const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
  const sent = async () => Buffer.from(await (await server.fetchFrom('127.0.0.1')(path, { headers })).arrayBuffer())
  const before = await sent()
  await write(person, { ...WHOLE, skills: ['React'], experience: [] })
  const text = await textOf(person, params.documentId)
  expect(text).toContain('React')
  expect(text).not.toContain('JavaScript')
  expect(text).not.toContain('Tallow')
  const { factChanges } = await person.api.call(documents.getDocument, { params })
  expect(factChanges).toContainEqual(expect.objectContaining({ before: 'JavaScript', now: null }))
  expect((await sent()).equals(before)).toBe(true)
})

it('leaves a tailored document its choice', async () => {
  const person = await signUpPerson(server)
  await write(person, SKILLS)
  const body = { kind: 'resume', name: 'For Juniper', ad: 'Developer\n\nRequirements\n- React' } as const
  const made = await person.api.call(documents.createDocument, { body })
  await write(person, WHOLE)
  const { content } = await person.api.call(documents.getDocument, { params: { documentId: made.documentId } })
  if (content.kind !== 'resume') throw new Error('no resume')
  expect(content.entries).toEqual([])
})

it('does not bring back what the person took out of the facts', async () => {
  const { person } = await withDocument(WHOLE)
  const { version, profile } = await person.api.call(profileCalls.getProfile)
  await person.api.call(profileCalls.saveProfile, { body: { version, profile: { ...profile, entries: [] } } })
  await write(person, { ...WHOLE, skills: [...WHOLE.skills, 'Git'] })
  const now = await person.api.call(profileCalls.getProfile)
  expect(now.profile.entries).toEqual([])
  expect(now.profile.skills.map(({ name }) => name)).toEqual(['JavaScript', 'React', 'TypeScript', 'Git'])
})

describe('deleting the resume', () => {
  it('keeps the facts of documents unless they are to go as well', async () => {
    const { person } = await withDocument(WHOLE)
    await person.api.call(deleteLatestResume, { query: {} })
    const { profile } = await person.api.call(profileCalls.getProfile)
    expect(profile.entries).toHaveLength(1)
  })

  it('drops the facts that came from it on request, and leaves what the person wrote', async () => {
    const { person, params } = await withDocument(WHOLE)
    const { version, profile } = await person.api.call(profileCalls.getProfile)
    const own = {
      ...must(profile.skills[0]),
      id: 'skl_own1',
      name: 'Welding',
      sources: [{ kind: 'own' as const, name: '' }],
    }
    const changed = { ...profile, skills: [...profile.skills, own] }
    await person.api.call(profileCalls.saveProfile, { body: { version, profile: changed } })
    await person.api.call(deleteLatestResume, { query: { facts: 'drop' } })
    const left = (await person.api.call(profileCalls.getProfile)).profile
    expect([left.basics.name, left.entries, left.skills.map(({ name }) => name)]).toEqual(['', [], ['Welding']])
    expect(await textOf(person, params.documentId)).not.toContain('Tallow')
    const rows = await server.deps.db.selectFrom('documents').selectAll().where('user_id', '=', person.userId).execute()
    expect(JSON.stringify(rows)).not.toContain('Tallow')
    const kept = await server.deps.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect(kept.filter(({ response }) => response?.includes('Tallow'))).toEqual([])
  })
})

describe('another resume', () => {
  const upload = async (person: Person, name: string, more: string[] = []) => {
    server.clock.advance(1_000)
    const file = makeDocx([...resumeLines(name), ...more])
    await person.api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS, `${name}.docx`) })
    return must(await person.api.call(getLatestResume)).facts
  }
  const confirm = (person: Person, facts: Awaited<ReturnType<typeof upload>>) =>
    person.api.call(saveLatestResume, { body: { facts } })

  it('changes no document made before until the person chose', async () => {
    const person = await signUpPerson(server)
    await confirm(person, await upload(person, 'Aylin Demir'))
    const { documentId } = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
    const before = await textOf(person, documentId)
    await confirm(person, await upload(person, 'Aylin Yildiz'))
    expect((await person.api.call(profileCalls.getProfile)).hasOtherResume).toBe(true)
    expect(await textOf(person, documentId)).toBe(before)
    const { incoming, pairs } = await person.api.call(profileCalls.proposeMerge, { body: { format: 'resume' } })
    expect([incoming.basics.name, pairs.length > 0]).toEqual(['Aylin Yildiz', true])
  })

  it('does not undo what was corrected in the one before', async () => {
    const person = await signUpPerson(server)
    const read = await upload(person, 'Aylin Demir')
    await confirm(person, { ...read, skills: read.skills.slice(1) })
    const { profile } = await person.api.call(profileCalls.getProfile)
    await confirm(person, await upload(person, 'Aylin Yildiz'))
    expect(await person.api.call(profileCalls.getProfile)).toMatchObject({ profile, hasOtherResume: true })
  })

  it('is followed where the one before was confirmed as read and nothing was made of it', async () => {
    const person = await signUpPerson(server)
    await confirm(person, await upload(person, 'Aylin Demir'))
    await person.api.call(profileCalls.getProfile)
    await confirm(person, await upload(person, 'Aylin Yildiz'))
    const { profile, hasOtherResume } = await person.api.call(profileCalls.getProfile)
    expect([profile.basics.name, hasOtherResume]).toEqual(['Aylin Yildiz', false])
  })
})
