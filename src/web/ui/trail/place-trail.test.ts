import { turkishName } from '#core/career/catalogue/turkish-names.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, placeTrail, type TrailStop } from './place-trail.ts'
import { over, REVEAL, STRIP, TODAY, under } from './trail-shapes.ts'

const stop = fc.record({
  kind: fc.constantFrom<TrailStop['kind']>('done', 'todo', 'role'),
  label: fc.string({ minLength: 1, maxLength: 34 }),
})
const anyTrail = fc
  .record({ between: fc.array(stop, { maxLength: 9 }), goal: fc.string({ minLength: 1, maxLength: 34 }) })
  .map(({ between, goal }): TrailStop[] => [
    ...between.map((one, index) => ({ ...one, id: `s${index}` })),
    { id: 'here', kind: 'here', label: 'You are here · 52%' },
    { id: 'goal', kind: 'goal', label: goal },
  ])
const anyFrame = fc.constantFrom(
  [REVEAL, 390, 500],
  [REVEAL, 320, 460],
  [STRIP, 358, 216],
  [STRIP, 288, 216],
  [TODAY, 1200, 392],
  [TODAY, 940, 392],
) as fc.Arbitrary<[typeof TODAY, number, number]>

describe('placeTrail', () => {
  it('never lets two labels overlap, cover what is taken, or leave the frame', () => {
    fc.assert(
      fc.property(
        anyTrail,
        anyFrame,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stops, [shape, width, height], walked) => {
          const card = { left: width * 0.6, top: height * 0.5, right: width, bottom: height }
          const { labels } = placeTrail(stops, walked, shape, { width, height }, [card])
          labels.forEach((label, index) => {
            expect(label.left >= 0 && label.top >= 0 && label.right <= width && label.bottom <= height).toBe(true)
            expect(overlap(label, card)).toBe(false)
            for (const other of labels.slice(index + 1)) expect(overlap(label, other)).toBe(false)
          })
        },
      ),
    )
  })

  it('says where one is and where one goes before anything else, and no more than asked for', () => {
    const stops: TrailStop[] = [
      { id: 'a', kind: 'todo', label: 'Unit testing' },
      { id: 'b', kind: 'role', label: 'Junior Web Developer' },
      { id: 'here', kind: 'here', label: 'You are here · 52%' },
      { id: 'goal', kind: 'goal', label: 'Software Developer' },
    ]
    const { labels } = placeTrail(stops, 0.4, REVEAL, { width: 390, height: 500 }, [], 2)
    expect(labels.map(({ id }) => id)).toEqual(['here', 'goal'])
  })

  it('names the goal under a heading of three lines on every phone', () => {
    const titles = fullCatalogue.dreamRoles.flatMap(({ title }) => [title, turkishName(title)])
    const unnamed = titles.flatMap((title) =>
      [320, 360, 390, 412, 600, 640].flatMap((width) =>
        [0.22, 0.4, 0.6].flatMap((walked) => {
          const stops: TrailStop[] = [
            { id: 'held', kind: 'done', label: 'Figma' },
            { id: 'here', kind: 'here', label: 'You are here · 23%' },
            { id: 'a', kind: 'todo', label: 'Visual Design' },
            { id: 'b', kind: 'todo', label: 'Typography' },
            { id: 'role', kind: 'role', label: 'Graphic / Visual Designer · 13%' },
            { id: 'c', kind: 'todo', label: 'Interaction Design' },
            { id: 'goal', kind: 'goal', label: title },
          ]
          const head = { left: 0, top: 0, right: Math.min(width, 600), bottom: 160 }
          const shape = under(REVEAL, head.bottom, 384)
          const { labels } = placeTrail(stops, walked, shape, { width, height: 384 }, [head])
          return labels.some(({ kind }) => kind === 'goal') ? [] : [`${title} ${width} ${walked}`]
        }),
      ),
    )
    expect(unnamed).toEqual([])
  })

  it('puts done stops behind one, the others ahead in their order, and the goal at the end of the line', () => {
    const stops: TrailStop[] = [
      { id: 'done', kind: 'done' },
      { id: 'here', kind: 'here' },
      { id: 'next', kind: 'todo' },
      { id: 'goal', kind: 'goal' },
    ]
    const { stops: placed, walked, ahead } = placeTrail(stops, 0.5, TODAY, { width: 1200, height: 392 })
    const xs = placed.map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(must(placed.at(-1)).x).toBeCloseTo(must(TODAY.at(-1))[0] * 1200, 0)
    expect(walked.split('L').at(-1)).toBe(ahead.slice(1).split('L')[0])
  })
})

describe('a line led over a card', () => {
  it('leaves no stone under it, wherever the steps fall', () => {
    const card = { left: 760, top: 140 }
    const size = { width: 1200, height: 392 }
    const steps = (count: number): TrailStop[] => [
      { id: 'here', kind: 'here' },
      ...Array.from({ length: count }, (_, index): TrailStop => ({ id: `s${index}`, kind: 'todo' })),
      { id: 'goal', kind: 'goal' },
    ]
    const hidden = (shape: typeof TODAY) =>
      [1, 2, 3, 4, 5, 6].flatMap((count) =>
        [0.16, 0.3, 0.5, 0.62].flatMap((walked) =>
          placeTrail(steps(count), walked, shape, size).stops.filter(
            ({ x, y }) => x > card.left - 9 && y > card.top - 9,
          ),
        ),
      )
    expect(hidden(TODAY).length).toBeGreaterThan(0)
    expect(hidden(over(TODAY, card, size))).toEqual([])
  })
})
