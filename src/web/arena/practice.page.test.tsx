import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { startAttempt } from '#contract/arena.ts'
import { isTemplate } from '#core/arena/template.ts'
import type { Person } from '#test/support/person.ts'
import { arena } from '../strings/en/arena.ts'
import { skillCheck as words } from '../strings/en/skill-check.ts'
import { skillCheck as turkish } from '../strings/tr/skill-check.ts'

const { app, settle, open } = useApp()

const begin = async ({ api }: Person, mode: 'practice' | 'scored', skillId = 'git') =>
  (await api.call(startAttempt, { params: { skillId }, body: { mode }, idempotencyKey: crypto.randomUUID() })).attemptId

/** Replies whatever the question takes, so that it counts as answered. */
async function replySomething(form: HTMLElement) {
  const [radio] = within(form).queryAllByRole('radio')
  const [box] = within(form).queryAllByRole('checkbox')
  const [text] = within(form).queryAllByRole('textbox')
  if (radio) fireEvent.click(radio)
  else if (box) fireEvent.click(box)
  else if (text) fireEvent.change(text, { target: { value: 'x' } })
  else fireEvent.click(must(within(form).getAllByRole('button')[0]))
}

it('a practice question says whether the reply is right before the next one comes', async () => {
  const person = await settle()
  await open(`/arena/checks/${await begin(person, 'practice')}`)
  const form = screen.getByRole('region', { name: words.runner.label })
  expect(screen.getByRole('button', { name: words.runner.skip })).toBeTruthy()
  await replySomething(form)
  fireEvent.click(screen.getByRole('button', { name: words.runner.check }))
  const verdict = await screen.findByRole('heading', { name: /^(Right|Not right)$/ })
  await waitFor(() => expect(document.activeElement).toBe(verdict))
  fireEvent.click(screen.getByRole('button', { name: words.runner.next }))
  expect(screen.getByText(new RegExp(words.runner.title(2, 8).replace(/8$/, String.raw`\d`)))).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^(Right|Not right)$/ })).toBeNull()
})

it('a question that is not in Turkish says so in Turkish', async () => {
  const person = await settle()
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  for (const item of app.server.deps.checks.itemsOf('kubernetes', 'practice'))
    if (!isTemplate(item)) delete item.inTurkish
  await open(`/arena/checks/${await begin(person, 'practice', 'kubernetes')}`)
  const note = await screen.findByText(turkish.runner.saidIn.en)
  expect(note.parentElement?.querySelector('#item-text')?.getAttribute('lang')).toBe('en')
})

it('the last question ends the round with its result', async () => {
  const person = await settle()
  await open(`/arena/checks/${await begin(person, 'practice')}`)
  const form = screen.getByRole('region', { name: words.runner.label })
  for (let left = 20; left > 0 && !screen.queryByRole('button', { name: words.runner.finish }); left -= 1) {
    const skip = screen.queryByRole('button', { name: words.runner.skip })
    if (skip) fireEvent.click(skip)
    await waitFor(() => expect(within(form).getAllByRole('button').length).toBeGreaterThan(0))
  }
  fireEvent.click(screen.getByRole('button', { name: words.runner.finish }))
  await waitFor(() => expect(screen.queryByRole('region', { name: words.runner.label })).toBeNull())
  expect(screen.getByRole('main').textContent).toMatch(/0 %|0%|0 of/)
})

it('a reply that could not be sent is kept and said', async () => {
  const person = await settle()
  await open(`/arena/checks/${await begin(person, 'practice')}`)
  const form = screen.getByRole('region', { name: words.runner.label })
  await replySomething(form)
  app.breaks = /tries/
  fireEvent.click(screen.getByRole('button', { name: words.runner.check }))
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
  app.breaks = /^$/
  fireEvent.click(screen.getByRole('button', { name: words.runner.check }))
  expect(await screen.findByRole('heading', { name: /^(Right|Not right)$/ })).toBeTruthy()
})

it('the arena suggests checks of claimed skills and finds others by name', async () => {
  await settle()
  await open('/arena')
  const all = screen.getByRole('region', { name: arena.all.title })
  fireEvent.change(within(all).getByLabelText(arena.all.find), { target: { value: 'kubern' } })
  await waitFor(() => expect(within(all).getAllByRole('listitem')).toHaveLength(1))
  expect(within(all).getByRole('listitem').textContent).toContain('Kubernetes')
})

it('an attempt of nobody says that there is none', async () => {
  await settle()
  await open('/arena/checks/att_nobody')
  expect((await screen.findByRole('main')).textContent).toMatch(/no|not/i)
  expect(screen.queryByRole('region', { name: words.runner.label })).toBeNull()
})

it('Enter without an answer passes no question by; Skip does', async () => {
  await settle()
  await open('/arena/challenge')
  await waitFor(() => expect(document.querySelector('#item-text')).toBeTruthy())
  const first = document.querySelector('#item-text')?.textContent
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(screen.getByText(words.runner.noAnswer)).toBeTruthy()
  expect(document.querySelector('#item-text')?.textContent).toBe(first)
  fireEvent.click(screen.getByRole('button', { name: words.runner.skip }))
  await waitFor(() => expect(document.querySelector('#item-text')?.textContent).not.toBe(first))
  expect(screen.queryByText(words.runner.noAnswer)).toBeNull()
})

it('Skip is the lesser button, Check the great one', async () => {
  const person = await settle()
  await open(`/arena/checks/${await begin(person, 'practice')}`)
  const look = (name: string) => screen.getByRole('button', { name }).className.split(' ')
  expect(look(words.runner.skip)).not.toContain('bg-brand')
  await replySomething(screen.getByRole('region', { name: words.runner.label }))
  expect(look(words.runner.check)).toContain('bg-brand')
})
