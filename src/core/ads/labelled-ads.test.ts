import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { labelledAds, scoreMusts, sumOf } from '#test/support/ads-score.ts'
import { readAdText } from './read-ad-text.ts'

/** Floors, not goals: every set was looked at after its first reading (docs/quality/ads.md). */
const FLOORS: [string, number, number?, number?][] = [
  ['texts', 0.85],
  ['unread', 0.88],
  ['third-texts', 0.87],
  ['fourth-texts', 0.91],
  ['fifth-texts', 0.88],
  // a post whose only word of tools is what the app is made of
  ['seventh-texts', 0.87, 0.15, 1],
]

it.each(FLOORS)(
  'musts of %s are read at F1 %d or more, and few distractors with them',
  (name, floor, most = 0.13, mostLost = 0) => {
    const scores = labelledAds(name).map(({ label, text }) => scoreMusts(label, readAdText(fullCatalogue, text)))
    const { f1, taken } = sumOf(scores)
    expect(f1).toBeGreaterThanOrEqual(floor)
    expect(taken).toBeLessThanOrEqual(most)
    const lost = scores.filter(({ found, wanted }) => wanted > 0 && found === 0)
    expect(lost.length).toBeLessThanOrEqual(mostLost)
  },
)
