import { getCurrentRound, saveInterviewAnswer } from '#contract/interview.ts'
import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { interview as words } from '../strings/en/interview.ts'

const { app, settle, open } = useApp()

const write = (text: string) => fireEvent.change(screen.getByLabelText(words.answer.label), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: words.answer.submit }))

it('nothing can be sent before something is written', async () => {
  await settle()
  await open('/mock-interview')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.answer.submit }).disabled).toBe(true)
  write('Some words')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.answer.submit }).disabled).toBe(false)
})

it('words that another tab saved are not written over until the person says so', async () => {
  const person = await settle()
  const { questions } = await person.api.call(getCurrentRound)
  await open('/mock-interview')
  const params = { questionId: must(questions[0]).id }
  await person.api.call(saveInterviewAnswer, { params, body: { answer: 'A long answer of the other tab.' } })
  write('Mine')
  const keepMine = await screen.findByRole('button', { name: words.answer.keepMine }, { timeout: 3_000 })
  const kept = async () => must((await person.api.call(getCurrentRound)).questions[0]).answer
  expect(await kept()).toBe('A long answer of the other tab.')
  fireEvent.click(keepMine)
  await waitFor(() => expect(screen.queryByText(words.answer.changed)).toBeNull())
  expect(await kept()).toBe('Mine')
})

it('a short answer is asked about, and may be given all the same', async () => {
  await settle()
  await open('/mock-interview')
  write('I would ask.')
  submit()
  expect(await screen.findByText(words.short.status)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.short.anyway }))
  expect(await screen.findByRole('button', { name: words.question.next })).toBeTruthy()
})

it('a wish to die gets words for that and a place to go, and no score', async () => {
  await settle()
  await open('/mock-interview')
  write('I was fired and nobody calls back. I do not want to live any more, honestly. '.repeat(4))
  submit()
  expect(await screen.findByRole('heading', { name: words.care.title })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.care.talk }).getAttribute('href')).toBe('https://findahelpline.com')
  expect(screen.queryByText(words.feedback.title)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.care.change }))
  expect(document.activeElement).toBe(screen.getByLabelText(words.answer.label))
  fireEvent.click(screen.getByRole('button', { name: words.care.anyway }))
  expect(await screen.findByRole('button', { name: words.question.next })).toBeTruthy()
})

it('an answer that could not be sent is kept, and goes out at the second try', async () => {
  await settle()
  await open('/mock-interview')
  const answer =
    'First I reproduced the fault on my own machine, then I read the log of that night and found the cause in our cache. I wrote a test, changed one line, and told the two users who had seen it.'
  write(answer)
  app.breaks = /interviews\/practice/
  submit()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.answer.label).value).toBe(answer)
  app.breaks = /^$/
  submit()
  expect(await screen.findByRole('button', { name: words.question.next })).toBeTruthy()
})

it('without a key one calm line says who answers, and the sentence for whoever runs the server stands below it', async () => {
  await settle()
  await open('/mock-interview')
  const line = await screen.findByText(words.notices.builtIn)
  expect(line.closest('[role=status]')?.className).toContain('bg-brand-soft')
  expect(
    screen.getByText(/^The AI provider's API key is not configured\. Please add your API key to continue\./),
  ).toBeTruthy()
})
