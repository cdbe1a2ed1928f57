import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAN_IDS } from '#core/account/plans.ts'
import { quotaAt } from './quota.ts'

const NOW = '2026-11-21T12:00:00.000Z'

describe("the month's quota", () => {
  test.each([
    ['mockInterview', 0, 2, false],
    ['mockInterview', 1, 1, false],
    ['mockInterview', 2, 0, true],
    ['skillCheck', 9, 1, false],
    ['skillCheck', 10, 0, true],
  ] as const)(
    'of %s on Explorer with %d used: %d left, spent %s (omi #15287, aiproxy #640)',
    (kind, used, left, isSpent) =>
      expect(quotaAt(kind, 'explorer', used, NOW)).toEqual({
        limit: kind === 'mockInterview' ? 2 : 10,
        used,
        left,
        isSpent,
        month: '2026-11',
        renewsAt: '2026-12-01T00:00:00.000Z',
      }),
  )

  test.each(['pathfinder', 'accelerator'] as const)('on %s never ends', (plan) =>
    expect(quotaAt('mockInterview', plan, 1_000_000, NOW)).toMatchObject({ limit: null, left: null, isSpent: false }),
  )

  test('after a better plan ended owes nothing: what is used beyond the limit is spent, not negative', () => {
    expect(quotaAt('mockInterview', 'explorer', 7, NOW)).toMatchObject({ left: 0, isSpent: true })
  })

  test.each([
    ['2026-01-31T23:59:59.999Z', '2026-01', '2026-02-01T00:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02', '2026-03-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ])(
    'at %s counts under %s and renews at %s: by calendar month in UTC, not 30 days on (next-ai-draw-io #390)',
    (now, month, renewsAt) => expect(quotaAt('skillCheck', 'explorer', 0, now)).toMatchObject({ month, renewsAt }),
  )

  test('one use more is never more left, on any plan (gears-rust #1693)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAN_IDS),
        fc.constantFrom('mockInterview' as const, 'skillCheck' as const),
        fc.nat(30),
        (plan, kind, used) => {
          const before = quotaAt(kind, plan, used, NOW)
          const after = quotaAt(kind, plan, used + 1, NOW)
          expect(after.left ?? 0).toBeLessThanOrEqual(before.left ?? 0)
          expect(before.isSpent && !after.isSpent).toBe(false)
          expect(before.limit === null || before.isSpent === used >= before.limit).toBe(true)
        },
      ),
    )
  })
})
