import type { Experience } from '#core/resume/schema.ts'
import { findDates, formatPoint, seasonsOf } from '../words/dates.ts'
import type { Line } from '../layout/line.ts'

const ONLY_AND = /^\s*(?:,|;|&|\+|and|und|et|y|e|ve)?\s*$/iu

/** 'summer 2019 and Jun 2020 – Sept 2021' are two stretches of one job: each stands by itself, and both are asked about. */
export function withOtherStretch<T extends { value: Experience; lines: Line[]; isSure: boolean }>(read: T): T[] {
  for (const { cells, isMonthFirst } of read.lines)
    for (const { text } of cells) {
      const [first, second] = findDates(text, isMonthFirst)
      if (!first?.from || !second?.from || !ONLY_AND.test(text.slice(first.end, second.start))) continue
      const other = formatPoint(first.from) === read.value.startDate ? second : first
      const own = {
        startDate: formatPoint(other.from),
        endDate: other.isCurrent ? null : formatPoint(other.to ?? other.from),
        isCurrent: other.isCurrent,
        ...seasonsOf(other.from, other.to ?? other.from),
      }
      const { startSeason: _start, endSeason: _end, ...value } = read.value
      const doubted = { ...read, isSure: false }
      return [doubted, { ...doubted, value: { ...value, ...own, highlights: [] } }]
    }
  return [read]
}
