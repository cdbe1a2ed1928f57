import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

function opened() {
  let now = 0
  const breaker = createBreaker(() => now)
  for (let time = 0; time < 5; time += 1) {
    breaker.enter()
    breaker.failed('timeout')
  }
  return { breaker, wait: (ms: number) => (now += ms) }
}

it('stays closed after four failures, and after any number that a success interrupts', () => {
  const breaker = createBreaker(() => 0)
  for (let time = 0; time < 20; time += 1) {
    breaker.enter()
    if (time % 5 === 4) breaker.succeeded()
    else breaker.failed('provider')
  }
  expect(breaker.isClosed()).toBe(true)
})

it('is not opened by a wrong key, a wrong model, too many requests or a strange answer', () => {
  const breaker = createBreaker(() => 0)
  for (const code of ['auth', 'model_not_found', 'rate_limited', 'invalid_output', 'quota_exceeded'] as const) {
    for (let time = 0; time < 5; time += 1) breaker.failed(code)
  }
  expect(() => breaker.enter()).not.toThrow()
})

it('opens after five, says for how long, and lets one try at the end', () => {
  const { breaker, wait } = opened()
  expect(breaker.isClosed()).toBe(false)
  wait(19_999)
  expect(() => breaker.enter()).toThrow(expect.objectContaining({ code: 'unreachable', retryAfterSeconds: 1 }))
  wait(1)
  breaker.enter()
  expect(() => breaker.enter()).toThrow()
  breaker.succeeded()
  expect(() => breaker.enter()).not.toThrow()
})

it('opens again when that one try fails, and waits for another when its person left', () => {
  const { breaker, wait } = opened()
  wait(20_000)
  breaker.enter()
  breaker.failed('unreachable')
  expect(() => breaker.enter()).toThrow()
  wait(20_000)
  breaker.enter()
  breaker.left()
  expect(() => breaker.enter()).not.toThrow()
})
