import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'

export type DateToken = {
  kind: 'number' | 'word' | 'dash' | 'slash' | 'dot' | 'comma' | 'quote' | 'colon' | 'open' | 'close' | 'other'
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
  ':': 'colon',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
}

/** The year before the first of an era. */
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 }

/**
 * Eras, numbers ('1st' is one), words, blanks and signs. Scripts without blanks set '2019年4月から現在' as one: the signs of
 * dates are words there. Some templates set a duration hard against the year: 'Mar 20222 years'.
 */
const PATTERN =
  /((?:令和|平成|昭和|民[国國])\s?(?:\d{1,2}|元)(?=\s?年))|((?:19|20)\d\d(?=\d{1,2} ?(?:years?|yrs?|months?|mos?)\b)|\d{1,2}(?:st|nd|rd|th|er)(?!\p{L})|\d+)|(t\/m(?!\p{L})|至今|から|まで|부터|까지|現在|现在|현재|[年月日년월일至到]|\p{L}[\p{L}\p{M}]*(?:['’](?=\p{L})[\p{L}\p{M}]+)?)|(\s+)|([^\s])/gu

/** The same length: wide figures and signs as their narrow ones. */
export const narrow = (text: string) =>
  text.replaceAll(/[\uff01-\uff5e〜]/g, (sign) =>
    sign === '〜' ? '~' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )

/** `isMonthFirst`: '03/04/2019' is a day in March. */
export function tokenise(text: string, isMonthFirst = false): DateToken[] {
  const tokens: DateToken[] = []
  let isApart = true
  for (const match of text.matchAll(PATTERN)) {
    const [whole, era, digits, word, blank] = match
    if (blank) {
      isApart = true
      continue
    }
    const start = match.index
    const kind = era || digits ? 'number' : word ? 'word' : (KINDS[whole] ?? 'other')
    const own = era ? yearOf(era) : digits ? must(/^\d+/.exec(digits))[0] : word ? fold(word) : whole
    tokens.push({ kind, text: own, start, end: start + whole.length, isApart })
    isApart = false
  }
  if (isMonthFirst) swapDays(tokens)
  return tokens
}

function yearOf(era: string): string {
  const year = era.slice(2).trim()
  return String(must(ERAS[era.slice(0, 2)]) + (year === '元' ? 1 : Number(year)))
}

/** Months before days, as all other steps expect days before months. */
function swapDays(tokens: DateToken[]): void {
  for (let at = 0; at + 4 < tokens.length; at += 1) {
    const [month, joint, day, again, year] = tokens.slice(at, at + 5) as [
      DateToken,
      DateToken,
      DateToken,
      DateToken,
      DateToken,
    ]
    const isDate =
      [month, day, year].every(({ kind }) => kind === 'number') && joint.kind === 'slash' && again.kind === 'slash'
    if (!isDate || Number(day.text) > 12 || month.text.length > 2) continue
    const text = month.text
    month.text = day.text
    day.text = text
  }
}
