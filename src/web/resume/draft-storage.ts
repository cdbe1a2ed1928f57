import { DRAFT_KEY_PREFIX } from '../lib/device-keys.ts'
import type { KeyValueStorage } from '../lib/token-store.ts'
import { answerDraftSchema, type AnswerDraft } from './answer-draft.ts'

/** Answers that the server does not have yet, kept per person so that a reload or a closed tab loses nothing. */

export function loadDraft(storage: KeyValueStorage, userId: string): AnswerDraft | undefined {
  try {
    const parsed = answerDraftSchema.safeParse(JSON.parse(storage.getItem(DRAFT_KEY_PREFIX + userId) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(storage: KeyValueStorage, userId: string, draft: AnswerDraft): void {
  tolerantly(() => storage.setItem(DRAFT_KEY_PREFIX + userId, JSON.stringify(draft)))
}

export function dropDraft(storage: KeyValueStorage, userId: string): void {
  tolerantly(() => storage.removeItem(DRAFT_KEY_PREFIX + userId))
}

/** A full storage costs the reload, not the page. */
function tolerantly(write: () => void): void {
  try {
    write()
  } catch {
    // the answers stay in the page's memory
  }
}
