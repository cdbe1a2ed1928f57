import { expect, it } from 'vitest'
import { columnEdges } from './read-lines.ts'

const line = (page: number, right: number, region = 1) => ({ region, right, source: { kind: 'pdf' as const, page } })
const page = (number: number, lines: number, right: number) =>
  Array.from({ length: lines }, (_, row) => line(number, right - row))

it.each([
  ['of the page it stands on, where that has lines enough', 14, 300],
  ['of all its pages, where few lines tell', 5, 400],
])('a column ends where the longest line does: %s', (_, lines, edge) => {
  const drafts = [...page(1, lines, 300), ...page(2, 20, 400), line(1, 900, 2)]
  expect(columnEdges(drafts)(line(1, 120))).toBe(edge)
})
