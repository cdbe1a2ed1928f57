import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawRoute, ROUTE_BOX } from './draw-route.ts'

describe('the drawn route', () => {
  test('on a first day nothing is passed, and every further course lies ahead', () => {
    const route = drawRoute(0, 7)
    expect(route.passed).toHaveLength(0)
    expect(route.toCome).toHaveLength(6)
  })

  test('at the end one stands at the goal', () => {
    const route = drawRoute(4, 4)
    expect(route.here).toEqual(route.goal)
    expect(route.passed).toHaveLength(4)
    expect(route.toCome).toHaveLength(0)
  })

  test('without courses it is still a way', () => {
    const route = drawRoute(0, 0)
    expect(route.ahead).toMatch(/^M[\d. L]+$/)
    expect(route.passed).toHaveLength(0)
  })

  test('each finished course leads further up, and nothing leaves the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (total, some) => {
        const done = some % (total + 1)
        const route = drawRoute(done, total)
        expect(route.walked).not.toMatch(/NaN|Infinity/)
        for (const { x, y } of [...route.passed, ...route.toCome, route.here]) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThanOrEqual(ROUTE_BOX.width)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThanOrEqual(ROUTE_BOX.height)
        }
        if (done < total) expect(drawRoute(done + 1, total).here.x).toBeGreaterThanOrEqual(route.here.x)
      }),
    )
  })
})
