import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { parseResume } from '#contract/resume.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { zipOne } from '#test/support/zip-one.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const upload = (person: Person, form: FormData | string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/api/parse-resume', { body: form, token: person.tokens.accessToken, headers })

async function held(person: Person): Promise<unknown> {
  return { ...(await person.api.call(exportAccount)), exportedAt: 0 }
}

const file = (bytes: Uint8Array | string, name = 'resume.pdf') => new File([bytes as BlobPart], name)

function formOf(files: [string, File][], answers: unknown = UPLOAD_ANSWERS): FormData {
  const form = new FormData()
  for (const [field, one] of files) form.append(field, one)
  if (answers !== null)
    form.append('questionnaireData', typeof answers === 'string' ? answers : JSON.stringify(answers))
  return form
}

const good = () => file(makeDocx(resumeLines()), 'resume.docx')
const scanned = makePdf([])
const whole = makePdf(resumeLines())
const archive = zipSync({ 'notes.txt': strToU8('Ada Walker') })

const refusals: [string, () => FormData, number, string, string][] = [
  ['no file', () => formOf([]), 422, 'resume.no_file', 'Please choose a PDF or DOCX file'],
  [
    'the file in another field',
    () => formOf([['file', good()]]),
    422,
    'resume.no_file',
    'Please choose a PDF or DOCX file',
  ],
  [
    'two files',
    () =>
      formOf([
        ['resume', good()],
        ['resume', good()],
      ]),
    422,
    'resume.two_files',
    'Please upload only one file',
  ],
  [
    'three files',
    () =>
      formOf([
        ['resume', good()],
        ['resume', good()],
        ['resume', good()],
      ]),
    422,
    'resume.two_files',
    'Please upload only one file',
  ],
  [
    'an empty file',
    () => formOf([['resume', file('')]]),
    422,
    'resume.damaged',
    'This file looks damaged. Export it again and retry.',
  ],
  [
    'a text file',
    () => formOf([['resume', file('Ada Walker, Python', 'resume.pdf')]]),
    415,
    'resume.unsupported',
    'Please upload a PDF or DOCX file',
  ],
  [
    'a picture',
    () => formOf([['resume', file(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'resume.docx')]]),
    415,
    'resume.unsupported',
    'Please upload a PDF or DOCX file',
  ],
  [
    'a PDF named .docx',
    () => formOf([['resume', file(whole, 'resume.docx')]]),
    415,
    'resume.pdf_named_docx',
    'This file is named .docx but is a PDF. Rename it to end in .pdf and upload it again.',
  ],
  [
    'a DOCX named .pdf',
    () => formOf([['resume', file(makeDocx(resumeLines()), 'My CV.PDF')]]),
    415,
    'resume.docx_named_pdf',
    'This file is named .pdf but is a Word document. Rename it to end in .docx and upload it again.',
  ],
  [
    'an archive named .pdf',
    () => formOf([['resume', file(archive, 'resume.pdf')]]),
    415,
    'resume.unsupported',
    'Please upload a PDF or DOCX file',
  ],
  [
    'a damaged PDF',
    () => formOf([['resume', file(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 7)]))]]),
    422,
    'resume.damaged',
    'This file looks damaged. Export it again and retry.',
  ],
  [
    'a cut DOCX',
    () => formOf([['resume', file(makeDocx(resumeLines()).slice(0, 500), 'resume.docx')]]),
    422,
    'resume.damaged',
    'This file looks damaged. Export it again and retry.',
  ],
  [
    'an encrypted PDF',
    () => formOf([['resume', file(makePdf(resumeLines(), { isEncrypted: true }))]]),
    422,
    'resume.encrypted',
    'The file is password protected',
  ],
  [
    'a scan',
    () => formOf([['resume', file(scanned)]]),
    422,
    'resume.no_text',
    'No text found. This looks like a scan. Open the original in Word or Google Docs and save it as PDF, or enter your skills by hand.',
  ],
  [
    'over 5 MB',
    () => formOf([['resume', file(Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)]))]]),
    413,
    'resume.too_large',
    'The file is larger than 5 MB',
  ],
  [
    'answers cut',
    () => formOf([['resume', good()]], '{"dreamRole": "Data'),
    422,
    'resume.invalid_answers',
    'Your answers could not be read. Please go back and check them.',
  ],
  [
    'answers not an object',
    () => formOf([['resume', good()]], '[]'),
    422,
    'resume.invalid_answers',
    'Your answers could not be read. Please go back and check them.',
  ],
  [
    'an unknown role',
    () => formOf([['resume', good()]], { ...UPLOAD_ANSWERS, dreamRole: 'Astronaut' }),
    422,
    'resume.invalid_answers',
    'Your answers could not be read. Please go back and check them.',
  ],
  [
    'an unknown timeframe',
    () => formOf([['resume', good()]], { ...UPLOAD_ANSWERS, timeframe: 'now' }),
    422,
    'resume.invalid_answers',
    'Your answers could not be read. Please go back and check them.',
  ],
  [
    'no answers at all',
    () => formOf([['resume', good()]], null),
    422,
    'resume.invalid_answers',
    'Please answer the seven questions first.',
  ],
  [
    'a NUL in the answers',
    () => formOf([['resume', good()]], `${JSON.stringify(UPLOAD_ANSWERS)}\u0000`),
    400,
    'request.malformed',
    'The text contains a character that cannot be stored.',
  ],
  ['six text fields', () => sixFields(), 400, 'request.malformed', 'The form has more parts than expected.'],
]

