import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCurrentRound } from '#contract/interview.ts'
import { getAchievementsDetails } from '#contract/progress.ts'
import { must } from '#core/must.ts'
import { achievements } from '../strings/en/achievements.ts'
import { interview } from '../strings/en/interview.ts'
import { leaderboard } from '../strings/en/leaderboard.ts'
import { resumeFacts } from '../strings/en/resume-facts.ts'
import { resumeReview } from '../strings/en/resume-review.ts'

/** Faults that people met on the second look at the product, by their number there. */
const { app, settle, open } = useApp()

it('M18: after Confirm the bar leads to the plan', async () => {
  await settle()
  await open('/resume')
  fireEvent.click(screen.getByRole('button', { name: resumeFacts.skills.add }))
  fireEvent.change(screen.getByLabelText(resumeFacts.skills.toAdd), { target: { value: 'Docker' } })
  fireEvent.click(screen.getByRole('button', { name: resumeFacts.skills.addIt }))
  fireEvent.click(screen.getByRole('button', { name: resumeReview.bar.confirm }))
  const link = await screen.findByRole('link', { name: new RegExp(resumeReview.bar.toPlan) })
  expect(link.getAttribute('href')).toBe('/plan')
})

it('audit 9: Reset Progress can be undone', async () => {
  const { api } = await settle()
  await open('/mock-interview')
  fireEvent.change(screen.getByLabelText(interview.answer.label), {
    target: {
      value:
        'First I reproduced the fault on my own machine, then I read the log of that night and found its cause in our cache. I wrote a test, changed one line, and told the two users who had seen it.',
    },
  })
  fireEvent.click(screen.getByRole('button', { name: interview.answer.submit }))
  await screen.findByRole('button', { name: interview.question.next })
  const done = async () =>
    must(await api.call(getCurrentRound)).questions.filter(({ isCompleted }) => isCompleted).length
  await waitFor(async () => expect(await done()).toBe(1))
  const reset = screen.getByRole('button', { name: interview.round.reset })
  await waitFor(() => expect(reset).toHaveProperty('disabled', false))
  fireEvent.click(reset)
  await waitFor(async () => expect(await done()).toBe(0))
  fireEvent.click(await screen.findByRole('button', { name: interview.round.undo }))
  expect(await screen.findByText(interview.round.putBack)).toBeTruthy()
  await waitFor(async () => expect(await done()).toBe(1))
})

it('audit 15: what earned nothing says that the limit of the day was reached, and no times zero', async () => {
  const { api, userId } = await settle()
  const real = await api.call(getAchievementsDetails, { params: { user_id: userId }, query: {} })
  const [first] = real.individualPoints
  app.answers.set(/achivementsDetails/, { ...real, individualPoints: [{ ...must(first), numOfPoints: 0 }] })
  await open('/dashboard/achievements')
  expect(await screen.findByText(achievements.earned.limitReached)).toBeTruthy()
  expect(document.body.textContent).not.toContain('×0')
})

it('audit 16: three with the same rank stand equally high', async () => {
  await settle()
  const tied = ['Ada', 'Ben', 'Cem'].map((firstName) => ({
    rank: 1,
    firstName,
    lastName: 'K.',
    totalPoints: 40,
    badgeUrl: '/badges/default.svg',
  }))
  app.answers.set(/leaderboard|get-top-30/, tied)
  await open('/dashboard/Leaderboard')
  const steps = await screen.findAllByText(leaderboard.step(1))
  expect(steps).toHaveLength(3)
  expect(new Set(steps.map(({ className }) => className)).size).toBe(1)
})
