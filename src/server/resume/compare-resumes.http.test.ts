import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { compareResumes } from '#contract/resume-check.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

it('is null without a resume and while nothing changed; a correction shows what it did', async () => {
  const person = await signUpPerson(server)
  expect(await person.api.call(compareResumes)).toBeNull()
  await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
  expect(await person.api.call(compareResumes)).toBeNull()
  const { facts } = must(await person.api.call(getLatestResume))
  const [gone, ...rest] = facts.skills
  const basics = { ...facts.basics, phone: '+1 555 010 0199', location: 'Springfield', summary: 'I build web pages.' }
  await person.api.call(saveLatestResume, { body: { facts: { ...facts, basics, skills: [...rest, 'Kubernetes'] } } })
  const compared = must(await person.api.call(compareResumes))
  expect(compared).toMatchObject({ skillsAdded: ['Kubernetes'], skillsGone: [gone] })
  expect(compared.after.score).toBeGreaterThanOrEqual(0)
  expect(compared.before.savedAt <= compared.after.savedAt).toBe(true)
  expect(compared.better.filter((title) => compared.worse.includes(title))).toEqual([])
})

it('a second resume stands beside the first', async () => {
  const person = await signUpPerson(server)
  await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS, 'old.docx') })
  server.clock.advance(60_000)
  const longer = makeDocx([...resumeLines(), 'Certifications', 'AWS Certified Developer, 2024'])
  await person.api.call(parseResume, { form: resumeForm(longer, UPLOAD_ANSWERS, 'new.docx') })
  const compared = await person.api.call(compareResumes)
  expect(compared).toMatchObject({ before: { fileName: 'old.docx' }, after: { fileName: 'new.docx' } })
})
