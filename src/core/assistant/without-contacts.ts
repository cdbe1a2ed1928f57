import { maskContacts } from '#core/coach/mask-contacts.ts'

/** Masks the ways to reach somebody in every text of a value; links to pages and ids stay. */
export function withoutContacts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return KEPT_KEY.test(key) || LINK.test(value) ? value : maskContacts(value)
  if (Array.isArray(value)) return value.map((one) => withoutContacts(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutContacts(inner, name)]))
}

const KEPT_KEY = /(?:^id|Id|Ids|At|On|Cursor)$/
const LINK = /^https?:\/\/[^\s@]+$/
