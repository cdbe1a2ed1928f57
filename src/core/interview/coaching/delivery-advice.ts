import type { DeliveryWords } from './coach-words.ts'
import { COMFORTABLE_PACE, type Delivery } from '../scores/delivery.ts'

/** What length and pace suggest. Who gives an example is not asked for one. */
export function deliveryAdvice(
  { length, pace, wordsPerMinute }: Delivery,
  hasExample: boolean,
  words: DeliveryWords,
): string[] {
  const { from, to } = COMFORTABLE_PACE
  return [
    ...(length === 'short' ? [hasExample ? words.shortWithExample : words.short] : []),
    ...(length === 'long' ? [words.long] : []),
    ...(pace === 'fast' && wordsPerMinute !== null ? [words.fast(wordsPerMinute, from, to)] : []),
    ...(pace === 'slow' && wordsPerMinute !== null ? [words.slow(wordsPerMinute, from, to)] : []),
  ]
}
