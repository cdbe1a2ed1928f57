import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs, DAY_MS, msOf } from '#core/time.ts'
import { reviewed, type RecallCard } from './recall.ts'

const NOW = '2026-03-10T12:00:00.000Z'
const daysUntil = (card: RecallCard, now: string) => (msOf(card.due) - msOf(now)) / DAY_MS

describe('what was learnt', () => {
  it('comes back later each time it is known', () => {
    let card = reviewed(null, true, NOW)
    let now = NOW
    const gaps: number[] = []
    for (let round = 0; round < 6; round += 1) {
      gaps.push(daysUntil(card, now))
      now = card.due
      card = reviewed(card, true, now)
    }
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
    expect(gaps.at(-1)).toBeGreaterThan(90)
  })

  it('comes back soon when it is missed', () => {
    expect(daysUntil(reviewed(null, false, NOW), NOW)).toBeLessThanOrEqual(1)
    const known = reviewed(reviewed(null, true, NOW), true, addMs(NOW, 5 * DAY_MS))
    const missed = reviewed(known, false, known.due)
    expect(daysUntil(missed, known.due)).toBeLessThan(daysUntil(known, addMs(NOW, 5 * DAY_MS)))
  })

  it('always comes back in the future, whatever the answers', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (answers) => {
        let card: RecallCard | null = null
        let now = NOW
        for (const isRight of answers) {
          card = reviewed(card, isRight, now)
          expect(card.due > now).toBe(true)
          now = card.due
        }
      }),
    )
  })
})
