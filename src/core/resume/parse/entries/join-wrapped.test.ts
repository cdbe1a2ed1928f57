import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { mergeLines } from './join-wrapped.ts'

describe('a line and the one it goes on in', () => {
  it.each([
    ['Clerk, Quill Mills, Selby Part-', 'Dieu', 'Clerk, Quill Mills, Selby Part-Dieu'],
    ['Clerk, Univer-', 'sity of Selby', 'Clerk, University of Selby'],
    ['Clerk, Quill Mills -', 'Selby', 'Clerk, Quill Mills - Selby'],
    ['Clerk, Quill', 'Mills', 'Clerk, Quill Mills'],
  ])('%s, %s', (above, below, whole) => {
    const [line, next] = linesOf([above, below])
    const merged = mergeLines(must(line), must(next))
    expect([merged.text, merged.cells[0]?.text, merged.cells[0]?.runs.map(({ text }) => text).join('')]).toEqual([
      whole,
      whole,
      whole,
    ])
  })
})
