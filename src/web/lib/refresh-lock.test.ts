import { afterEach, expect, it, vi } from 'vitest'
import { createRefreshLock } from './refresh-lock.ts'
import { memoryStorage } from './token-store.ts'

afterEach(() => vi.unstubAllGlobals())

/** Two tabs over one storage, in a browser without Web Locks. */
function twoTabs(lease?: string) {
  vi.stubGlobal('navigator', {})
  const storage = memoryStorage()
  if (lease) storage.setItem('waymark-refresh', lease)
  return { storage, one: createRefreshLock(storage), two: createRefreshLock(storage) }
}

it('without Web Locks, a second tab waits for the first one’s lease', async () => {
  const { one, two } = twoTabs()
  const order: string[] = []
  const slow = one(async () => {
    order.push('one starts')
    await new Promise((resolve) => setTimeout(resolve, 80))
    order.push('one ends')
  })
  await Promise.all([slow, two(async () => void order.push('two'))])
  expect(order).toEqual(['one starts', 'one ends', 'two'])
})

it('gives the lease back after a failure', async () => {
  const { one, two, storage } = twoTabs()
  await expect(one(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(storage.getItem('waymark-refresh')).toBeNull()
  expect(await two(async () => 'through')).toBe('through')
})

it('does not wait for a tab that was closed long ago', async () => {
  const { one } = twoTabs(`${Date.now() - 1} closed`)
  expect(await one(async () => 'through')).toBe('through')
})
