import { getCurrentRound, startRound } from '#contract/interview.ts'
import { must } from '#core/must.ts'
import { LONG } from '#test/support/judging-model.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { interview as words } from '../strings/en/interview.ts'

const { app, settle, open } = useApp({ AI_FAKE: '1' })

const box = () => screen.getByLabelText<HTMLTextAreaElement>(words.answer.label)
const write = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = (name: string) => fireEvent.click(must(screen.getAllByRole('button', { name }).at(-1)))
const feedback = () => screen.findByRole('region', { name: words.feedback.title })
const expectByRules = async () =>
  expect(await within(await feedback()).findByText(words.feedback.by.coach)).toBeTruthy()
const expectSaid = (text: string) => waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))

it('a provider that fails in the middle costs nothing, and leaves the answer and coaching by rules', async () => {
  await settle({ dreamRole: 'UI/UX Designer' })
  await open('/mock-interview')
  write(`${LONG} #fault:timeout`)
  press(words.answer.submit)
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain(words.failed.title)
  expect(said).toContain(words.failed.saved)
  expect(box().value).toBe(`${LONG} #fault:timeout`)
  await expectSaid('0 of 2 used')

  write(LONG)
  press(words.failed.again)
  expect(await within(await feedback()).findByText(words.feedback.by.model)).toBeTruthy()
  await expectSaid('1 of 2 used')

  press(words.question.next)
  await waitFor(() => expect(box().value).toBe(''))
  write(`${LONG} #fault:disconnected`)
  press(words.answer.submit)
  await screen.findByRole('alert')
  press(words.answer.byRules)
  await expectByRules()
  await expectSaid('2 of 5 completed')
})

it('a spent month says when it renews, and Submit gives coaching by rules', async () => {
  const { api, tokens } = await settle({ dreamRole: 'UI/UX Designer' })
  const { quota } = await api.call(getCurrentRound)
  for (let used = 0; used < must(quota.limit); used += 1) {
    const { roundId, questions } = await api.call(startRound, { idempotencyKey: crypto.randomUUID() })
    const response = await app.server.fetch('/ai/interview-feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.accessToken}` },
      body: JSON.stringify({ roundId, questionId: must(questions[1]).id, answer: LONG }),
    })
    expect(await response.text()).toContain('event: done')
  }
  await api.call(startRound, { idempotencyKey: crypto.randomUUID() })
  await open('/mock-interview')
  expect(await screen.findByText(/You have used this month's 2 AI mock interviews\. They renew on/)).toBeTruthy()
  write(LONG)
  press(words.answer.submit)
  await expectByRules()
})
