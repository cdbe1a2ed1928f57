import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeLearningPath, getLearningPath } from '#contract/learning-path.ts'

const { settle, open } = useApp()

it('a year without anything says so and leads on', async () => {
  await settle()
  await open('/dashboard/year')
  expect(await screen.findByText('No course finished and nothing proven yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To my next step' }).getAttribute('href')).toBe('/dashboard')
})

it('a finished course stands in its month and on the map', async () => {
  const person = await settle()
  const [course] = await person.api.call(getLearningPath)
  await person.api.call(changeLearningPath, {
    params: { courseId: must(course).courseId },
    body: { status: 'completed' },
  })
  await open('/dashboard/year')
  const month = await screen.findByRole('region', { name: 'March' })
  expect(within(month).getByText(`Finished ${must(course).courseTitle}`)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Map of 2026: 1 stop behind you.' })).toBeTruthy()
})
