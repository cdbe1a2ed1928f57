import { createEmptyCard, fsrs, generatorParameters, Rating, type CardInput } from 'ts-fsrs'
import type { Instant } from '#core/time.ts'

/**
 * Spaced repetition by FSRS (ts-fsrs): what is known comes back after longer and longer times, what is missed soon. Days, not
 * minutes, since the daily challenge asks once a day; without fuzz, so that the same answers give the same days.
 */
const scheduler = fsrs(generatorParameters({ enable_fuzz: false, enable_short_term: false }))

/** A card as it is kept: JSON of what the scheduler needs. */
export type RecallCard = { due: Instant; json: string }

/** The card after an answer; null: it was asked for the first time. */
export function reviewed(card: RecallCard | null, isRight: boolean, now: Instant): RecallCard {
  const before: CardInput = card ? (JSON.parse(card.json) as CardInput) : createEmptyCard(now)
  const next = scheduler.next(before, now, isRight ? Rating.Good : Rating.Again).card
  return { due: next.due.toISOString(), json: JSON.stringify(next) }
}
