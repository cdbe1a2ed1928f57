import { DREAM_ROLE_KEY, DRAFT_KEY_PREFIX, QUESTION_KEY_PREFIX, REVIEW_KEY_PREFIX } from './device-keys.ts'

/** Removes what this browser kept of a person beside the tokens: unsaved answers, corrections and questions, and the chosen role. */
export function forgetOnThisDevice(storage: Storage = window.localStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const prefixes = [DRAFT_KEY_PREFIX, REVIEW_KEY_PREFIX, QUESTION_KEY_PREFIX]
  const isOfPerson = (key: string) => key === DREAM_ROLE_KEY || prefixes.some((prefix) => key.startsWith(prefix))
  for (const key of keys) if (isOfPerson(key)) storage.removeItem(key)
}
