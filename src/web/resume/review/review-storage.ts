import type { SavedResume, SeenResume } from '#contract/resume.ts'
import { resumeFactsSchema } from '#core/resume/schema.ts'
import { REVIEW_KEY_PREFIX } from '../../lib/device-keys.ts'
import type { KeyValueStorage } from '../../lib/token-store.ts'
import { factsOf } from './review-draft.ts'
import type { ReviewState } from './review-state.ts'

/** Changes that are not confirmed yet, kept per person so that a reload or a closed tab loses nothing. */
type Kept = SeenResume & { state: ReviewState }

/** Only for the very reading it was made on: after another upload or a Confirm elsewhere it would be wrong. */
export function loadReview(storage: KeyValueStorage, userId: string, saved: SeenResume): ReviewState | undefined {
  try {
    const kept = JSON.parse(storage.getItem(REVIEW_KEY_PREFIX + userId) ?? 'null') as Kept | null
    if (kept?.resumeId !== saved.resumeId || kept.version !== saved.version) return undefined
    const { now, past } = kept.state
    const areFacts = [now, ...past.map(({ draft }) => draft)].every(
      (draft) => resumeFactsSchema.safeParse(factsOf(draft)).success,
    )
    return areFacts ? { ...kept.state, said: '' } : undefined
  } catch {
    return undefined
  }
}

export function keepReview(storage: KeyValueStorage, userId: string, saved: SavedResume, state: ReviewState): void {
  try {
    storage.setItem(
      REVIEW_KEY_PREFIX + userId,
      JSON.stringify({ resumeId: saved.resumeId, version: saved.version, state } satisfies Kept),
    )
  } catch {
    // a full storage costs the reload, not the page
  }
}

export function dropReview(storage: KeyValueStorage, userId: string): void {
  try {
    storage.removeItem(REVIEW_KEY_PREFIX + userId)
  } catch {
    // as above
  }
}
