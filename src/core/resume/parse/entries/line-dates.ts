import { type DateSpan, findDates } from '../words/dates.ts'
import type { Line } from '../layout/line.ts'

/** The date that places an entry in time, with the cell it stands in. */
export type LineDate = { span: DateSpan; cell: number }

const LONGEST_REST = 110
/** Behind a range that opens the line there may stand title, unit, employer and a remark. */
const LONGEST_OPENED = 170

/** The date of an entry's header on this line; dates in the middle of sentences do not count. */
export function headerDate(line: Line): LineDate | null {
  let best: (LineDate & { score: number }) | null = null
  line.cells.forEach((cell, index) => {
    for (const span of findDates(cell.text, line.isMonthFirst)) {
      const score = dateScore(cell.text, span, line)
      if (score > 0 && (!best || score > best.score)) best = { span, cell: index, score }
    }
  })
  return best
}

/** '· September 2020 - Februar 2024': an item that only says when belongs to what stands above it. */
export function isRangeAlone(line: Line): boolean {
  const date = line.text.length < 60 ? headerDate(line) : null
  return (
    date !== null &&
    date.span.isRange &&
    !/[\p{L}\d]/u.test(line.text.replace(/^[^\p{L}\d(]+/u, '').replace(textOf(line, date), ''))
  )
}

const textOf = (line: Line, { span, cell }: LineDate) => line.cells[cell]?.text.slice(span.start, span.end) ?? ''

function dateScore(text: string, span: DateSpan, line: Line): number {
  const before = text.slice(0, span.start).trim()
  const after = text.slice(span.end).trim()
  const rest = before.length + after.length
  const isOpened = span.isRange && before === '' && !/[.!?]$/.test(after)
  // 'Graduated 05/2022' says what it dates, however much stands around it.
  if ((span.isReached || (span.isExpected && !span.isRange)) && rest <= LONGEST_OPENED) return 3
  if (rest > (isOpened ? LONGEST_OPENED : LONGEST_REST) || line.text.length > LONGEST_REST + 60) return 0
  const isAtEdge = /^[(|,;:·•–—-]*$/.test(before) || /^[).,;|·•–—-]*$/.test(after)
  const isAlone = /^[(|,;:·•–—-]*$/.test(before) && /^[).,;|·•–—-]*$/.test(after)
  const isBracketed = text[span.start] === '('
  if (isAlone) return span.isRange ? 5 : 4
  // '2019–2021 Developer, Acme Ltd, Leeds.' is a header for all its full stop: a sentence does not open with a range.
  // nor does 'Acme Ltd, Selby, BC.' end one.
  if (/\p{L}.*(?<!(?:^|[\s,])\p{Lu}{1,3})[.!]$/u.test(after) && rest > 40 && !(span.isRange && before === '')) return 0
  if (isAtEdge || isBracketed || /^[|,;·•–—(]/.test(after) || isDuration(after))
    return span.isRange ? 4 : singleScore(before, after, span)
  return span.isRange && rest < 80 ? 1 : 0
}

/** Many templates print how long it lasted: '2 years 6 months', '(3 yrs)'. */
function isDuration(text: string): boolean {
  return /^[(|·,\s-]*\d{1,2}\s*(?:years?|yrs?|y|months?|mos?|m|jahre?n?|monate?n?|ans?|mois|anos?|meses|lat[a]?|mies|yil|ay)\b/i.test(
    text,
  )
}

/** A lone year behind words that run on ('shipped in 2019') is part of a sentence. */
function singleScore(before: string, after: string, span: DateSpan): number {
  if (/\b(?:in|by|of|since|from|to|for|server|office|version|v)$/i.test(before) && !span.from?.month) return 0
  const words = `${before} ${after}`.split(/\s+/).filter(Boolean).length
  return words <= 12 ? 2 : 0
}
