import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchorAt, breakLabel, placeOnAxis, ringOf } from './radar-geometry.ts'

describe('the axes of a radar', () => {
  test('start on top and go clockwise', () => {
    expect(placeOnAxis(0, 4, 1, 100)).toEqual({ x: 0, y: -100 })
    expect(placeOnAxis(1, 4, 0.5, 100)).toEqual({ x: 50, y: 0 })
    expect(placeOnAxis(2, 4, 1, 100)).toEqual({ x: 0, y: 100 })
  })

  test('never leave the rim', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.double({ noNaN: true }), (index, share) => {
        const { x, y } = placeOnAxis(index, 12, share, 100)
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(100.1)
      }),
    )
  })

  test('make one closed line', () => {
    expect(ringOf([1, 0, 1, 0], 10)).toBe('M0 -10L0 0L0 10L0 0Z')
  })

  test.each([
    [{ x: 0, y: -9 }, 'middle'],
    [{ x: 40, y: 0 }, 'start'],
    [{ x: -40, y: 0 }, 'end'],
  ])('hold the label %j by its %s', (place, anchor) => {
    expect(anchorAt(place)).toBe(anchor)
  })
})

describe('a label', () => {
  test.each([
    ['Git', ['Git']],
    ['Machine Learning', ['Machine', 'Learning']],
    ['REST APIs', ['REST APIs']],
    ['Object-Oriented Programming', ['Object-', 'Oriented', 'Programming']],
    ['Data Structures and Algorithms', ['Data', 'Structures and', 'Algorithms']],
    ['One more skill with far too many words', ['One more skill', 'with far too', 'many words']],
    ['Configuration management databases and their inventory', ['Configuration', 'management', 'databases and…']],
    ['Supercalifragilisticexpialidocious', ['Supercalifragili…']],
  ])('%s breaks into %j', (label, lines) => {
    expect(breakLabel(label)).toEqual(lines)
  })
})
