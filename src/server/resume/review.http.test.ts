import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { exportAccount, getUserDetails } from '#contract/account.ts'
import { getSummary } from '#contract/career-summary.ts'
import { getResumeText } from '#contract/resume-file.ts'
import { deleteLatestResume, getLatestResume, saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { makeDocx, resumeLines } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { signUpPerson } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { docx, useResume } from '#test/support/use-resume.ts'

const { server, upload, latest, confirm, get, evidenceOf } = useResume()

describe('the document beside its facts', () => {
  it('is drawn page by page for its owner alone', async () => {
    const [owner, other] = [await signUpPerson(server), await signUpPerson(server)]
    await upload(owner, makePdf(resumeLines()), 'resume.pdf')
    const page = await get(owner, '/resume/latest/pages/1')
    expect([
      page.status,
      page.headers.get('content-type'),
      page.headers.get('cache-control'),
      page.headers.get('content-disposition'),
    ]).toEqual([200, 'image/png', 'no-store', null])
    expect(
      Buffer.from(await page.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await get(other, '/resume/latest/pages/1')).status).toBe(404)
    expect((await get(undefined, '/resume/latest/pages/1')).status).toBe(401)
    const view = await owner.api.call(getResumeText)
    expect(view).toMatchObject({ kind: 'pdf', pages: [{ number: 1, width: 612, height: 792 }] })
  })

  it.each(['0', '-1', '1.5', '31', 'one', '1e3', '%20'])('has no page %s', async (page) => {
    const owner = await signUpPerson(server)
    await upload(owner, makePdf(resumeLines()), 'resume.pdf')
    expect((await get(owner, `/resume/latest/pages/${page}`)).status).toBe(400)
  })

  it('ends where it ends, and a DOCX has paragraphs instead', async () => {
    const owner = await signUpPerson(server)
    await upload(owner, makePdf(resumeLines()), 'resume.pdf')
    expect(await send(server, 'GET', '/resume/latest/pages/2', { token: owner.tokens.accessToken })).toMatchObject({
      status: 404,
      body: { code: 'resume.no_page' },
    })
    await upload(owner)
    expect(await send(server, 'GET', '/resume/latest/pages/1', { token: owner.tokens.accessToken })).toMatchObject({
      status: 404,
      body: { code: 'resume.no_page' },
    })
    const view = await owner.api.call(getResumeText)
    expect(view.kind === 'docx' && view.paragraphs.map((paragraph) => paragraph.text)).toEqual(resumeLines())
  })
})

describe('Confirm', () => {
  it('recomputes the courses and says what changed', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    const before = must((await person.api.call(getUserDetails)).userInfo.career_questions).recommendedCourses
    const { changes, status } = await confirm(person, (facts) => ({
      ...facts,
      skills: [...facts.skills, 'Machine Learning', 'pandas', 'Statistics'],
    }))
    const after = must((await person.api.call(getUserDetails)).userInfo.career_questions).recommendedCourses
    const beside = (some: typeof before, others: typeof before) =>
      some
        .filter((course) => !others.some((other) => other.courseId === course.courseId))
        .map((course) => course.courseTitle)
    expect(status).toBe('confirmed')
    expect(must(changes.matchAfter)).toBeGreaterThan(must(changes.matchBefore))
    expect(changes.coursesRemoved.length).toBeGreaterThan(0)
    expect([changes.coursesAdded, changes.coursesRemoved]).toEqual([beside(after, before), beside(before, after)])
  })

  it('of what was read changes nothing', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    const before = await person.api.call(getSummary)
    const { changes } = await confirm(person, (facts) => facts)
    expect(await person.api.call(getSummary)).toEqual(before)
    expect(changes).toEqual({
      coursesAdded: [],
      coursesRemoved: [],
      matchBefore: changes.matchBefore,
      matchAfter: changes.matchBefore,
    })
  })

  it('leaves each fact with its own line of the document', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    const before = await latest(person)
    await confirm(person, (facts) => ({ ...facts, skills: facts.skills.slice(2) }))
    const after = await latest(person)
    expect(after.evidence['skills.0']).toEqual(before.evidence['skills.2'])
    expect(after.evidence['experience.0']).toEqual(before.evidence['experience.0'])
  })

  it('takes no facts that are none', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    const { facts } = await latest(person)
    for (const wrong of [
      { ...facts, skills: 'Python' },
      { ...facts, experience: [{}] },
      { ...facts, education: [{ ...facts.education[0], startDate: '2020-13' }] },
      null,
    ]) {
      expect(
        (await send(server, 'PUT', '/resume/latest', { token: person.tokens.accessToken, body: { facts: wrong } }))
          .status,
      ).toBe(400)
    }
    expect((await latest(person)).status).toBe('draft')
  })
})

