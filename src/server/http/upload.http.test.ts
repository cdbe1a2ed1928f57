import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocx, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { MAX_UPLOAD_BYTES } from './upload.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUpPerson(server)
})
afterAll(() => server.close())

type Part = { name: string; fileName?: string; content: string | Uint8Array }

const B = 'waymark-guard'
const answers: Part = { name: 'questionnaireData', content: JSON.stringify(UPLOAD_ANSWERS) }
const resume = (fileName: string, content: string | Uint8Array = 'plain words'): Part => ({ name: 'resume', fileName, content })

/** A form written by hand: what a browser's own would put right is left wrong. */
async function upload(...parts: Part[]) {
  const pieces = parts.flatMap(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    return [Buffer.from(`--${B}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]
  })
  const body = Buffer.concat([...pieces, Buffer.from(`--${B}--\r\n`)])
  const answer = await send(server, 'POST', '/api/parse-resume', { token: person.tokens.accessToken, body: new Uint8Array(body), headers: { 'content-type': `multipart/form-data; boundary=${B}` } })
  return { ...answer, code: [answer.status, (answer.body as { code?: string }).code] as const }
}

describe('an upload', () => {
  it.each([
    ['one byte more than five megabytes', MAX_UPLOAD_BYTES + 1, [413, 'resume.too_large']],
    ['five megabytes to the byte', MAX_UPLOAD_BYTES, [415, 'resume.unsupported']],
  ])('of %s', async (_name, bytes, code) => {
    expect((await upload(answers, resume('a.pdf', Buffer.alloc(bytes, 65)))).code).toEqual(code)
  })

  it('of two files is told so, of three as well', async () => {
    expect((await upload(resume('a.pdf'), resume('b.pdf'))).code).toEqual([422, 'resume.two_files'])
    expect((await upload(resume('a.pdf'), resume('b.pdf'), resume('c.pdf'))).code).toEqual([422, 'resume.two_files'])
  })

  it('of more parts than a form has is refused', async () => {
    const fields = Array.from({ length: 6 }, (_, index) => ({ name: `f${index}`, content: 'x' }))
    expect((await upload(...fields, resume('a.pdf'))).code).toEqual([400, 'request.malformed'])
  })

  it('with a field that reaches for the prototype is refused', async () => {
    expect((await upload({ name: '__proto__', content: 'x' }, resume('a.pdf'))).code).toEqual([400, 'request.malformed'])
  })

  it('with a NUL in a field is refused', async () => {
    expect((await upload({ name: 'questionnaireData', content: 'a\u0000b' }, resume('a.pdf'))).code).toEqual([400, 'request.malformed'])
  })

  it('with answers longer than a field may be is refused by the name of the field', async () => {
    const long = { name: 'questionnaireData', content: JSON.stringify({ ...UPLOAD_ANSWERS, motivation: 'x'.repeat(70_000) }) }
    const { code, body } = await upload(long, resume('a.docx', makeDocx(resumeLines())))
    expect(code).toEqual([413, 'request.too_large'])
    expect(body.detail).toBe('The field questionnaireData is longer than 64 KB.')
  })

  it('that is refused ends its connection, since the rest of it is not read', async () => {
    expect((await upload(resume('a.pdf'), resume('b.pdf'), resume('c.pdf'))).headers.get('connection')).toBe('close')
  })

  it('that is no form is told what to send', async () => {
    const answer = await send(server, 'POST', '/api/parse-resume', { token: person.tokens.accessToken, body: {} })
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([415, 'request.unsupported_type', 'Send the file as a form (multipart/form-data).'])
  })

  it.each([
    ['../../etc/resume.docx', 'resume.docx'],
    ['C:\\Users\\ada\\resume.docx', 'resume.docx'],
    ['\u202eresume\u200b.docx', 'resume.docx'],
    [`${'n'.repeat(300)}.docx`, 'n'.repeat(200)],
  ])('named %j is kept under its plain name', async (fileName, plain) => {
    const { status } = await upload(answers, resume(fileName, makeDocx(resumeLines())))
    expect(status).toBe(200)
    const latest = await send(server, 'GET', '/resume/latest', { token: person.tokens.accessToken })
    expect(latest.body.data.fileName).toBe(plain)
  })
})
