import { must } from '#core/must.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import * as profileCalls from '#contract/document-profile.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { PdfFile } from '#core/resume/export/pdf-file.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

async function withFacts(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveLatestResume, { body: { facts: SUPPORT_ENGINEER } })
  return person
}

const formOf = (name: string, bytes: Uint8Array | string) => {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name))
  return form
}

/** A PDF that carries a file, as a Europass PDF does. */
function pdfWith(xml: string): Uint8Array {
  const file = new PdfFile()
  const stream = file.addStream(Buffer.from(xml), '/Type /EmbeddedFile')
  const spec = file.add(`<< /Type /Filespec /F (cv.xml) /UF (cv.xml) /EF << /F ${stream} 0 R >> >>`)
  const pages = file.reserve()
  const page = file.add(`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 300 300] >>`)
  file.set(pages, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`)
  const root = file.add(
    `<< /Type /Catalog /Pages ${pages} 0 R /Names << /EmbeddedFiles << /Names [(cv.xml) ${spec} 0 R] >> >> >>`,
  )
  return file.finish(root, file.add('<< /Title (x) >>'))
}

const XML =
  '<Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson><PersonName><GivenName>Ada</GivenName><FamilyName>Walker</FamilyName></PersonName></CandidatePerson><CandidateProfile><EmploymentHistory><EmployerHistory><OrganizationName>Copper Ladle</OrganizationName><PositionHistory><PositionTitle>Baker</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>'
const LINKEDIN = zipSync({
  'Basic/Positions.csv': strToU8(
    'Company Name,Title,Description,Location,Started On,Finished On\nCopper Ladle,Baker,,,Jan 2019,',
  ),
  'Basic/messages.csv': strToU8('secret'),
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
  const { incoming, pairs } = await person.api.call(profileCalls.proposeMerge, {
    body: { format: 'json-resume', text },
  })
  const { version } = await person.api.call(profileCalls.getProfile)
  const choices = { [must(pairs[0]).incoming.id]: must(must(pairs[0]).present).id }
  const merged = await person.api.call(profileCalls.mergeProfile, { body: { version, incoming, choices } })
  expect(merged.profile.entries[0]?.bullets.map((bullet) => bullet.text)).toContain('Ran the help desk')
  await expect(
    person.api.call(profileCalls.proposeMerge, { body: { format: 'json-resume', text: 'x' } }),
  ).rejects.toMatchObject({ code: 'documents.not_read' })
})

it.each([
  ['a Europass file', 'cv.xml', XML],
  ['a Europass PDF, by what it carries', 'cv.pdf', pdfWith(XML)],
  ['a LinkedIn archive', 'linkedin.zip', LINKEDIN],
])('lays %s beside the facts, and changes nothing', async (_name, file, bytes) => {
  const person = await withFacts()
  const before = await person.api.call(profileCalls.getProfile)
  const { incoming, pairs } = await person.api.call(profileCalls.readProfileFile, { form: formOf(file, bytes) })
  expect(incoming.entries.map(({ title, organisation }) => [title, organisation])).toEqual([['Baker', 'Copper Ladle']])
  expect(pairs[0]?.present).toBeNull()
  expect(await person.api.call(profileCalls.getProfile)).toEqual(before)
})

it('takes the facts back from the data of a whole account, for another one', async () => {
  const person = await withFacts()
  const { profile } = await person.api.call(profileCalls.getProfile)
  const data = JSON.stringify(await person.api.call(exportAccount))
  const next = await signUpPerson(server)
  const form = formOf('waymark-export.json', data)
  const { incoming } = await next.api.call(profileCalls.readProfileFile, { form })
  const words = ({ entries, skills }: typeof profile) => [
    entries.map(({ title }) => title),
    skills.map(({ name }) => name),
  ]
  expect(words(incoming)).toEqual(words(profile))
  expect(incoming.entries[0]?.id).not.toBe(profile.entries[0]?.id)
  const { version } = await next.api.call(profileCalls.getProfile)
  const choices = Object.fromEntries(incoming.entries.map(({ id }) => [id, 'new']))
  const merged = await next.api.call(profileCalls.mergeProfile, { body: { version, incoming, choices } })
  expect(words(merged.profile)).toEqual(words(profile))
})

it.each([
  ['a file of no known kind', 'x.json', '{"a":1}', 'documents.not_read'],
  ['an archive without a profile', 'x.zip', zipSync({ 'messages.csv': strToU8('a,b') }), 'documents.not_read'],
  ['a broken archive', 'x.zip', LINKEDIN.subarray(0, 60), 'documents.not_read'],
  [
    'an archive with a list that is cut off',
    'x.zip',
    zipSync({ 'Skills.csv': strToU8('Name\nGo\n"Rust\nSQL') }),
    'documents.not_read',
  ],
  ['a broken PDF', 'x.pdf', '%PDF-1.7 nothing', 'resume.damaged'],
])('refuses %s with a sentence', async (_name, file, bytes, code) => {
  const person = await withFacts()
  await expect(person.api.call(profileCalls.readProfileFile, { form: formOf(file, bytes) })).rejects.toMatchObject({
    code,
  })
})
