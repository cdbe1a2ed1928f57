import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { exportAccount, getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const upload = (person: Person, form: FormData | string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/api/parse-resume', { body: form, token: person.tokens.accessToken, headers })

const pointsOf = async (person: Person, activity: string) => {
  const rows = await server.deps.db
    .selectFrom('point_events')
    .select(['activity', 'points'])
    .where('user_id', '=', person.userId)
    .execute()
  return rows.filter((row) => row.activity === activity).map((row) => row.points)
}

const file = (bytes: Uint8Array | string, name = 'resume.pdf') => new File([bytes as BlobPart], name)

function formOf(files: [string, File][], answers: unknown = UPLOAD_ANSWERS): FormData {
  const form = new FormData()
  for (const [field, one] of files) form.append(field, one)
  if (answers !== null)
    form.append('questionnaireData', typeof answers === 'string' ? answers : JSON.stringify(answers))
  return form
}

describe('a resume', () => {
  it.each([
    ['resume.docx', makeDocx(resumeLines())],
    ['resume.pdf', makePdf(resumeLines())],
  ])('as %s is read, saved with the answers, and paid once', async (fileName, file) => {
    const person = await signUpPerson(server)
    const result = await person.api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS, fileName) })
    expect(result.skills).toEqual(expect.arrayContaining(['Python', 'SQL', 'JavaScript']))
    expect(result.recommendations.courses.length).toBeGreaterThan(0)
    expect(result.interimRoles.length).toBeLessThanOrEqual(5)
    expect(result.pointsAwarded).toBeGreaterThanOrEqual(100)
    const { career_questions } = (await person.api.call(getUserDetails)).userInfo
    expect(career_questions).toMatchObject({
      dreamRole: 'Data Scientist',
      employmentStatus: 'student',
      timeCommitmentPerDay: '1-2',
      timeframeToAchieveDreamRole: '12months',
    })
    expect(must(career_questions).recommendedCourses.map((course) => course.courseId)).toEqual(
      result.recommendations.courses.map((course) => course.courseId),
    )
    expect(await person.api.call(getLatestResume)).toMatchObject({
      resumeId: result.resumeId,
      status: 'draft',
      fileName,
    })
    expect([await pointsOf(person, 'resumeUploaded'), await pointsOf(person, 'profileCompleted')]).toEqual([
      [100],
      [100],
    ])
  })

  it('the same again pays nothing more, and at most three are kept', async () => {
    const person = await signUpPerson(server)
    for (let time = 0; time < 5; time += 1) {
      await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
      server.clock.advance(1_000)
    }
    expect(await pointsOf(person, 'resumeUploaded')).toEqual([100])
    expect(await pointsOf(person, 'resumeImproved')).toEqual([])
    expect((await person.api.call(exportAccount)).resumes).toHaveLength(1)
    for (const name of ['Bea Walker', 'Cleo Walker', 'Dora Walker']) {
      await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines(name)), UPLOAD_ANSWERS) })
      server.clock.advance(1_000)
    }
    expect((await person.api.call(exportAccount)).resumes).toHaveLength(3)
  })

  it.each([
    ['PDF', makePdf(resumeLines()), ''],
    ['PDF', makePdf(resumeLines()), 'resume'],
    ['DOCX', makeDocx(resumeLines()), 'resume.final'],
  ])('as %s without a telling ending is read by what it is', async (_kind, bytes, name) => {
    const person = await signUpPerson(server)
    const result = await person.api.call(parseResume, { form: resumeForm(bytes, UPLOAD_ANSWERS, name) })
    expect(result.basics.email).toBe('ada.walker@example.org')
  })

  it.each([
    ['PDF', makePdf(resumeLines()), 'resume.docx', 'resume.pdf_named_docx'],
    ['DOCX', makeDocx(resumeLines()), 'resume.pdf', 'resume.docx_named_pdf'],
  ])('as %s under the other name is read by what it is once its owner says so', async (_kind, bytes, name, code) => {
    const person = await signUpPerson(server)
    expect((await upload(person, resumeForm(bytes, UPLOAD_ANSWERS, name))).body.code).toBe(code)
    const form = resumeForm(bytes, UPLOAD_ANSWERS, name)
    form.set('anyway', code)
    const result = await person.api.call(parseResume, { form })
    expect(result.basics.email).toBe('ada.walker@example.org')
    expect(await person.api.call(getLatestResume)).toMatchObject({ fileName: name })
  })

  it('needs no answers when there are some already', async () => {
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    const result = await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), undefined) })
    expect(result.recommendations.courses.length).toBeGreaterThan(0)
    expect((await person.api.call(getUserDetails)).userInfo.career_questions).toMatchObject({
      motivation: ANSWERS.motivation,
    })
  })

  it('sent twice with one Idempotency-Key is read once, also at once', async () => {
    const person = await signUpPerson(server)
    const form = () => resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS)
    const both = await Promise.all([1, 2].map(() => upload(person, form(), { 'idempotency-key': 'upload-1' })))
    // the second meets the first under way, or comes just after it
    const [done, second] = both.map((answer) => answer.status).sort((a, b) => a - b)
    expect(done).toBe(200)
    expect([200, 409]).toContain(second)
    const replay = await upload(person, form(), { 'idempotency-key': 'upload-1' })
    expect(replay.text).toBe(must(both.find((answer) => answer.status === 200)).text)
    const other = await upload(person, resumeForm(makeDocx(resumeLines('Somebody Else')), UPLOAD_ANSWERS), {
      'idempotency-key': 'upload-1',
    })
    expect([other.status, other.body.code]).toEqual([422, 'request.key_reused'])
    expect((await person.api.call(exportAccount)).resumes).toHaveLength(1)
  })

  it('may be corrected, and what was read stays', async () => {
    const person = await signUpPerson(server)
    await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
    const { facts } = must(await person.api.call(getLatestResume))
    const saved = await person.api.call(saveLatestResume, {
      body: { facts: { ...facts, skills: [...facts.skills, 'Kubernetes'] } },
    })
    expect(saved.status).toBe('confirmed')
    expect(saved.facts.skills).toContain('Kubernetes')
    const kinds = await server.deps.db
      .selectFrom('skill_evidence')
      .select(['skill_id', 'kind'])
      .where('user_id', '=', person.userId)
      .execute()
    expect(kinds.filter((row) => row.kind === 'word').map((row) => row.skill_id)).toHaveLength(1)
  })
})

