import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { coach } from '../strings/en/coach.ts'
import { resumeCheck } from '../strings/en/resume-check.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'
import { resumeReview } from '../strings/en/resume-review.ts'
import { shell } from '../strings/en/shell.ts'

const { settle, open } = useApp()

const openTab = (name: string) =>
  fireEvent.click(within(screen.getByRole('navigation', { name: shell.tabsOver })).getByRole('link', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('review, check and analysis are one page: its tabs ask nothing and lose nothing', async () => {
  await settle()
  await open('/resume')
  fireEvent.click(screen.getByRole('button', { name: resumeFacts.skills.add }))
  fireEvent.change(screen.getByLabelText(resumeFacts.skills.toAdd), { target: { value: 'Half a sk' } })
  openTab(shell.personPages.aiAnalysis)
  expect(await heading(coach.heading)).toBeTruthy()
  fireEvent.change(await screen.findByLabelText(coach.form.label), { target: { value: 'What first?' } })
  openTab(shell.personPages.resumeCheck)
  expect(await heading(resumeCheck.heading)).toBeTruthy()
  openTab(shell.personPages.resume)
  expect(await heading(resumeReview.header.heading)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(resumeFacts.skills.toAdd).value).toBe('Half a sk')
})

it.each([
  ['/resume', resumeReview.header.heading],
  ['/resume/check', resumeCheck.heading],
  ['/ai-analysis', coach.heading],
])('the address %s leads to its part of the page, and to no other', async (address, name) => {
  await settle()
  await open(address)
  expect(await heading(name)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('the advisor has a page as high as the window, and takes no question that nobody would answer', async () => {
  await settle()
  await open('/ai-analysis/chat')
  expect(await heading(coach.chat.title)).toBeTruthy()
  const field = await screen.findByLabelText<HTMLTextAreaElement>(coach.form.label)
  expect(field.disabled).toBe(true)
  expect(screen.getByText(coach.failures.noKeyForChat)).toBeTruthy()
})
