import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getProfile } from '#contract/document-profile.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { makeDocx, resumeForm, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import type { Person } from '#test/support/person.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'
import { resumeReview as words } from '../strings/en/resume-review.ts'

const { app, settle, open } = useApp()

const skillsOf = async ({ api }: Person) => (await api.call(getLatestResume))?.facts.skills
const skills = () =>
  within(screen.getByRole('region', { name: resumeFacts.skills.title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** On the page itself: a message of an earlier page may offer an Undo as well. */
const press = (name: string) => fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }))

function addSkill(name: string) {
  press(resumeFacts.skills.add)
  fireEvent.change(screen.getByLabelText(resumeFacts.skills.toAdd), { target: { value: name } })
  press(resumeFacts.skills.addIt)
}

it('a skill that was added counts once it is confirmed, not before', async () => {
  const person = await settle()
  await open('/resume')
  addSkill('Docker')
  expect(skills().join(' ')).toContain('Docker')
  expect(screen.getByText(words.bar.changed)).toBeTruthy()
  await waitFor(async () => expect(await skillsOf(person)).toEqual(['Python', 'SQL', 'Git']))
  press(words.bar.confirm)
  await waitFor(async () => expect(await skillsOf(person)).toContain('Docker'))
  expect(await screen.findByText(words.confirmed.title)).toBeTruthy()
})

it('what opens for typing has the focus, also the second time on a page', async () => {
  await settle()
  await open('/resume')
  for (const field of [resumeFacts.basics.fields.headline, resumeFacts.basics.fields.phone]) {
    press(resumeFacts.basics.edit(field))
    expect(document.activeElement?.closest('[data-editor]')).toBeTruthy()
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    await waitFor(() => expect(document.querySelector('[data-editor]')).toBeNull())
  }
})

it('undo takes the last change back', async () => {
  await settle()
  await open('/resume')
  const before = skills()
  addSkill('Docker')
  press(words.bar.undo)
  expect(skills()).toEqual(before)
})

it('a confirmation that fails says so and keeps the change on this device', async () => {
  const person = await settle()
  await open('/resume')
  addSkill('Docker')
  app.breaks = /resume\/latest/
  press(words.bar.confirm)
  expect((await screen.findByRole('alert')).textContent).toContain(words.bar.kept)
  app.breaks = /^$/
  press(words.bar.confirm)
  await waitFor(async () => expect(await skillsOf(person)).toContain('Docker'))
  expect(await screen.findByText(words.confirmed.title)).toBeTruthy()
})

it('deleting the resume says what stays, and takes its facts along where that is chosen', async () => {
  const { api } = await settle()
  expect((await api.call(getProfile)).profile.skills.length).toBeGreaterThan(0)
  await open('/resume')
  press(words.deletion.open)
  const dialog = within(await screen.findByRole('dialog', { name: words.deletion.title }))
  expect(dialog.getByText(words.deletion.papers)).toBeTruthy()
  fireEvent.click(dialog.getByRole('checkbox'))
  fireEvent.click(dialog.getByRole('button', { name: words.deletion.delete }))
  expect(await screen.findByText(words.files.noneLeft)).toBeTruthy()
  expect(screen.queryByText(words.files.none)).toBeNull()
  expect((await api.call(getProfile)).profile.skills).toEqual([])
})

const uploadElsewhere = ({ api }: Person, skills: string) => {
  app.server.clock.advance(1_000)
  const file = makeDocx(['Ada Walker', 'ada@example.org', 'Skills', skills])
  return api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS) })
}

it('a Confirm of what was opened before another upload writes nothing over it, and goes on with the newer one', async () => {
  const person = await settle()
  await open('/resume')
  addSkill('Docker')
  await uploadElsewhere(person, 'Rust, Go')
  press(words.bar.confirm)
  expect(await screen.findByText(words.elsewhere.other, { exact: false })).toBeTruthy()
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
  press(words.elsewhere.show)
  expect(await screen.findByText(words.elsewhere.carried(['Docker']))).toBeTruthy()
  expect(skills().join(' ')).toMatch(/Rust.*Go.*Docker/)
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
  press(words.bar.confirm)
  await waitFor(async () => expect(await skillsOf(person)).toEqual(['Rust', 'Go', 'Docker']))
})

it('a Confirm after corrections elsewhere keeps those, and offers what was changed here on top of them', async () => {
  const person = await settle()
  await open('/resume')
  addSkill('Docker')
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills: ['Python', 'Kotlin'] } } })
  press(words.bar.confirm)
  expect(await screen.findByText(words.elsewhere.changed, { exact: false })).toBeTruthy()
  expect(await skillsOf(person)).toEqual(['Python', 'Kotlin'])
  press(words.elsewhere.show)
  expect(await screen.findByText(words.elsewhere.carried(['Docker']))).toBeTruthy()
  press(words.bar.undo)
  expect(skills().join(' ')).toMatch(/Python.*Kotlin/)
  expect(skills().join(' ')).not.toContain('Docker')
})

it('what is built goes on when a resume was uploaded elsewhere meanwhile', async () => {
  const person = await settle({ hasAnswers: false })
  await open('/resume?build=1')
  addSkill('Docker')
  await uploadElsewhere(person, 'Rust, Go')
  press(words.bar.confirm)
  expect(await screen.findByText(words.elsewhere.other, { exact: false })).toBeTruthy()
  press(words.elsewhere.show)
  await waitFor(() => expect(skills().join(' ')).toMatch(/Rust.*Go.*Docker/))
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
})

it('deleting from a window that was opened before another upload deletes nothing', async () => {
  const person = await settle()
  await open('/resume')
  press(words.deletion.open)
  const dialog = within(await screen.findByRole('dialog', { name: words.deletion.title }))
  await uploadElsewhere(person, 'Rust, Go')
  fireEvent.click(dialog.getByRole('button', { name: words.deletion.delete }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: words.deletion.title })).toBeNull())
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
  await waitFor(() => expect(skills().join(' ')).toMatch(/Rust.*Go/))
})

it('skills picked by hand go on from a resume uploaded meanwhile, and do not take its place', async () => {
  const person = await settle({ skills: ['Python'] })
  await open('/resume-upload?step=skills')
  await uploadElsewhere(person, 'Rust, Go')
  fireEvent.click(await screen.findByRole('button', { name: questionnaire.skills.save }))
  expect((await screen.findByRole('alert')).textContent).toContain(questionnaire.skills.newer)
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
  fireEvent.click(await screen.findByRole('button', { name: questionnaire.skills.save }))
  await waitFor(async () => expect(await person.api.call(getLatestResume)).toMatchObject({ status: 'confirmed' }))
  expect(await skillsOf(person)).toEqual(['Rust', 'Go'])
})
