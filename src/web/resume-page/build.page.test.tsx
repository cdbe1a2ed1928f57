import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getProfile, mergeProfile } from '#contract/document-profile.ts'
import { getLatestResume, saveLatestResume } from '#contract/resume.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import type { Person } from '#test/support/person.ts'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
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

it('a person without a file reads nothing about one', async () => {
  await settle()
  await open('/resume')
  expect(await screen.findByText(resumeReview.files.noneLeft)).toBeTruthy()
  expect(screen.queryByText(resumeReview.files.none)).toBeNull()
  expect(screen.getByText(resumeReview.deletion.textByHand)).toBeTruthy()
  expect(screen.queryByText(resumeReview.deletion.text)).toBeNull()
})

it('the check says what to do with facts that were typed in', async () => {
  const person = await settle()
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, education: [SCHOOL] } } })
  await open('/resume/check')
  expect(await screen.findByText(resumeCheck.typed.text)).toBeTruthy()
  expect(screen.queryByText(resumeCheck.none.title)).toBeNull()
  expect(screen.getByRole('link', { name: resumeCheck.typed.download }).getAttribute('href')).toBe('/documents')
})

/** Facts that came from a file, as /documents/import adds them. */
async function bringFacts({ api }: Person) {
  let count = 0
  const source = { kind: 'own' as const, name: 'Waymark' }
  const incoming = profileFromFacts(SUPPORT_ENGINEER, source, (prefix) => `${prefix}_${1000 + count++}`)
  const { version } = await api.call(getProfile)
  await api.call(mergeProfile, { body: { version, incoming, choices: {}, isResume: false } })
}

const countsOf = async ({ api }: Person) => {
  const { entries, skills } = (await api.call(getProfile)).profile
  return [entries.length, skills.length, entries[0]?.bullets.length]
}
const inMain = () => within(screen.getByRole('main'))

it('the builder is filled from facts that were brought from a file, which count once they are confirmed', async () => {
  const person = await settle({ hasAnswers: false })
  await bringFacts(person)
  const before = await countsOf(person)
  await open('/resume?build=1')
  expect(await screen.findByText('Support Engineer', { exact: false })).toBeTruthy()
  expect(screen.queryByText(resumeReview.build.onlySkills, { exact: false })).toBeNull()
  fireEvent.click(inMain().getByRole('button', { name: resumeReview.bar.confirm }))
  await waitFor(async () =>
    expect((await person.api.call(getLatestResume))?.facts).toMatchObject({
      skills: SUPPORT_ENGINEER.skills,
      experience: SUPPORT_ENGINEER.experience,
      basics: { name: 'Ada Walker' },
    }),
  )
  expect(await countsOf(person)).toEqual(before)
})

it('what was begun and is not confirmed comes back without its address', async () => {
  await settle({ hasAnswers: false })
  const { go } = await open('/resume')
  fireEvent.click(await screen.findByRole('link', { name: resumeReview.none.build }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit headline' }))
  const field = screen.getByRole('textbox', { name: 'Headline' })
  fireEvent.change(field, { target: { value: 'Baker' } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect((await screen.findAllByText('Baker')).length).toBeGreaterThan(0)
  await go(-1)
  expect(screen.getAllByText('Baker').length).toBeGreaterThan(0)
  cleanup()
  await open('/resume')
  expect((await screen.findAllByText('Baker')).length).toBeGreaterThan(0)
  expect(screen.queryByText(resumeReview.none.title)).toBeNull()

  fireEvent.click(inMain().getByRole('button', { name: resumeReview.bar.confirm }))
  fireEvent.click(await screen.findByRole('button', { name: resumeReview.deletion.open }))
  fireEvent.click(await screen.findByRole('button', { name: resumeReview.deletion.delete }))
  expect(await screen.findByText(resumeReview.none.title)).toBeTruthy()
})

it('who saved skills only is offered the name and the address of the account, and to build from the facts', async () => {
  const person = await settle({ skills: ['Git'] })
  await bringFacts(person)
  await open('/resume')
  expect(inMain().getByText(person.email)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: resumeReview.build.fill }))
  expect(await screen.findByText('Support Engineer', { exact: false })).toBeTruthy()
  fireEvent.click(inMain().getByRole('button', { name: resumeReview.bar.confirm }))
  await waitFor(async () =>
    expect((await person.api.call(getLatestResume))?.facts).toMatchObject({
      skills: ['Git', 'Postgres', 'Docker'],
      experience: SUPPORT_ENGINEER.experience,
    }),
  )
})

it('with nothing written yet nothing is said to be confirmed or to have been looked for', async () => {
  await settle({ hasAnswers: false })
  await open('/resume?build=1')
  expect(await screen.findByText(resumeReview.bar.empty)).toBeTruthy()
  expect(screen.queryByText(resumeReview.bar.done)).toBeNull()
  expect(screen.queryByText(/not found|found\.$/i)).toBeNull()
})
