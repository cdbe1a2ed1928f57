import { expect, it } from 'vitest'
import { recentUse } from './recent-use.ts'

it('counts what is under way, takes what was really spent, and forgets half of it each time', () => {
  let ms = 0
  const use = recentUse({ littleMs: 0, halfLifeMs: 1_000, now: () => ms })
  const end = use.begin('one')
  ms = 300
  expect([use.of('one'), use.of('other')]).toEqual([300, 0])
  end(200)
  expect(use.of('one')).toBe(200)
  ms = 1_300
  expect(use.of('one')).toBe(100)
})
