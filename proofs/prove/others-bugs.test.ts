import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGE = 'docs/quality/others-bugs.md'
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[3]?.startsWith('`'))
  .map(([, bug, , file, title]) => ({ bug: must(bug), file: must(file).replaceAll('`', ''), title: must(title) }))

describe('bugs that others shipped', () => {
  it('are listed in a table that can be read', () => {
    expect(rows.length).toBeGreaterThan(50)
  })

  it.each(rows)('$bug: its test is in $file', ({ file, title }) => {
    expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title)
  })
})
