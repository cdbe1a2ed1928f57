import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const later = () => {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  return { done, finish }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('fair turns', () => {
  it('serves a second key before the rest of the first', async () => {
    const turns = createFairTurns({ atOnce: 1, perKey: 1, waitingPerKey: 10 })
    const order: string[] = []
    const first = later()
    const all = [turns.run('greedy', () => first.done)]
    for (const name of ['greedy', 'greedy', 'patient']) all.push(turns.run(name, async () => void order.push(name)))
    first.finish()
    await Promise.all(all)
    expect(order).toEqual(['greedy', 'patient', 'greedy'])
  })

  it('leaves a place free of keys whose work took long lately, until that is forgotten', async () => {
    const slow = { ms: 5, rememberedMs: 40 }
    const turns = createFairTurns({ atOnce: 2, perKey: 1, waitingPerKey: 10, slow })
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await Promise.all(['slow 1', 'slow 2'].map((key) => turns.run(key, () => pause(10))))
    const order: string[] = []
    const first = later()
    const all = [turns.run('slow 1', () => first.done), turns.run('slow 2', async () => void order.push('slow'))]
    await turns.run('quick', async () => void order.push('quick'))
    expect(turns.state()).toEqual({ underWay: 1, waiting: 1 })
    first.finish()
    await Promise.all(all)
    expect(order).toEqual(['quick', 'slow'])

    await pause(60)
    const [one, other] = [later(), later()]
    const later2 = [turns.run('slow 1', () => one.done), turns.run('slow 2', () => other.done)]
    expect(turns.state()).toEqual({ underWay: 2, waiting: 0 })
    one.finish()
    other.finish()
    await Promise.all(later2)
  })

  it('refuses what one key has too much waiting, and nobody else', async () => {
    const turns = createFairTurns({ atOnce: 1, perKey: 1, waitingPerKey: 1 })
    const first = later()
    const running = [turns.run('a', () => first.done), turns.run('a', async () => undefined)]
    await expect(turns.run('a', async () => undefined)).rejects.toMatchObject({ code: 'request.too_many' })
    running.push(turns.run('b', async () => undefined))
    first.finish()
    await Promise.all(running)
  })

  it('forgets who left while waiting, and goes on after a failure', async () => {
    const turns = createFairTurns({ atOnce: 1, perKey: 1, waitingPerKey: 5 })
    const first = later()
    const leaving = new AbortController()
    const running = turns.run('a', () => first.done)
    const gone = turns.run('a', async () => 'never', leaving.signal)
    const failing = turns.run('a', () => Promise.reject(new Error('broken')))
    const last = turns.run('a', async () => 'last')
    leaving.abort(new Error('left'))
    first.finish()
    await running
    await expect(gone).rejects.toThrow('left')
    await expect(failing).rejects.toThrow('broken')
    expect(await last).toBe('last')
  })

  it('never runs more than its limits, and runs everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }), async (keys) => {
        const turns = createFairTurns({ atOnce: 3, perKey: 2, waitingPerKey: 100 })
        const running: string[] = []
        let most = 0
        await Promise.all(
          keys.map((key) =>
            turns.run(key, async () => {
              running.push(key)
              most = Math.max(most, running.length)
              expect(running.filter((one) => one === key).length).toBeLessThanOrEqual(2)
              await settle()
              running.splice(running.indexOf(key), 1)
            }),
          ),
        )
        expect(most).toBeLessThanOrEqual(3)
      }),
      { numRuns: 30 },
    )
  })
})
