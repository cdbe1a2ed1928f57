import { COMFORTABLE_PACE, type Delivery } from './delivery.ts'

/** What length and pace suggest. */
export function deliveryAdvice({ length, pace, wordsPerMinute }: Delivery): string[] {
  const comfortable = `${COMFORTABLE_PACE.from} to ${COMFORTABLE_PACE.to} is comfortable to listen to`
  return [
    ...(length === 'short' ? ['**Length**: there is time for more. One example would fill it well.'] : []),
    ...(length === 'long'
      ? ['**Length**: said aloud this is longer than the question deserves. Keep the two points that matter most.']
      : []),
    ...(pace === 'fast'
      ? [`**Pace**: ${wordsPerMinute} words a minute is quick; ${comfortable}. A breath after each step helps.`]
      : []),
    ...(pace === 'slow'
      ? [
          `**Pace**: ${wordsPerMinute} words a minute is slow; ${comfortable}. Knowing your first sentence by heart helps.`,
        ]
      : []),
  ]
}
