import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { startAttempt } from '#contract/arena.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { isTemplate } from '#core/arena/template.ts'
import type { Person } from '#test/support/person.ts'
import { queryClient } from '../lib/queries.ts'
import { arena } from '../strings/en/arena.ts'
import { skillCheck as words } from '../strings/en/skill-check.ts'
import { skillCheck as turkish } from '../strings/tr/skill-check.ts'

const { app, settle, open } = useApp()

/** What a check may take at most. */
const CHECK_MS = 20 * 60_000

const begin = async (
  { api }: Person,
  mode: 'practice' | 'scored',
  { skillId = 'git', form }: { skillId?: string; form?: 'adaptive' } = {},
) =>
  (
    await api.call(startAttempt, {
      params: { skillId },
      body: { mode, ...(form ? { form } : {}) },
      idempotencyKey: crypto.randomUUID(),
    })
  ).attemptId

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
  await open(`/arena/checks/${await begin(person, 'practice', { skillId: 'kubernetes' })}`)
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

it('the arena suggests checks of claimed skills, and finds others by name to practise them', async () => {
  await settle()
  const { where } = await open('/arena')
  const all = screen.getByRole('region', { name: arena.all.title })
  fireEvent.change(within(all).getByLabelText(arena.all.find), { target: { value: 'kubern' } })
  await waitFor(() => expect(within(all).getAllByRole('listitem')).toHaveLength(1))
  expect(within(all).getByRole('listitem').textContent).toContain('Kubernetes')
  fireEvent.click(within(all).getByRole('button', { name: 'Practise Kubernetes' }))
  await waitFor(() => expect(where()).toMatch(/^\/arena\/checks\//))
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

it('a check left half way goes on where it was, and giving it up takes nothing away', async () => {
  const person = await settle()
  await open(`/arena/checks/${await begin(person, 'scored', { skillId: 'python', form: 'adaptive' })}`)
  const questionOf = (at: number) =>
    screen.findByRole('heading', { name: new RegExp(`^Question ${at} of at most \\d+$`) })
  await questionOf(1)
  // as long as reading it takes
  app.server.clock.advance(LEAST_MS_PER_ITEM)
  fireEvent.click(screen.getByRole('button', { name: words.runner.dontKnow }))
  await questionOf(2)
  cleanup()
  queryClient.clear()
  await open('/arena')
  fireEvent.click(must((await screen.findAllByRole('link', { name: 'Resume Python' }))[0]))
  await questionOf(2)
  fireEvent.click(screen.getByRole('button', { name: words.runner.giveUp }))
  expect(await screen.findByText(words.runner.giveUpNote)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.runner.giveUp }))
  expect(await screen.findByRole('heading', { level: 1, name: words.result.notYet })).toBeTruthy()
  expect(screen.getByText(/What you have proven stays\./)).toBeTruthy()
})

it('a check ends by itself when its time is up', async () => {
  const person = await settle()
  const attemptId = await begin(person, 'scored', { skillId: 'python', form: 'adaptive' })
  app.server.clock.advance(CHECK_MS - 2_000)
  await open(`/arena/checks/${attemptId}`)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0:0\d left$/)
  app.server.clock.advance(3_000)
  expect(await screen.findByRole('heading', { level: 1, name: words.result.notYet })).toBeTruthy()
  expect(screen.getByText(new RegExp(words.result.outOfTime))).toBeTruthy()
})
