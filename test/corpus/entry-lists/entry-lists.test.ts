import { describe, expect, it } from 'vitest'
import { type ListName, scoreList } from './read-list.ts'
import { shareOf } from './share.ts'

/** Shares of entries and of their dates, as measured: docs/quality/resume-reader.md. */
const MEASURED: [ListName, entries: number, dates: number][] = [
  ['education-first', 99, 99],
  ['education-second', 89.8, 82.6],
  ['jobs-first', 99, 99],
  ['jobs-second', 89.5, 88.5],
]

describe('lists of short resumes', () => {
  it.each(MEASURED)('%s is read as well as measured', (list, least, leastDates) => {
    const { entries, dates } = shareOf(scoreList(list))
    expect(entries).toBeGreaterThanOrEqual(least)
    expect(dates).toBeGreaterThanOrEqual(leastDates)
  })
})
