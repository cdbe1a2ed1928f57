import type { Line } from '../layout/line.ts'
import type { SectionKind } from '../words/section-words.ts'
import { labelsDriving } from '../words/driving-words.ts'
import { headingKind, partialHeadingKind } from './heading-kind.ts'

const FEWEST_HEADINGS = 3
const SAME_EDGE = 1.5
const RAGGED = 5

/**
 * Labels in a margin whose headings all end at its right edge: 'Other languages' and 'Digital skills' below 'PERSONAL SKILLS' open
 * sections too, though they are not in the look of headings.
 */
export function marginLabels(lines: Line[], headings: Map<number, SectionKind>): Map<number, SectionKind> {
  const own = lines.filter((line) => headings.has(line.id))
  const found = new Map<number, SectionKind>()
  const edge = own[0]?.right ?? 0
  const isMargin =
    own.length >= FEWEST_HEADINGS &&
    own.every((line) => Math.abs(line.right - edge) < SAME_EDGE) &&
    Math.max(...own.map(({ left }) => left)) - Math.min(...own.map(({ left }) => left)) > RAGGED
  if (!isMargin) return found
  lines.forEach((line, at) => {
    const beside = lines[at + 1]
    const isLabel =
      !headings.has(line.id) &&
      line.cells.length === 1 &&
      Math.abs(line.right - edge) < SAME_EDGE &&
      !/\d/.test(line.text)
    // What it labels begins in its row.
    if (!isLabel || !beside || beside.left < edge || beside.top > line.bottom) return
    const isDriving = labelsDriving(line.text)
    const kind = isDriving ? 'other' : (headingKind(line.text) ?? partialHeadingKind(line.text))
    if (kind) found.set(line.id, kind)
  })
  return found
}
