import {
  COLUMNS_KEY,
  DREAM_ROLE_KEY,
  DRAFT_KEY_PREFIX,
  EXPLAINED_KEY,
  LANGUAGE_KEY,
  NOTE_KEY_PREFIX,
  QUESTION_KEY_PREFIX,
  REVIEW_KEY_PREFIX,
} from './device-keys.ts'

/** Removes what this browser kept of a person beside the tokens: unsaved answers, corrections, questions and notes, the chosen role, the language, the columns of a table, and what was explained. */
export function forgetOnThisDevice(storage: Storage = window.localStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const prefixes = [DRAFT_KEY_PREFIX, REVIEW_KEY_PREFIX, QUESTION_KEY_PREFIX, NOTE_KEY_PREFIX]
  const own = [COLUMNS_KEY, DREAM_ROLE_KEY, EXPLAINED_KEY, LANGUAGE_KEY]
  const isOfPerson = (key: string) => own.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))
  for (const key of keys) if (isOfPerson(key)) storage.removeItem(key)
}
