import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { boardOf } from './boards.ts'

describe('a board of many pages', () => {
  const board = must(boardOf('https://jobs.smartrecruiters.com/Lantern'))
  it.each([
    [100, 1, null],
    [101, 1, 'offset=100'],
    [250, 2, 'offset=200'],
    [250, 3, null],
    [9_000, 5, null],
  ])('of %s openings is asked after page %s for %s', (totalFound, page, wanted) => {
    const next = board.next?.({ totalFound, content: [] }, page)
    if (wanted === null) expect(next).toBeNull()
    else expect(next?.url).toMatch(new RegExp(`${wanted}$`))
  })
})

it('an address of no known board is none', () => expect(boardOf('https://example.org/Lantern')).toBeNull())