function sixFields(): FormData {
  const form = formOf([['resume', good()]])
  for (let index = 0; index < 5; index += 1) form.append(`more${index}`, 'x')
  return form
}

describe('an upload that cannot be taken', () => {
  it.each(refusals)('(%s) says why, and nothing is stored or lost', async (_name, makeForm, status, code, detail) => {
    const person = await signUpPerson(server)
    const before = await held(person)
    const answer = await upload(person, makeForm())
    expect([answer.status, answer.body.code, answer.body.detail, answer.body.error]).toEqual([
      status,
      code,
      detail,
      detail,
    ])
    expect(await held(person)).toEqual(before)
  })

  it('says of answers that are no JSON what they should be, in plain words', async () => {
    const person = await signUpPerson(server)
    const { body } = await upload(person, formOf([['resume', good()]], '{'))
    expect(body.fields).toEqual({ questionnaireData: 'This is no object in JSON' })
  })

  it('keeps what was there before: the last resume, the answers, the courses', async () => {
    const person = await signUpPerson(server)
    await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
    const before = await held(person)
    for (const [name, makeForm, status] of refusals) {
      if (name === 'no answers at all') continue
      expect((await upload(person, makeForm())).status, name).toBe(status)
    }
    expect(await held(person)).toEqual(before)
  })

  it('a document that inflates beyond all measure is refused and the server goes on', async () => {
    const person = await signUpPerson(server)
    const packed = await zipOne('word/document.xml', Buffer.alloc(200 * 1024 * 1024, ' '))
    expect(packed.length).toBeLessThan(1024 * 1024)
    const answer = await upload(person, formOf([['resume', file(packed, 'resume.docx')]]))
    expect([answer.status, answer.body.code]).toEqual([422, 'resume.damaged'])
    expect((await upload(person, formOf([['resume', good()]]))).status).toBe(200)
  })

  it('leaves an Idempotency-Key free for the next try', async () => {
    const person = await signUpPerson(server)
    const headers = { 'idempotency-key': 'try-1' }
    expect((await upload(person, formOf([['resume', file('no')]]), headers)).status).toBe(415)
    expect((await upload(person, formOf([['resume', good()]]), headers)).status).toBe(200)
  })

  it.each([
    ['JSON', '{}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['an empty boundary', '--\r\n\r\n', 'multipart/form-data; boundary=', 400],
    ['a boundary that never comes', 'nothing of a form', 'multipart/form-data; boundary=abc', 400],
    [
      'a part that never ends',
      '--abc\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\nhalf',
      'multipart/form-data; boundary=abc',
      400,
    ],
    [
      'a thousand parts',
      `${'--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(1_000)}--abc--\r\n`,
      'multipart/form-data; boundary=abc',
      400,
    ],
    [
      'a thousand files',
      `${'--abc\r\nContent-Disposition: form-data; name="resume"; filename="a"\r\n\r\nx\r\n'.repeat(1_000)}--abc--\r\n`,
      'multipart/form-data; boundary=abc',
      422,
    ],
    [
      'a part named __proto__',
      '--abc\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--abc--\r\n',
      'multipart/form-data; boundary=abc',
      400,
    ],
  ])('as %s is refused', async (_name, body, type, status) => {
    const person = await signUpPerson(server)
    const before = await held(person)
    const answer = await upload(person, body, { 'content-type': type })
    expect(answer.status).toBe(status)
    expect(typeof answer.body.error).toBe('string')
    expect(await held(person)).toEqual(before)
  })
})
