import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DatedRoute } from '#contract/career-plan.ts'
import { drawPlan } from './draw-plan.ts'

const box = { width: 1_100, height: 380 }
const milestone = (week: number | null, kind: 'dream' | 'interim' = 'interim') =>
  ({
    roleId: `role-${week}`,
    title: `Role ${week}`,
    kind,
    pay: '',
    reachedAfter: 1,
    percent: 70,
    hasMusts: true,
    week,
    date: '2026-01-01',
  }) as const
const route = (weeks: number, interimWeeks: (number | null)[] = []): DatedRoute => ({
  kind: 'straight',
  via: null,
  steps: [],
  milestones: [...interimWeeks.map((week) => milestone(week)), milestone(weeks, 'dream')],
  hours: weeks * 9,
  weeks,
  months: 1,
  arrivesOn: '2026-01-01',
  weeksLate: 0,
  skillsGained: [],
  advice: [],
})

describe('drawPlan', () => {
  it('puts flags in the order of time: the later the further right', () => {
    const { trails, here } = drawPlan([route(40), route(48), route(20)], null, box)
    expect(must(trails[2]).flag.x).toBeLessThan(must(trails[0]).flag.x)
    expect(must(trails[0]).flag.x).toBeLessThan(must(trails[1]).flag.x)
    expect(here.x).toBeLessThan(must(trails[2]).flag.x)
  })

  it('moves the flag when the hours do, and leaves the scale alone', () => {
    const [slow, fast] = [drawPlan([route(48)], 52, box), drawPlan([route(24)], 52, box)]
    expect(must(fast.trails[0]).flag.x).toBeLessThan(must(slow.trails[0]).flag.x)
    expect(fast.ticks).toEqual(slow.ticks)
    expect(fast.deadline).toBe(slow.deadline)
  })

  it('shows a flag beyond the end of the timeframe as beyond', () => {
    const { trails, deadline } = drawPlan([route(60)], 52, box)
    expect(must(trails[0]).flag.x).toBeGreaterThan(must(deadline))
  })

  it('marks interim roles on the trail, those of one week together, none of today, none never reached', () => {
    const { trails } = drawPlan([route(40, [10, 10, 0, null, 20])], null, box)
    expect(trails[0]?.marks.map((mark) => [mark.week, mark.titles.length])).toEqual([
      [10, 2],
      [20, 1],
    ])
  })

  it('stays inside its frame, whatever the routes and the screen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(null, 26, 52, 104),
        fc.integer({ min: 280, max: 1_400 }),
        (weeks, limit, width) => {
          const map = drawPlan(
            weeks.map((one) => route(one, [Math.floor(one / 2)])),
            limit,
            { width, height: 380 },
          )
          const points = [map.here, ...map.trails.flatMap((trail) => [trail.flag, ...trail.marks])]
          for (const { x, y } of points) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x).toBeLessThanOrEqual(width)
            expect(y).toBeGreaterThanOrEqual(20)
            expect(y).toBeLessThanOrEqual(map.floor + 1)
          }
          for (const { ahead } of map.trails) expect(ahead).not.toMatch(/NaN|undefined/)
        },
      ),
    )
  })
})
