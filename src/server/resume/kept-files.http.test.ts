import { must } from '#core/must.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { deleteKeptFile, getKeptFiles, setFileKeeping } from '#contract/resume-file.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { signUpPerson } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { docx, useResume } from '#test/support/use-resume.ts'

const { server, upload, latest, confirm, get, evidenceOf } = useResume()

describe('files', () => {
  it('are kept three at a time, private, and come back as they went', async () => {
    const [owner, other] = [await signUpPerson(server), await signUpPerson(server)]
    for (const name of ['One', 'Two', 'Three', 'Four']) await upload(owner, docx(name), `${name}.docx`)
    const { keepsFiles, files } = await owner.api.call(getKeptFiles)
    expect([keepsFiles, files.map((file) => [file.fileName, file.isLatest])]).toEqual([
      true,
      [
        ['Four.docx', true],
        ['Three.docx', false],
        ['Two.docx', false],
      ],
    ])
    const path = `/resume/files/${must(files[1]).resumeId}`
    const answer = await get(owner, path)
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Three.docx")
    expect(Buffer.from(await answer.arrayBuffer()).equals(docx('Three'))).toBe(true)
    for (const method of ['GET', 'DELETE'])
      expect((await send(server, method, path, { token: other.tokens.accessToken })).body.code).toBe(
        'resume.no_file_kept',
      )
    expect((await owner.api.call(getKeptFiles)).files).toHaveLength(3)
  })

  it('carry any name in their header', async () => {
    const owner = await signUpPerson(server)
    await upload(owner, docx(), `Özgeçmiş "2026"; *'(1)\u{1F600}.docx`)
    const [file] = (await owner.api.call(getKeptFiles)).files
    const header = must((await get(owner, `/resume/files/${must(file).resumeId}`)).headers.get('content-disposition'))
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
  })

  it('may be deleted one by one, and the facts stay', async () => {
    const owner = await signUpPerson(server)
    const { resumeId, skills } = await upload(owner)
    expect((await owner.api.call(deleteKeptFile, { params: { resumeId } })).files).toEqual([])
    expect(await latest(owner)).toMatchObject({ file: { kind: 'docx', isKept: false }, facts: { skills } })
    for (const path of ['/resume/latest/text', '/resume/latest/pages/1', `/resume/files/${resumeId}`]) {
      expect(await send(server, 'GET', path, { token: owner.tokens.accessToken })).toMatchObject({
        status: 404,
        body: { code: 'resume.no_file_kept' },
      })
    }
    expect((await evidenceOf(owner)).length).toBeGreaterThan(0)
  })

  it('are not kept at all when their owner says so, and corrections still stay', async () => {
    const owner = await signUpPerson(server)
    await upload(owner)
    expect(await owner.api.call(setFileKeeping, { body: { keepsFiles: false } })).toEqual({
      keepsFiles: false,
      files: [],
    })
    await upload(owner, docx('Ada Wanderer'))
    const stored = await server.deps.db
      .selectFrom('resumes')
      .select(['file_bytes', 'file_hash'])
      .where('user_id', '=', owner.userId)
      .execute()
    expect(stored.map((row) => row.file_bytes)).toEqual([null, null])
    await confirm(owner, (facts) => ({ ...facts, skills: ['Rust'] }))
    expect((await upload(owner, docx('Ada Wanderer'))).skills).toEqual(['Rust'])
    expect(JSON.stringify(await owner.api.call(exportAccount))).not.toContain(
      Buffer.from(docx('Ada Wanderer')).toString('base64').slice(0, 200),
    )
    await owner.api.call(setFileKeeping, { body: { keepsFiles: true } })
    await upload(owner)
    expect((await owner.api.call(getKeptFiles)).files).toHaveLength(1)
  })
})

describe('a download', () => {
  it.each(['jsonresume', 'docx', 'pdf'])('as %s is what was confirmed', async (format) => {
    const person = await signUpPerson(server)
    await upload(person)
    await confirm(person, (facts) => ({ ...facts, basics: { ...facts.basics, name: 'Łucja Żółć' } }))
    const answer = await get(person, `/resume/latest/download?format=${format}`)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename*=UTF-8''${encodeURIComponent(`Łucja-Żółć-resume.${format === 'jsonresume' ? 'json' : format}`)}`,
    ])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (format === 'jsonresume') expect(JSON.parse(Buffer.from(bytes).toString()).basics.name).toBe('Łucja Żółć')
    else if (format === 'docx') expect(strFromU8(must(unzipSync(bytes)['word/document.xml']))).toContain('Łucja Żółć')
    else expect((await server.deps.documents.read(bytes)).basics.name).toBe('Łucja Żółć')
  })

  it.each([
    ['Betreuung der Lager und der Waren mit dem Team für die Region', 'en', 'Berufserfahrung', 'heute'],
    ['Depo ekibi için vardiya planı hazırladım ve sayım ile ilgili raporlar yazdım', 'en', 'Deneyim', 'Mart 2021'],
    ['Kept the stock of the store and counted it with the team', 'tr', 'Experience', 'Present'],
    ['Excel, SAP', 'tr', 'Deneyim', 'Devam ediyor'],
  ] as const)('of %j in the app in %s has headings and months of one language', async (line, language, ...shown) => {
    const person = await signUpPerson(server, { language })
    await upload(person)
    const job = { title: 'X', company: 'Y', location: null, startDate: '2021-03', endDate: null, isCurrent: true }
    await confirm(person, () => ({ ...NO_FACTS, experience: [{ ...job, highlights: [line] }] }))
    const bytes = new Uint8Array(await (await get(person, '/resume/latest/download?format=docx')).arrayBuffer())
    const xml = strFromU8(must(unzipSync(bytes)['word/document.xml']))
    for (const words of shown) expect(xml).toContain(words)
  })

  it('says which letters a PDF cannot show', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    await confirm(person, (facts) => ({ ...facts, basics: { ...facts.basics, name: 'অ Walker' } }))
    expect(
      await send(server, 'GET', '/resume/latest/download?format=pdf', { token: person.tokens.accessToken }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'resume.not_printable',
        detail: 'The PDF cannot show these characters: অ. Please download DOCX instead.',
      },
    })
  })

  it('needs a resume and a known format', async () => {
    const person = await signUpPerson(server)
    expect(
      (await send(server, 'GET', '/resume/latest/download?format=pdf', { token: person.tokens.accessToken })).body.code,
    ).toBe('resume.none')
    expect(
      (await send(server, 'GET', '/resume/latest/download?format=exe', { token: person.tokens.accessToken })).status,
    ).toBe(400)
    expect((await send(server, 'GET', '/resume/latest/download', { token: person.tokens.accessToken })).status).toBe(
      400,
    )
  })
})
