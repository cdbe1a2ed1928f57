import { fold } from '#core/text/fold.ts'

export type DateToken = {
  kind: 'number' | 'word' | 'dash' | 'slash' | 'dot' | 'comma' | 'quote' | 'open' | 'close' | 'other'
  /** Folded. */
  text: string
  start: number
  end: number
  /** A blank stands before it. */
  isApart: boolean
}

const KINDS: Record<string, DateToken['kind']> = {
  '-': 'dash',
  '–': 'dash',
  '—': 'dash',
  '‒': 'dash',
  '−': 'dash',
  '―': 'dash',
  '~': 'dash',
  '→': 'dash',
  '‐': 'dash',
  '‑': 'dash',
  '>': 'dash',
  '/': 'slash',
  '.': 'dot',
  ',': 'comma',
  "'": 'quote',
  '’': 'quote',
  '‘': 'quote',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
}

export function tokenise(text: string): DateToken[] {
  const tokens: DateToken[] = []
  // Some templates set a duration hard against the year: 'Mar 20222 years'.
  const pattern =
    /((?:19|20)\d\d(?=\d{1,2} ?(?:years?|yrs?|months?|mos?)\b)|\d+)|(t\/m(?!\p{L})|\p{L}[\p{L}\p{M}]*(?:['’](?=\p{L})[\p{L}\p{M}]+)?)|(\s+)|([^\s])/gu
  let isApart = true
  for (const match of text.matchAll(pattern)) {
    const [whole, digits, word, blank] = match
    if (blank) {
      isApart = true
      continue
    }
    const start = match.index
    const kind = digits ? 'number' : word ? 'word' : (KINDS[whole] ?? 'other')
    const end = start + whole.length
    tokens.push({ kind, text: word ? fold(word) : whole, start, end, isApart })
    isApart = false
  }
  return tokens
}
