import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#core/time.ts'
import { plan } from '../strings/en/plan.ts'
import { changeText, everyDay } from './match-days.ts'

const day = (offset: number) => addDays('2026-01-01', offset)

describe('everyDay', () => {
  it('has nothing of nothing, and one point of one', () => {
    expect(everyDay([])).toEqual([])
    expect(everyDay([{ date: day(0), percent: 4 }])).toEqual([{ date: day(0), percent: 4 }])
  })

  it('carries the match on until it changes, down as well as up', () => {
    const changes = [
      { date: day(0), percent: 10 },
      { date: day(2), percent: 30 },
      { date: day(4), percent: 20 },
    ]
    expect(everyDay(changes).map((point) => point.percent)).toEqual([10, 10, 30, 30, 20])
  })

  it('begins a long story with what stood then', () => {
    const points = everyDay([
      { date: day(0), percent: 10 },
      { date: day(50), percent: 20 },
      { date: day(300), percent: 40 },
    ])
    expect(points).toHaveLength(120)
    expect(points[0]).toEqual({ date: day(181), percent: 20 })
  })

  it('never invents a value, misses no day and ends with the last', () => {
    const changes = fc
      .uniqueArray(fc.record({ offset: fc.nat(400), percent: fc.nat(100) }), {
        minLength: 1,
        maxLength: 20,
        selector: (one) => one.offset,
      })
      .map((all) =>
        all.sort((a, b) => a.offset - b.offset).map(({ offset, percent }) => ({ date: day(offset), percent })),
      )
    fc.assert(
      fc.property(changes, (known) => {
        const points = everyDay(known)
        expect(points.at(-1)).toEqual(known.at(-1))
        for (const [index, point] of points.entries()) {
          expect(known.map((one) => one.percent)).toContain(point.percent)
          if (index > 0) expect(point.date).toBe(addDays(must(points[index - 1]).date, 1))
        }
      }),
    )
  })
})

describe('changeText', () => {
  it.each([
    [[5], 'Measured from today on'],
    [[5, 5], 'Unchanged since Jan 1, 2026'],
    [[5, 6], 'Up 1 point since Jan 1, 2026'],
    [[9, 5], 'Down 4 points since Jan 1, 2026'],
  ])('of %j is %j', (percents, text) => {
    expect(
      changeText(
        percents.map((percent, index) => ({ date: day(index), percent })),
        plan.history,
      ),
    ).toBe(text)
  })
})
