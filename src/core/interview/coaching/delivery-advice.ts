import type { DeliveryWords } from './coach-words.ts'
import { COMFORTABLE_PACE, type Delivery } from '../scores/delivery.ts'

/** What length and pace suggest. */
export function deliveryAdvice({ length, pace, wordsPerMinute }: Delivery, words: DeliveryWords): string[] {
  const { from, to } = COMFORTABLE_PACE
  return [
    ...(length === 'short' ? [words.short] : []),
    ...(length === 'long' ? [words.long] : []),
    ...(pace === 'fast' && wordsPerMinute !== null ? [words.fast(wordsPerMinute, from, to)] : []),
    ...(pace === 'slow' && wordsPerMinute !== null ? [words.slow(wordsPerMinute, from, to)] : []),
  ]
}
