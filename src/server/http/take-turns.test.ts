import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const keepBusy = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
}
const afterAll = () => new Promise<void>((resolve) => setTimeout(resolve, 60))

it('does at once what comes while there is little to do', () => {
  const done: number[] = []
  const { take } = takeTurns()
  take(() => void done.push(1))
  take(() => void done.push(2))
  expect(done).toEqual([1, 2])
})

it('lets the loop go on between slices, and does all of it in the order it came', async () => {
  const seen: (number | string)[] = []
  const { take } = takeTurns({ sliceMs: 2 })
  for (let work = 0; work < 8; work += 1) {
    take(() => {
      keepBusy(1)
      seen.push(work)
    })
  }
  setTimeout(() => seen.push('what has arrived'), 0)
  await expect.poll(() => seen.filter((one) => typeof one === 'number')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(seen.indexOf('what has arrived')).toBeLessThan(seen.length - 1)
})

it('counts as part of a slice what a work goes on to do without waiting', async () => {
  const seen: (number | string)[] = []
  const { take } = takeTurns({ sliceMs: 2 })
  // requests of one batch come each in its own callback
  for (let work = 0; work < 8; work += 1) {
    setImmediate(() =>
      take(
        () =>
          void Promise.resolve()
            .then(() => keepBusy(1))
            .then(() => seen.push(work)),
      ),
    )
  }
  setImmediate(() => setImmediate(() => seen.push('what has arrived')))
  await expect.poll(() => seen.filter((one) => typeof one === 'number')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(seen.indexOf('what has arrived')).toBeLessThan(seen.length - 1)
})

it('each work goes on in its own context', async () => {
  const context = new AsyncLocalStorage<number>()
  const seen: unknown[] = []
  const { take } = takeTurns({ sliceMs: 1 })
  for (let work = 0; work < 4; work += 1) {
    context.run(work, () =>
      take(() => {
        keepBusy(1)
        seen.push(context.getStore())
      }),
    )
  }
  await afterAll()
  expect(seen).toEqual([0, 1, 2, 3])
})

it('listens for as long as something comes, and no longer than it may', async () => {
  const seen: (number | string)[] = []
  const { take, notice } = takeTurns({ sliceMs: 1, turnsToListen: 20 })
  let turns = 0
  const arrive = () => {
    turns += 1
    notice()
    if (turns < 40) setImmediate(arrive)
  }
  take(() => keepBusy(2))
  setImmediate(arrive)
  take(() => seen.push(turns))
  await afterAll()
  expect(seen).toEqual([expect.closeTo(20, -1)])
})
