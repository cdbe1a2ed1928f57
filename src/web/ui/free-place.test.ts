import { afterEach, describe, expect, test, vi } from 'vitest'
import { ceilingOfPage, freePlace } from './free-place.ts'

const box = { left: 16, top: 700, right: 416, bottom: 880 }
const at = (left: number, top: number, width = 200, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('where something may lie over a page', () => {
  test('at the bottom where nothing is taken', () =>
    expect(freePlace(box, [16], [at(600, 750)], 70)).toEqual({ left: 16, lift: 0 }))

  test('above a button that it would cover', () => {
    const place = freePlace(box, [16], [at(100, 800)], 70)
    expect(place).toEqual({ left: 16, lift: 90 })
    expect(box.bottom - (place?.lift ?? 0)).toBeLessThanOrEqual(800)
  })

  test('above a second one that it meets on the way up', () =>
    expect(freePlace(box, [16], [at(100, 800), at(100, 640)], 70)).toEqual({ left: 16, lift: 250 }))

  test('between two that leave it room', () =>
    expect(freePlace(box, [16], [at(100, 860), at(100, 500)], 70)).toEqual({ left: 16, lift: 30 }))

  test('on the other side where that is nearer to the bottom', () =>
    expect(freePlace(box, [16, 1000], [at(100, 800)], 70)).toEqual({ left: 1000, lift: 0 }))

  test('nowhere when the way up ends under the header', () =>
    expect(freePlace(box, [16], [at(0, 100, 1000, 780)], 70)).toBeNull())
})

describe('how high it may go', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['on a phone to its lowest part', true, 506.4],
    ['elsewhere up to the header', false, 76],
  ])('%s', (_, isPhone, ceiling) => {
    vi.stubGlobal('window', { innerHeight: 844, matchMedia: () => ({ matches: isPhone }) })
    vi.stubGlobal('document', { querySelector: () => ({ getBoundingClientRect: () => ({ bottom: 66 }) }) })
    expect(ceilingOfPage()).toBeCloseTo(ceiling)
  })
})