describe('what is no resume', () => {
  const invoice = () =>
    makePdf(['INVOICE 2026-118', 'Date: 03/05/2026', 'Go pass, spring term, 40.00', 'Total due within 30 days'])

  it('is asked about: nothing is kept, nothing paid, and the resume before it stays', async () => {
    const person = await signUpPerson(server)
    const { resumeId } = await person.api.call(parseResume, {
      form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS),
    })
    const held = async () => ({ ...(await person.api.call(exportAccount)), exportedAt: 0 })
    const before = await held()
    const refused = await upload(person, resumeForm(invoice(), UPLOAD_ANSWERS, 'invoice.pdf'))
    expect([refused.status, refused.body.code]).toEqual([422, 'resume.not_a_resume'])
    expect(await held()).toEqual(before)
    expect(await person.api.call(getLatestResume)).toMatchObject({ resumeId })
  })

  it('is kept when its owner says so, and pays nothing', async () => {
    const person = await signUpPerson(server)
    const form = resumeForm(invoice(), UPLOAD_ANSWERS, 'invoice.pdf')
    form.set('anyway', 'resume.not_a_resume')
    expect((await person.api.call(parseResume, { form })).pointsAwarded).toBe(0)
    expect(await person.api.call(getLatestResume)).toMatchObject({ fileName: 'invoice.pdf' })
    expect(await pointsOf(person, 'resumeUploaded')).toEqual([])
    const next = await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
    expect(next.pointsAwarded).toBeGreaterThanOrEqual(100)
  })
})

it.each([
  ['../../../etc/cron.d/resume.docx', 'resume.docx'],
  ['C:\\Users\\ada\\resume.docx', 'resume.docx'],
  ['re\u202exdoc.sume\u200b.docx', 'rexdoc.sume.docx'],
  ['Lebenslauf Müller 你好.docx', 'Lebenslauf Müller 你好.docx'],
  [`${'x'.repeat(300)}.docx`, 'x'.repeat(200)],
])('keeps of the file name %j only a name', async (sent, kept) => {
  const person = await signUpPerson(server)
  const answer = await upload(person, formOf([['resume', file(makeDocx(resumeLines()), sent)]]))
  expect(answer.status).toBe(200)
  expect(must(await person.api.call(getLatestResume)).fileName).toBe(kept)
})

it('keeps the words of a resume out of the log', async () => {
  const person = await signUpPerson(server)
  server.logLines.length = 0
  await upload(person, formOf([['resume', file(makeDocx(resumeLines('Zephyrine Quux')), 'zephyrine.docx')]]))
  await upload(person, formOf([['resume', file('Zephyrine Quux wrote this', 'zephyrine.pdf')]]))
  expect(server.logLines.length).toBeGreaterThan(1)
  expect(server.logLines.join('')).not.toMatch(/zephyrine|quux|longroad/i)
})
