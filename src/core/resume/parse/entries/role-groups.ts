import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { titleScore } from '../words/title-words.ts'
import { headerDate } from './line-dates.ts'

/** A title that the words know. */
const TITLE = 2

/**
 * 'Project manager' over 'Tallow Mills, 2019 – 2021' and 'Fenwick Rail, 2015 – 2018': a title that stands once above
 * several employers is put above each of them.
 */
export function spreadRoles(lines: Line[]): Line[] {
  const dated = lines.flatMap((line, at) => (isRange(line) ? [at] : []))
  const heads = headsOf(lines, dated)
  if (heads.length === 0) return lines
  let title: Line | null = null
  return lines.flatMap((line, at) => {
    if (heads.includes(at)) {
      title = line
      return []
    }
    return title && dated.includes(at)
      ? [
          { ...title, gapAbove: line.gapAbove },
          { ...line, gapAbove: 0.3 },
        ]
      : [line]
  })
}

/** Where known titles in a look that nothing else has stand above employers alone, one of them above several. */
function headsOf(lines: Line[], dated: number[]): number[] {
  const titles = lines.flatMap((line, at) =>
    !line.hasBullet && !isRange(line) && titleScore(line.text) >= TITLE && dated.includes(at + 1) ? [at] : [],
  )
  for (const head of titles) {
    const look = lookOf(must(lines[head]))
    const own = lines.flatMap((line, at) => (lookOf(line) === look ? [at] : []))
    if (own.length < 2 || own[0] !== 0 || !own.every((at) => titles.includes(at)) || own.length === dated.length)
      continue
    const below = dated.filter((at) => at > must(own[0]))
    const isAlike = below.every((at) => lookOf(must(lines[at])) === lookOf(must(lines[must(below[0])])))
    // A firm may be called Baker.
    const areEmployers = below.filter((at) => titleScore(must(lines[at]).text) >= TITLE).length < below.length / 2
    if (isAlike && areEmployers && below.length > own.length && below.length === dated.length) return own
  }
  return []
}

const isRange = (line: Line) => !line.hasBullet && headerDate(line)?.span.isRange === true

const lookOf = (line: Line) => {
  const [run] = must(line.cells[0]).runs
  return [run?.isBold, run?.isItalic, Math.round(line.size * 2) / 2].join('|')
}
