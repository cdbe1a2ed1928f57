import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

const { settle, open } = useApp()

it('the plan names projects to practise with, what to hand in and how to judge it', async () => {
  await settle()
  await open('/plan')
  const [summary] = await screen.findAllByText(/^Practise .+, with \d+ projects?$/u)
  fireEvent.click(must(summary))
  const projects = within(must(must(summary).closest('details')))
  const rubrics = projects.getAllByText('It is good when')
  expect(rubrics.length).toBeGreaterThan(0)
  for (const rubric of rubrics)
    expect(within(must(rubric.closest('li'))).getAllByRole('listitem', { hidden: true }).length).toBeGreaterThanOrEqual(
      4,
    )
})
