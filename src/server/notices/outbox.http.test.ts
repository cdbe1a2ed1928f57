import { expect, it } from 'vitest'
import type { Engine } from '#proofs/prove/proof.ts'
import { proveKills, proveNoDoubles } from '#test/notices/outbox.ts'

const engine: Engine = process.env.WAYMARK_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

it('loses nothing when its process is killed in the middle of sending, and doubles each mail once at most', async () => {
  const { faults, cases } = await proveKills({ count: 2, seed: 1, engine })
  expect(faults).toEqual([])
  expect(cases).toBe(2)
}, 120_000)

it('sends each mail once from two processes', async () => {
  const { faults } = await proveNoDoubles({ count: 60, seed: 1, engine })
  expect(faults).toEqual([])
}, 120_000)
