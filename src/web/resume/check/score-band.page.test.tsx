import '#test/support/dom.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { resumeCheck as words } from '../../strings/en/resume-check.ts'
import { shell } from '../../strings/en/shell.ts'
import { Strings } from '../../strings/strings.tsx'
import { ScoreBand } from './score-band.tsx'

const fetchBefore = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = fetchBefore
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Strings of={{ shell }}>
          <ScoreBand source="latest" />
        </Strings>
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('says that it looks while no answer is there, and nothing of an error', () => {
  globalThis.fetch = () => new Promise(() => {})
  show()
  expect(screen.getByRole('status').textContent).toContain(words.checking)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says when the check could not be had, with a way to try again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  show()
  await screen.findByRole('alert')
  expect(screen.queryByText(words.checking)).toBeNull()
  expect(screen.getByRole('button', { name: /again/ })).toBeTruthy()
})
