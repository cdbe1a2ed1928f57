import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { useEditing } from './use-editing.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Written = { name: string; text: string }
type Stored = Written & { version: number }

const LOST = new Problem('client.offline', 'No answer.', { status: 0 })

/** A store that refuses what was written over an older version, and a hook that edits what it has. */
function edit() {
  const client = new QueryClient()
  const store = {
    now: { name: 'First', text: '', version: 1 } as Stored,
    saves: 0,
    /** What goes wrong with the next answers, after or before the value is kept. */
    fails: [] as { problem: Problem; isKept: boolean }[],
    waits: Promise.resolve(),
  }
  const save = async (written: Written, { version }: Stored) => {
    store.saves += 1
    await store.waits
    const fault = store.fails.shift()
    if (fault && !fault.isKept) throw fault.problem
    if (version !== store.now.version) throw new Problem('documents.changed_elsewhere', 'Changed.')
    store.now = { ...written, version: version + 1 }
    if (fault) throw fault.problem
    return store.now
  }
  const { result, unmount } = renderHook(
    () =>
      useEditing<Written, Stored>({
        loaded: { name: 'First', text: '', version: 1 },
        valueOf: ({ name, text }) => ({ name, text }),
        tidy: ({ name, text }) => ({ name: name.trim(), text }),
        save,
        load: async () => store.now,
        onSaved: () => undefined,
        isWhole: ({ name }) => name !== '',
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const change = (part: Partial<Written>) => act(() => result.current.change((now) => ({ ...now, ...part })))
  const saveNow = () => act(() => void window.dispatchEvent(new Event('online')))
  return { store, result, unmount, change, saveNow }
}

it.each([
  ['another key', { text: 'Clerk at last' }],
  ['nothing', {}],
  ['the change taken back', { name: 'First', text: '' }],
])('an answer that was lost and then %s is no change from elsewhere', async (_, next) => {
  const { store, result, change, saveNow } = edit()
  store.fails = [{ problem: LOST, isKept: true }]
  change({ name: 'Second ', text: 'Clerk' })
  saveNow()
  await waitFor(() => expect(result.current.error).toBe(LOST))
  if (Object.keys(next).length > 0) change(next)
  saveNow()
  await waitFor(() => expect(result.current.error).toBeNull())
  expect(store.now).toMatchObject({ name: 'Second', text: 'Clerk', ...next })
  expect(result.current.isAhead).toBe(false)
})

it('what is on its way when the page is left is sent once', async () => {
  const { store, change, saveNow, unmount } = edit()
  let letGo: () => void = () => undefined
  store.waits = new Promise<void>((resolve) => (letGo = resolve))
  change({ text: 'Clerk' })
  saveNow()
  await waitFor(() => expect(store.saves).toBe(1))
  unmount()
  letGo()
  await waitFor(() => expect(store.now.version).toBe(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.saves).toBe(1)
})

it('leaving is at risk after a failed save, whatever was typed since, and not once it is deleted', async () => {
  const { store, result, change, saveNow } = edit()
  store.fails = [{ problem: LOST, isKept: false }]
  change({ text: 'Clerk' })
  expect(result.current.isAtRisk()).toBe(false)
  saveNow()
  await waitFor(() => expect(result.current.error).toBe(LOST))
  change({ text: 'Clerk at last' })
  expect(result.current.isAtRisk()).toBe(true)
  act(() => result.current.drop())
  expect(result.current.isAtRisk()).toBe(false)
})

it('leaving is at risk while something that is not whole keeps the rest from being saved', () => {
  const { result, change } = edit()
  change({ name: '', text: 'Clerk' })
  expect(result.current.isAtRisk()).toBe(true)
})

it('nothing is sent on leaving what was deleted', async () => {
  const { store, result, change, unmount } = edit()
  change({ text: 'Clerk' })
  act(() => result.current.drop())
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.saves).toBe(0)
})

it('saved over a change from elsewhere, what was not changed here stays as it is there', async () => {
  const { store, result, change, saveNow } = edit()
  store.now = { name: 'Theirs', text: 'Theirs', version: 2 }
  change({ text: 'Mine' })
  saveNow()
  await waitFor(() => expect(result.current.saveOver).toBeDefined())
  act(() => result.current.saveOver?.())
  await waitFor(() => expect(result.current.value).toEqual({ name: 'Theirs', text: 'Mine' }))
  saveNow()
  await waitFor(() => expect(store.now).toEqual({ name: 'Theirs', text: 'Mine', version: 3 }))
})

it('a server that asks for time is not asked again before', async () => {
  vi.useFakeTimers()
  const { store, result, change } = edit()
  const problem = new Problem('request.too_many', 'Later.', { retryAfterSeconds: 30 })
  store.fails = [{ problem, isKept: false }]
  change({ text: 'Clerk' })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(result.current.error).toBe(problem)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(store.saves).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(store.now.text).toBe('Clerk')
})
