import { expect, it } from 'vitest'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { must } from '#core/must.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const PROJECT = {
  name: 'Tide clock',
  description: null,
  url: null,
  startDate: null,
  endDate: null,
  isCurrent: false,
  highlights: [],
}

it('a second resume says what it takes the place of, until it is confirmed', async () => {
  const person = await signUpPerson(server)
  const longer = makeDocx([...resumeLines(), 'Certifications', 'AWS Certified Developer, 2024'])
  await person.api.call(parseResume, { form: resumeForm(longer, UPLOAD_ANSWERS, 'old.docx') })
  const first = must(await person.api.call(getLatestResume))
  expect(first.replaced).toBeNull()
  await person.api.call(saveLatestResume, { body: { facts: first.facts } })
  server.clock.advance(60_000)
  await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS, 'new.docx') })
  const second = must(await person.api.call(getLatestResume))
  expect(second).toMatchObject({
    fileName: 'new.docx',
    replaced: { fileName: 'old.docx', wasConfirmed: true, jobsGone: [] },
  })
  expect(second.replaced?.certificatesGone).toHaveLength(1)
  await person.api.call(saveLatestResume, { body: { facts: second.facts } })
  expect(must(await person.api.call(getLatestResume)).replaced).toBeNull()
})

it('a second resume counts alone from the moment it is uploaded', async () => {
  const person = await signUpPerson(server)
  const skills = ['Kotlin', 'Swift']
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills, projects: [PROJECT] } } })
  server.clock.advance(60_000)
  await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS, 'new.docx') })
  const evidence = await server.deps.db
    .selectFrom('skill_evidence')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute()
  const { resumeId, facts, replaced } = must(await person.api.call(getLatestResume))
  expect(replaced?.skillsGone).toEqual(skills)
  expect(facts.skills.length).toBeGreaterThan(0)
  expect(new Set(evidence.map((one) => one.source_id))).toEqual(new Set([resumeId]))
  const { changes } = await person.api.call(saveLatestResume, { body: { facts } })
  expect(changes.matchAfter).toBe(changes.matchBefore)
})

it('skills picked by hand are named where a resume does not have them', async () => {
  const uploadAfter = async (skills: string[]) => {
    const person = await signUpPerson(server)
    await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills } } })
    server.clock.advance(60_000)
    await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS, 'new.docx') })
    return must(await person.api.call(getLatestResume))
  }
  const { replaced, facts } = await uploadAfter(['Kubernetes', 'Terraform'])
  expect(replaced).toMatchObject({ wasByHand: true, skillsGone: ['Kubernetes', 'Terraform'] })
  expect((await uploadAfter(facts.skills.slice(0, 1))).replaced).toBeNull()
})
