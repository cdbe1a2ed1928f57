import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shell as words } from './strings/en/shell.ts'

const { settle, open } = useApp()

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => connect(true))

describe('a page opened without a connection after another was shown', () => {
  it.each([
    '/jobs',
    '/plan',
    '/arena',
    '/arena/challenge',
    '/mock-interview',
    '/applications?view=board',
    '/openings',
    '/documents',
    '/settings',
    '/resume-upload',
    '/resume',
    '/resume/check',
    '/dashboard/achievements',
  ])('%s says what it waits for, and loads by itself', async (address) => {
    await settle()
    await open('/me')
    connect(false)
    cleanup()
    await open(address)
    expect((await screen.findAllByText(words.loadsWhenOnline)).length).toBeGreaterThan(0)
    connect(true)
    const heading = await screen.findByRole('heading', { level: 1 })
    await vi.waitFor(() => expect(screen.queryByText(words.loadsWhenOnline)).toBeNull())
    expect(heading.textContent).not.toBe('')
  })
})