describe('the same file again', () => {
  it('keeps its corrections, and takes the place of its earlier reading', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    await confirm(person, (facts) => ({
      ...facts,
      skills: ['Python', 'Kubernetes'],
      basics: { ...facts.basics, name: 'Ada L. Walker' },
    }))
    const again = await upload(person)
    expect([again.skills, again.basics.name]).toEqual([['Python', 'Kubernetes'], 'Ada L. Walker'])
    expect(await latest(person)).toMatchObject({
      status: 'confirmed',
      resumeId: again.resumeId,
      facts: { skills: ['Python', 'Kubernetes'] },
    })
    expect((await evidenceOf(person)).map((row) => row.kind).sort()).toEqual(['resume', 'word'])
    expect((await person.api.call(exportAccount)).resumes).toHaveLength(1)
  })

  it('keeps them with another resume in between, but not for another person or another file', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)]
    await upload(person)
    await confirm(person, (facts) => ({ ...facts, skills: ['Python'] }))
    expect((await upload(person, docx('Ada Wanderer'))).skills.length).toBeGreaterThan(1)
    expect((await latest(person)).status).toBe('draft')
    expect((await upload(other)).skills.length).toBeGreaterThan(1)
    expect((await upload(person)).skills).toEqual(['Python'])
  })
})

describe('deleting the resume', () => {
  it('takes its evidence along and recommends again', async () => {
    const person = await signUpPerson(server)
    await upload(person)
    await confirm(person, (facts) => ({ ...facts, skills: [...facts.skills, 'Kubernetes'] }))
    const before = must((await person.api.call(getUserDetails)).userInfo.career_questions).recommendedCourses
    expect(await person.api.call(deleteLatestResume, { query: {} })).toBeNull()
    expect(await evidenceOf(person)).toEqual([])
    expect((await person.api.call(exportAccount)).resumes).toEqual([])
    expect(must((await person.api.call(getUserDetails)).userInfo.career_questions).recommendedCourses).not.toEqual(
      before,
    )
    expect(await send(server, 'DELETE', '/resume/latest', { token: person.tokens.accessToken })).toMatchObject({
      status: 404,
      body: { code: 'resume.none' },
    })
  })

  it('lets the one before it speak again', async () => {
    const person = await signUpPerson(server)
    await upload(person, makeDocx(['Ada Walker', 'ada@example.org', 'Skills', 'Rust, Go']))
    await confirm(person, (facts) => ({ ...facts, skills: ['Rust', 'Docker'] }))
    await upload(person)
    expect((await person.api.call(deleteLatestResume, { query: {} }))?.facts.skills).toEqual(['Rust', 'Docker'])
    expect((await evidenceOf(person)).map((row) => row.kind).sort()).toEqual(['resume', 'word'])
  })
})

describe('another file', () => {
  const lines = ['Ada Walker', 'ada@example.org', 'Skills', 'Rust, Go']

  it('keeps what was corrected before where it says the same, as a draft that says so', async () => {
    const person = await signUpPerson(server)
    await upload(person, makeDocx(lines))
    await confirm(person, (facts) => ({
      ...facts,
      basics: { ...facts.basics, name: 'Ada Walker-Quay' },
      skills: ['Rust', 'Docker'],
    }))
    const other = makeDocx([...lines, 'Languages', 'Spanish'])
    const read = await upload(person, other)
    expect(read).toMatchObject({ basics: { name: 'Ada Walker-Quay' }, skills: ['Rust', 'Go', 'Docker'] })
    expect(read.warnings).toEqual([
      {
        code: 'corrections_kept',
        message: 'What you corrected before holds in this file too: Ada Walker-Quay; Docker.',
      },
    ])
    expect(await person.api.call(getLatestResume)).toMatchObject({
      status: 'draft',
      facts: { skills: ['Rust', 'Go', 'Docker'] },
    })
    expect((await evidenceOf(person)).map((row) => row.kind).sort()).toEqual(['resume', 'resume', 'word'])
    await upload(person, other)
    expect(await latest(person)).toMatchObject({ status: 'draft', warnings: [{ code: 'corrections_kept' }] })
    await confirm(person, (facts) => facts)
    expect(await latest(person)).toMatchObject({ status: 'confirmed', warnings: [] })
    await upload(person, other)
    expect(await latest(person)).toMatchObject({ status: 'confirmed', warnings: [] })
  })

  it('stands as it is read where nothing was corrected, and after skills picked by hand', async () => {
    const person = await signUpPerson(server)
    await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills: ['Docker'] } } })
    expect(await upload(person, makeDocx(lines))).toMatchObject({ skills: ['Rust', 'Go'], warnings: [] })
    expect(await upload(person, makeDocx([...lines, 'Python']))).toMatchObject({ warnings: [] })
  })
})
