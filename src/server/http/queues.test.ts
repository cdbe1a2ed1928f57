import { expect, it } from 'vitest'
import { msLeft } from '#server/deadline.ts'
import { createQueues, PAYING_MS } from './queues.ts'

it('counts the time for paying from the press on, not from its turn', async () => {
  const { paying } = createQueues()
  let finish = () => {}
  const first = paying.run('ada', () => new Promise<void>((resolve) => (finish = resolve)))
  const endsAt = paying.run('ada', () => Promise.resolve(performance.now() + msLeft()))
  const pressedAt = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 30))
  finish()
  await first
  expect(await endsAt).toBeLessThan(pressedAt + PAYING_MS + 10)
})
