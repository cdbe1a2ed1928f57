import { expect, it } from 'vitest'
import { createNewcomers } from './newcomers.ts'

it('knows the last address of an account until it is no longer new', () => {
  const newcomers = createNewcomers()
  newcomers.meet('new', '10.0.0.1', Date.now() + 60_000)
  newcomers.meet('new', '10.0.0.2', Date.now() + 60_000)
  newcomers.meet('old', '10.0.0.1', Date.now() - 1)
  expect(['new', 'old', 'never met'].map(newcomers.addressOf)).toEqual(['address 10.0.0.2', undefined, undefined])
})
