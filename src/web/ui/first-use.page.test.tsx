import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { applications } from '../strings/en/applications.ts'
import { parts } from '../strings/en/parts.ts'

const { settle, open } = useApp()

afterEach(() => localStorage.removeItem('waymark-explained'))

it.each([
  ['/arena', 'arena'],
  ['/mock-interview', 'interview'],
  ['/ai-analysis', 'coach'],
  ['/applications', 'applications'],
  ['/documents', 'documents'],
  ['/dashboard/achievements', 'achievements'],
] as const)('%s says what it is for the first time, with an example, until it is closed', async (address, of) => {
  await settle()
  await open(address)
  const hint = await screen.findByRole('complementary', { name: parts.firstUse[of].text })
  const example = parts.firstUse[of].example.replace('{stage}', applications.stages.interviewing)
  expect(hint.textContent).toContain(example)
  fireEvent.click(screen.getByRole('button', { name: parts.dismiss }))
  expect(screen.queryByRole('complementary', { name: parts.firstUse[of].text })).toBeNull()
  expect(localStorage.getItem('waymark-explained')).toContain(of)
})
