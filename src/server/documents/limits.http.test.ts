import { expect, it } from 'vitest'
import * as documents from '#contract/documents.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

async function withDocument() {
  const person = await signUpPerson(server)
  const basics = { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example' }
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, basics, skills: ['Docker'] } } })
  const made = await person.api.call(documents.createDocument, { body: { kind: 'resume', name: 'Plain' } })
  return { person, made, params: { documentId: made.documentId } }
}

it('a document keeps its newest fifty versions', async () => {
  const { person, made, params } = await withDocument()
  const { name, language, content } = made
  if (content.kind !== 'resume') throw new Error('no resume')
  let { version } = made
  for (let at = 0; at < 55; at += 1) {
    const body = { version, name, language, content: { ...content, headline: `Engineer ${at}` } }
    version = (await person.api.call(documents.saveDocument, { params, body })).version
  }
  const kept = await person.api.call(documents.listVersions, { params })
  expect(kept).toHaveLength(50)
  expect(kept[0]?.content).toMatchObject({ headline: 'Engineer 53' })
  expect(kept.at(-1)?.content).toMatchObject({ headline: 'Engineer 4' })
  const stored = server.deps.db.selectFrom('document_versions').select('version')
  expect(await stored.where('document_id', '=', params.documentId).execute()).toHaveLength(50)
})

it('there is room for a thousand copies of what was sent, and it says so when they are there', async () => {
  const { person, params } = await withDocument()
  const keep = () => person.api.call(documents.keepSentCopy, { params, body: {} })
  const first = await keep()
  const row = await server.deps.db
    .selectFrom('sent_copies')
    .selectAll()
    .where('document_id', '=', params.documentId)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 999 }, (_, at) => ({
    ...row,
    id: `cpy_fill_${at}`,
    file_bytes: Buffer.from('x'),
  }))
  for (let from = 0; from < copies.length; from += 333)
    await server.deps.db
      .insertInto('sent_copies')
      .values(copies.slice(from, from + 333))
      .execute()
  await expect(keep()).rejects.toMatchObject({ code: 'documents.too_many' })
  await server.deps.db.deleteFrom('sent_copies').where('id', '=', 'cpy_fill_7').execute()
  expect((await keep()).fileName).toBe(first.fileName)
})
