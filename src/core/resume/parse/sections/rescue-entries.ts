import { must } from '#core/must.ts'
import { headerDate } from '../entries/line-dates.ts'
import type { Line } from '../layout/line.ts'
import { isProse } from './prose.ts'
import type { Section } from './sections.ts'

/** Sections that hold no dated entries of their own. */
const UNDATED = new Set<Section['kind']>(['skills', 'summary', 'languages', 'interests', 'contact', 'references'])
const FEWEST_ENTRIES = 2
const MOST_LINES_ABOVE = 2

/** Where a heading was not known for one, jobs end up under the section before: they are cut off again. */
export function rescueEntries(sections: Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    if (!UNDATED.has(section.kind)) return [section]
    const dated = section.lines.flatMap((line, index) => (isEntryDate(line) ? [index] : []))
    if (dated.length < FEWEST_ENTRIES) return [section]
    const start = entryStart(section.lines, must(dated[0]))
    return [
      { ...section, lines: section.lines.slice(0, start) },
      { kind: 'other', heading: null, lines: section.lines.slice(start) },
    ]
  })
}

const isEntryDate = (line: Line) => !line.hasBullet && headerDate(line)?.span.isRange === true

function entryStart(lines: Line[], at: number): number {
  let start = at
  while (
    start > 0 &&
    at - start < MOST_LINES_ABOVE &&
    must(lines[start]).gapAbove < 0.6 &&
    !isProse(must(lines[start - 1]))
  )
    start -= 1
  return start
}
