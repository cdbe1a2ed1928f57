import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { shell as words } from './strings/en/shell.ts'

const { settle, open } = useApp()

let offline: MockInstance | undefined

function connect(isOnline: boolean): void {
  offline?.mockRestore()
  if (!isOnline) offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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
    await waitFor(() => expect(document.querySelector('#main [aria-busy=true]')).toBeNull())
    expect(screen.queryByText(words.loadsWhenOnline)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  })
})
