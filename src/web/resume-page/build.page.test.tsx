import { useApp } from '#test/support/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { resumeCheck } from '../strings/en/resume-check.ts'
import { resumeReview } from '../strings/en/resume-review.ts'

const { settle, open } = useApp()
const toBuilder = async () =>
  (await screen.findByRole('link', { name: 'Build a resume in ten minutes' })).getAttribute('href')
const SCHOOL = {
  institution: 'Ferris College',
  degree: 'BSc',
  area: null,
  location: null,
  grade: null,
  startDate: '2020',
  endDate: '2023',
  isExpected: false,
}

it.each(['/documents', '/resume/check', '/resume-upload?step=result'])(
  'who picked skills by hand is offered on %s to build a resume',
  async (address) => {
    await settle()
    await open(address)
    expect(await toBuilder()).toBe('/resume?build=1')
  },
)

it('who has neither is offered it where a resume would be checked', async () => {
  await settle({ hasAnswers: false })
  await open('/resume/check')
  expect(await toBuilder()).toBe('/resume?build=1')
})

it('on the resume page itself the way to build one is told', async () => {
  await settle()
  await open('/resume')
  expect(await screen.findByRole('region', { name: resumeReview.none.build })).toBeTruthy()
  expect(screen.getByRole('link', { name: resumeReview.build.toDocuments }).getAttribute('href')).toBe('/documents')
})

it('it is no longer told once more than skills is written in', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, education: [SCHOOL] } } })
  await open('/resume')
  expect(await screen.findByText(SCHOOL.institution)).toBeTruthy()
  expect(screen.queryByRole('region', { name: resumeReview.none.build })).toBeNull()
})

it('the check says what to do with facts that were typed in', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, education: [SCHOOL] } } })
  await open('/resume/check')
  expect(await screen.findByText(resumeCheck.typed.text)).toBeTruthy()
  expect(screen.queryByText(resumeCheck.none.title)).toBeNull()
  expect(screen.getByRole('link', { name: resumeCheck.typed.download }).getAttribute('href')).toBe('/documents')
})
