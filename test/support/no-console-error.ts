import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Whatever our code prints as an error is a failure of the test that saw it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  vi.mocked(console.error).mockRestore?.()
  expect(calls).toEqual([])
})
