import { must } from '#core/must.ts'
import { findDates } from '../words/dates.ts'
import { headerDate } from './line-dates.ts'
import type { Line } from '../layout/line.ts'

const LONGEST_TITLE = 90

/**
 * A dot before a title or a date draws a time line; it is no bullet. The marked line stands out from the items below
 * it, or is a range alone.
 */
export function withoutTimeline(lines: Line[]): Line[] {
  const items = lines.filter((line) => line.hasBullet)
  if (items.length === 0 || !items.some((line) => isRange(line) || line.isBold)) return lines
  const plain = items.filter((line) => !line.isBold)
  const isWhen = items.some(isRange) ? isDateAlone : isRange
  return lines.map((line, index) => {
    if (!line.hasBullet || line.text.length > LONGEST_TITLE) return line
    const next = lines[index + 1]
    const isTitle =
      standsOut(line, plain) &&
      next !== undefined &&
      (isDated(line) ||
        isDated(next) ||
        (lines[index + 2] !== undefined && !next.hasBullet && isDated(must(lines[index + 2]))))
    return isWhen(line) || isTitle ? { ...line, hasBullet: false } : line
  })
}

const standsOut = (line: Line, plain: Line[]) =>
  line.isBold && plain.every((other) => other.size <= line.size + 0.3) && !/[.;]$/.test(line.text)

/** By a range, or by a date that stands in a cell of its own. */
function isDated(line: Line): boolean {
  const date = headerDate(line)
  if (!date) return false
  const { start, end, isRange } = date.span
  return isRange || (line.cells.length > 1 && end - start === line.cells[date.cell]?.text.trim().length)
}

const isRange = (line: Line) => isDateAlone(line) && findDates(line.text).some((span) => span.isRange)

/** A line that says when, and nothing else. */
export const isDateAlone = ({ text }: Line) => findDates(text).some((span) => text.length <= span.end - span.start + 2)
