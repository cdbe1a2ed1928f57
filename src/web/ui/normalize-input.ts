/** What each kind of field makes of what is typed. Pure; `field.tsx` keeps the caret where it belongs. */

export type InputKind =
  | 'text'
  | 'name'
  | 'username'
  | 'email'
  | 'password'
  | 'phone'
  | 'postal-code'
  | 'number'
  | 'amount'
  | 'weight'
  | 'image'

export const POSTAL_CODE_MAX = 10

const rules: Partial<Record<InputKind, (text: string) => string>> = {
  // Leading blanks go; inner ones stay, because names are people's own.
  name: (text) => text.replace(/^\s+/u, ''),
  username: (text) => text.replaceAll(/\s/gu, '').toLowerCase(),
  email: (text) => text.replaceAll(/\s/gu, '').toLowerCase(),
  password: (text) => text.replaceAll(/\s/gu, ''),
  phone: (text) => text.replaceAll(/[^0-9+\-.() ]/g, ''),
  'postal-code': (text) => text.replaceAll(/\D/g, '').slice(0, POSTAL_CODE_MAX),
}

export function normalizeInput(kind: InputKind, text: string): string {
  return rules[kind]?.(text) ?? text
}

/** The same text with the caret after the same character as before. */
export function normalizeWithCaret(kind: InputKind, text: string, caret: number): { text: string; caret: number } {
  const normalized = normalizeInput(kind, text)
  return { text: normalized, caret: Math.min(normalizeInput(kind, text.slice(0, caret)).length, normalized.length) }
}

/** Raises the first letter as its language does ('ilker' is 'İlker' in Turkish), where one letter stays one letter ('ß' would become two). */
export function raiseFirstLetter(text: string, language: string): string {
  if (text === '') return text
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  const raised = first.toLocaleUpperCase(language)
  return raised.length === first.length ? raised + text.slice(first.length) : text
}
