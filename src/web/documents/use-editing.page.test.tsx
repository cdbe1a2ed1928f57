import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  const lost: unknown[] = []
  const { result, unmount, rerender } = renderHook(
    ({ loaded }) =>
      useEditing<Written, Stored>({
        loaded,
        valueOf: ({ name, text }) => ({ name, text }),
        tidy: ({ name, text }) => ({ name: name.trim(), text }),
        save,
        load: async () => store.now,
        onSaved: () => undefined,
        onLost: (problem) => lost.push(problem),
        isWhole: ({ name }) => name !== '',
      }),
    {
      initialProps: { loaded: store.now },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const change = (part: Partial<Written>) => act(() => result.current.change((now) => ({ ...now, ...part })))
  const saveNow = () => act(() => void window.dispatchEvent(new Event('online')))
  /** What is stored is read again. */
  const readAgain = () => rerender({ loaded: store.now })
  return { store, lost, result, unmount, change, saveNow, readAgain }
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

/** Typed here, while another window had saved both. */
async function changedElsewhere() {
  const edited = edit()
  edited.store.now = { name: 'Theirs', text: 'Theirs', version: 2 }
  edited.change({ text: 'Mine' })
  edited.saveNow()
  await waitFor(() => expect(edited.result.current.saveOver).toBeDefined())
  return edited
}

it('a step back after saving over another window takes only what was changed here', async () => {
  const { store, result, saveNow } = await changedElsewhere()
  act(() => result.current.saveOver?.())
  await waitFor(() => expect(result.current.value).toEqual({ name: 'Theirs', text: 'Mine' }))
  act(() => result.current.undo())
  expect(result.current.value).toEqual({ name: 'Theirs', text: 'Theirs' })
  saveNow()
  await waitFor(() => expect(result.current.isAhead).toBe(false))
  expect(store.now).toMatchObject({ name: 'Theirs', text: 'Theirs' })
})

it('typing on does not hide that it was changed elsewhere, asks nobody in vain, and leaving stays at risk', async () => {
  const { store, result, change, saveNow } = await changedElsewhere()
  const { saves } = store
  change({ text: 'Mine, and more' })
  saveNow()
  expect(result.current.saveOver).toBeDefined()
  expect(result.current.isAtRisk()).toBe(true)
  expect(store.saves).toBe(saves)
})

it('with the own change taken back nothing is at risk, whatever was changed elsewhere', async () => {
  const { result } = await changedElsewhere()
  act(() => result.current.undo())
  expect(result.current.isAtRisk()).toBe(false)
})

it('what was refused is tried again once it is changed, and is at risk until it is saved', async () => {
  const { store, result, change, saveNow } = edit()
  store.fails = [{ problem: new Problem('request.invalid', 'Too long.'), isKept: false }]
  change({ text: 'Too long' })
  saveNow()
  await waitFor(() => expect(result.current.error).not.toBeNull())
  saveNow()
  expect(store.saves).toBe(1)
  change({ text: 'Long' })
  expect(result.current.isAtRisk()).toBe(true)
  saveNow()
  await waitFor(() => expect(result.current.isAhead).toBe(false))
  expect(store.now.text).toBe('Long')
  expect(result.current.error).toBeNull()
})

describe('left while a save is on its way', () => {
  const HELD_UP = new Problem('server.failed', 'Later.', { status: 502 })

  async function leaveWhileSaving(fails: { problem: Problem; isKept: boolean }[], then: Partial<Written>) {
    const edited = edit()
    let letGo: () => void = () => undefined
    edited.store.waits = new Promise<void>((resolve) => (letGo = resolve))
    edited.store.fails = fails
    edited.change({ text: 'A' })
    edited.saveNow()
    await waitFor(() => expect(edited.store.saves).toBe(1))
    if (Object.keys(then).length > 0) edited.change(then)
    edited.unmount()
    letGo()
    return edited
  }

  it.each([
    ['the save succeeds', []],
    ['it fails', [{ problem: HELD_UP, isKept: false }]],
    ['its answer is lost', [{ problem: LOST, isKept: true }]],
  ])('what was typed since is saved: %s', async (_, fails) => {
    const { store, lost } = await leaveWhileSaving(fails, { text: 'AB' })
    await waitFor(() => expect(store.now.text).toBe('AB'))
    expect(lost).toEqual([])
  })

  it('what was taken back since is taken back there too', async () => {
    const { store } = await leaveWhileSaving([], { text: '' })
    await waitFor(() => expect(store.now.version).toBe(3))
    expect(store.now.text).toBe('')
  })

  it.each([
    ['nothing was typed since', [HELD_UP], {}],
    ['more was typed, and fails as well', [HELD_UP, HELD_UP], { text: 'AB' }],
  ])('it is said that the change is lost: %s', async (_, problems, then) => {
    const { store, lost } = await leaveWhileSaving(
      problems.map((problem) => ({ problem, isKept: false })),
      then,
    )
    await waitFor(() => expect(lost).toEqual([HELD_UP]))
    expect(store.now.text).toBe('')
  })
})

it('keys while a server asks for time do not begin the wait again', async () => {
  vi.useFakeTimers()
  const { store, result, change } = edit()
  store.fails = [{ problem: new Problem('request.too_many', 'Later.', { retryAfterSeconds: 30 }), isKept: false }]
  change({ text: 'C' })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  for (const text of ['Cl', 'Cle', 'Cler', 'Clerk']) {
    change({ text })
    await act(() => vi.advanceTimersByTimeAsync(7_000))
  }
  expect(store.saves).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(store.now.text).toBe('Clerk')
  expect(result.current.isAhead).toBe(false)
})

describe('what was read again', () => {
  const THEIRS = { name: 'Theirs', text: 'Theirs', version: 2 }

  it('is shown where nothing is being written, and saved over without a question', async () => {
    const { store, result, change, saveNow, readAgain } = edit()
    store.now = THEIRS
    readAgain()
    await waitFor(() => expect(result.current.value).toEqual({ name: 'Theirs', text: 'Theirs' }))
    expect(store.saves).toBe(0)
    change({ text: 'Mine' })
    saveNow()
    await waitFor(() => expect(store.now).toEqual({ name: 'Theirs', text: 'Mine', version: 3 }))
  })

  it('leaves what is being written, and asks', async () => {
    const { store, result, change, saveNow, readAgain } = edit()
    change({ text: 'Mine' })
    store.now = THEIRS
    readAgain()
    expect(result.current.value).toEqual({ name: 'First', text: 'Mine' })
    saveNow()
    await waitFor(() => expect(result.current.saveOver).toBeDefined())
  })

  it('and is older than what was saved since changes nothing', async () => {
    const { result, change, saveNow, readAgain } = edit()
    change({ text: 'Mine' })
    saveNow()
    await waitFor(() => expect(result.current.isAhead).toBe(false))
    readAgain()
    change({ text: 'Mine, and more' })
    act(() => result.current.undo())
    expect(result.current.value.text).toBe('Mine')
  })
})
