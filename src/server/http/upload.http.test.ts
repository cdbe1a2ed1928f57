import { beforeAll, describe, expect, it } from 'vitest'
import { makeDocx, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
})

type Part = { name: string; fileName?: string; type?: string; content: string | Uint8Array }

const B = 'waymark-guard'
const answers: Part = { name: 'questionnaireData', content: JSON.stringify(UPLOAD_ANSWERS) }
const resume = (fileName: string, content: string | Uint8Array = 'plain words'): Part => ({
  name: 'resume',
  fileName,
  content,
})

/** A form written by hand: what a browser's own would put right is left wrong. */
async function upload(...parts: Part[]) {
  const pieces = parts.flatMap(({ name, fileName, type, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    return [
      Buffer.from(
        `--${B}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]
  })
  const body = Buffer.concat([...pieces, Buffer.from(`--${B}--\r\n`)])
  const answer = await send(server, 'POST', '/api/parse-resume', {
    token: person.tokens.accessToken,
    body: new Uint8Array(body),
    headers: { 'content-type': `multipart/form-data; boundary=${B}` },
  })
  return { ...answer, code: [answer.status, (answer.body as { code?: string }).code] as const }
}

describe('an upload', () => {
  it.each([
    ['one byte more than five megabytes', 5_242_881, [413, 'resume.too_large']],
    ['five megabytes to the byte', 5_242_880, [415, 'resume.unsupported']],
  ])('of %s', async (_name, bytes, code) => {
    expect((await upload(answers, resume('a.pdf', Buffer.alloc(bytes, 65)))).code).toEqual(code)
  })

  it('of two files is refused with that reason, of three as well', async () => {
    expect((await upload(resume('a.pdf'), resume('b.pdf'))).code).toEqual([422, 'resume.two_files'])
    expect((await upload(resume('a.pdf'), resume('b.pdf'), resume('c.pdf'))).code).toEqual([422, 'resume.two_files'])
  })

  it('may have five fields beside its file, and no more', async () => {
    const fields = Array.from({ length: 6 }, (_, index) => ({ name: `f${index}`, content: 'x' }))
    expect((await upload(...fields.slice(0, 5), resume('a.pdf'))).code).toEqual([422, 'resume.invalid_answers'])
    const { code, body } = await upload(...fields, resume('a.pdf'))
    expect([code, body.detail]).toEqual([[400, 'request.malformed'], 'The form has more parts than expected.'])
  })

  it('with five fields and two files is still told of the second file', async () => {
    const fields = Array.from({ length: 5 }, (_, index) => ({ name: `f${index}`, content: 'x' }))
    expect((await upload(...fields, resume('a.pdf'), resume('b.pdf'))).code).toEqual([422, 'resume.two_files'])
  })

  it('without a file, or with one under another name, asks to choose one', async () => {
    expect((await upload(answers)).code).toEqual([422, 'resume.no_file'])
    expect((await upload(answers, { name: 'photo', fileName: 'a.pdf', content: 'x' })).code).toEqual([
      422,
      'resume.no_file',
    ])
  })

  it('reads fields as text only: a part that says it is JSON stands for nothing', async () => {
    const docx = resume('a.docx', makeDocx(resumeLines()))
    expect((await upload({ ...answers, type: 'application/json' }, docx)).code).toEqual((await upload(docx)).code)
  })

  it('with a field that reaches for the prototype is refused', async () => {
    expect((await upload({ name: '__proto__', content: 'x' }, resume('a.pdf'))).code).toEqual([
      400,
      'request.malformed',
    ])
  })

  it('with a NUL in a field is refused', async () => {
    expect((await upload({ name: 'questionnaireData', content: 'a\u0000b' }, resume('a.pdf'))).code).toEqual([
      400,
      'request.malformed',
    ])
  })

  it('with answers longer than a field may be is refused by the name of the field', async () => {
    const field = (length: number) => ({ name: 'questionnaireData', content: 'x'.repeat(length) })
    const { code, body } = await upload(field(65_537), resume('a.pdf'))
    expect(code).toEqual([413, 'request.too_large'])
    expect(body.detail).toBe('The field questionnaireData is longer than 64 KB.')
    expect((await upload(field(65_536), resume('a.pdf'))).code).not.toEqual(code)
  })

  it('that is refused ends its connection, since the rest of it is not read', async () => {
    expect((await upload(resume('a.pdf'), resume('b.pdf'), resume('c.pdf'))).headers.get('connection')).toBe('close')
  })

  it('that is no form gets a sentence on what to send', async () => {
    const answer = await send(server, 'POST', '/api/parse-resume', { token: person.tokens.accessToken, body: {} })
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      415,
      'request.unsupported_type',
      'Send the file as a form (multipart/form-data).',
    ])
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
