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

  describe('by use', () => {
    const clock = () => {
      let ms = 0
      return { now: () => ms, pass: (more: number) => void (ms += more) }
    }
    const fair = (now: () => number) =>
      createFairTurns({ atOnce: 2, perKey: 1, waitingPerKey: 10, use: { littleMs: 1_000, halfLifeMs: 60_000, now } })

    it('lets a short job wait for one running job at most, from the first long ones on', async () => {
      const { now, pass } = clock()
      const turns = fair(now)
      const order: string[] = []
      const running = [later(), later()]
      const all = running.map(({ done }, at) => turns.run(`loop ${at}`, () => done))
      for (const at of [2, 3, 4, 5])
        all.push(turns.run(`loop ${at}`, async () => void order.push('loop'), undefined, { isLong: true }))
      pass(20_000)
      all.push(turns.run('loop 0', async () => void order.push('loop')))
      all.push(turns.run('short', async () => void order.push('short')))
      running[0]?.finish()
      await settle()
      expect(order[0]).toBe('short')
      running[1]?.finish()
      await Promise.all(all)
      expect(order).toHaveLength(6)
    })

    it.each([
      ['new accounts', (at: number) => ({ isLarge: true, payer: `address ${at}` })],
      ['accounts not seen lately', () => ({ isLarge: true })],
    ])('lets the first large jobs of %s have one place together', async (_who, costOf) => {
      const { now, pass } = clock()
      const turns = fair(now)
      const running = [0, 1, 2, 3].map(() => later())
      const all = running.map(({ done }, at) => turns.run(`loop ${at}`, () => done, undefined, costOf(at)))
      pass(500)
      expect(turns.state()).toEqual({ underWay: 1, waiting: 3 })
      await turns.run('small', async () => undefined, undefined, { payer: 'address of a small one' })
      for (const { finish } of running) finish()
      await Promise.all(all)
    })

    it('lets a large job of one with a known little use have the last place', async () => {
      const turns = fair(clock().now)
      await turns.run('known', async (spend) => spend(100))
      const first = later()
      const all = [turns.run('new', () => first.done, undefined, { isLarge: true, payer: 'address' })]
      await turns.run('known', async () => undefined, undefined, { isLarge: true })
      first.finish()
      await Promise.all(all)
    })

    it('leaves a place to those with little use, until the use is forgotten', async () => {
      const { now, pass } = clock()
      const turns = fair(now)
      for (const key of ['loop 1', 'loop 2']) await turns.run(key, async (spend) => spend(4_000))
      const first = later()
      const all = [turns.run('loop 1', () => first.done), turns.run('loop 2', async () => undefined)]
      expect(turns.state()).toEqual({ underWay: 1, waiting: 1 })
      await turns.run('short', async () => undefined)
      expect(turns.state()).toEqual({ underWay: 1, waiting: 1 })
      first.finish()
      await Promise.all(all)

      pass(180_000)
      const both = [later(), later()]
      const again = both.map(({ done }, at) => turns.run(`loop ${at + 1}`, () => done))
      expect(turns.state()).toEqual({ underWay: 2, waiting: 0 })
      for (const { finish } of both) finish()
      await Promise.all(again)
    })

    it('gives the place of those with much use to the one that used least', async () => {
      const turns = fair(clock().now)
      for (const [key, ms] of Object.entries({ much: 9_000, most: 30_000, some: 2_000 }))
        await turns.run(key, async (spend) => spend(ms))
      const order: string[] = []
      const first = later()
      const all = [turns.run('much', () => first.done)]
      for (const key of ['most', 'much', 'some']) all.push(turns.run(key, async () => void order.push(key)))
      first.finish()
      await Promise.all(all)
      expect(order).toEqual(['some', 'much', 'most'])
    })

    it('counts the keys of one payer together', async () => {
      const turns = fair(clock().now)
      const one = { payer: 'address' }
      for (const key of ['new 1', 'new 2', 'new 3']) await turns.run(key, async (spend) => spend(500), undefined, one)
      const first = later()
      const all = [
        turns.run('new 4', () => first.done, undefined, one),
        turns.run('new 5', async () => undefined, undefined, one),
      ]
      expect(turns.state()).toEqual({ underWay: 1, waiting: 1 })
      await turns.run('other', async () => undefined, undefined, { payer: 'another address' })
      first.finish()
      await Promise.all(all)
    })
  })

  it('serves a newcomer at an address that others used up, while those go on', async () => {
    const { now, pass } = (() => {
      let ms = 0
      return { now: () => ms, pass: (more: number) => void (ms += more) }
    })()
    const turns = createFairTurns({
      atOnce: 1,
      perKey: 1,
      waitingPerKey: 10,
      use: { littleMs: 1_000, halfLifeMs: 120_000, now },
    })
    const payer = 'address'
    await turns.run('attacker', async (spend) => spend(90_000), undefined, { payer })
    for (const key of ['known 1', 'known 2']) await turns.run(key, async (spend) => spend(20_000))
    let isServed = false
    let rounds = 0
    const again = async (key: string): Promise<void> => {
      if (isServed || rounds > 200) return
      rounds += 1
      await turns.run(key, async (spend) => {
        pass(2_000)
        spend(2_000)
        await settle()
      })
      await again(key)
    }
    const loops = ['known 1', 'known 1', 'known 2', 'known 2'].map(again)
    await settle()
    await turns.run('newcomer', async () => void (isServed = true), undefined, { payer })
    await Promise.all(loops)
    expect(rounds).toBeLessThan(15)
  })

  it('tells who is not served at all that the server is busy, and not who waits for own work', async () => {
    const turns = createFairTurns({ atOnce: 1, perKey: 1, waitingPerKey: 10, patienceMs: 60 })
    const held = later()
    const running = turns.run('a', () => held.done)
    await expect(turns.run('b', async () => undefined)).rejects.toMatchObject({ code: 'server.busy' })
    held.finish()
    await running
    const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 40))
    expect(await Promise.all([1, 2, 3].map(() => turns.run('a', slow)))).toEqual(['done', 'done', 'done'])
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
