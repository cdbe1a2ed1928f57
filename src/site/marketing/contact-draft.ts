import type { ContactValues } from './send-contact.ts'

/** A message under way survives a reload. On this device only; gone once sent. */
const KEY = 'contactDraft'
const empty: ContactValues = { name: '', email: '', message: '' }

export function readDraft(): ContactValues {
  try {
    const draft = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const textOf = (field: unknown) => (typeof field === 'string' ? field : '')
    return { name: textOf(draft['name']), email: textOf(draft['email']), message: textOf(draft['message']) }
  } catch {
    return empty
  }
}

export function keepDraft(values: Partial<ContactValues>): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Without storage there is no draft; sending still works.
  }
}

export function dropDraft(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
